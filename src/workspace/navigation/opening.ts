import { AppError } from '@/common/errors/appError';

/** The limit of pages that open each other in a row without a user gesture. */
export const MAX_NESTED_OPENINGS = 8;

/** The opening of a view by another page. */
export interface Opening {
  /** Number of pages opened in a row, each by the one before, since the last user gesture. */
  depth: number;
  /** The number of user gestures when the page was opened. */
  gesture: number;
}

export interface OpeningDeps {
  /** The number of user gestures so far (`UserGestures`). */
  gestureCount(): number;
  t(key: string, params?: Record<string, unknown>): string;
}

/**
 * The opening of the page `code` by a view with the opening `opener` (undefined: by an address). Throws a configuration
 * error when too many pages in a row have opened the next one.
 */
export function nextOpening(opener: Opening | undefined, code: string, { gestureCount, t }: OpeningDeps): Opening {
  const gesture = gestureCount();
  const depth = opener?.gesture === gesture ? opener.depth + 1 : 1;
  if (depth > MAX_NESTED_OPENINGS) {
    throw new AppError(
      'config',
      t('engine.configerror', { reason: t('workspace.opening.endless', { code, count: MAX_NESTED_OPENINGS }) }),
    );
  }
  return { depth, gesture };
}

const GESTURE_EVENTS = ['pointerdown', 'keydown', 'click'] as const;

/** Counts user gestures: trusted press, key and click events, not events that scripts dispatch. */
export interface UserGestures {
  count(): number;
  /** Counts until it is disposed. */
  start(page: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void;
}

export function createUserGestures(): UserGestures {
  let count = 0;
  const handleGesture = ({ isTrusted }: Event) => {
    if (isTrusted) count += 1;
  };
  return {
    count: () => count,
    start(page) {
      GESTURE_EVENTS.forEach((type) => page.addEventListener(type, handleGesture, { capture: true, passive: true }));
      return () => GESTURE_EVENTS.forEach((type) => page.removeEventListener(type, handleGesture, { capture: true }));
    },
  };
}
