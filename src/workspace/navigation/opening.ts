import { AppError } from '@/common/errors/appError';

/** The limit of pages that open each other in a row without an act of the person. */
export const MAX_NESTED_OPENINGS = 8;

/** The opening of a view by another page. */
export interface Opening {
  /** Number of pages opened in a row, each by the one before, since the last act of the person. */
  depth: number;
  /** The value of `ActCounter` when the page was opened. */
  act: number;
}

export interface OpeningDeps {
  /** The number of acts of the person so far. */
  acts(): number;
  t(key: string, params?: Record<string, unknown>): string;
}

/**
 * The opening of the page `code` by a view with the opening `opener` (undefined: by an address). Throws a configuration
 * error when too many pages in a row have opened the next one.
 */
export function nextOpening(opener: Opening | undefined, code: string, { acts, t }: OpeningDeps): Opening {
  const act = acts();
  const depth = opener?.act === act ? opener.depth + 1 : 1;
  if (depth > MAX_NESTED_OPENINGS) {
    throw new AppError(
      'config',
      t('engine.configerror', { reason: t('workspace.opening.endless', { code, count: MAX_NESTED_OPENINGS }) }),
    );
  }
  return { depth, act };
}

const ACTS = ['pointerdown', 'keydown', 'click'] as const;

/** Counts the acts of the person: trusted presses and keys, not events that scripts dispatch. */
export interface ActCounter {
  count(): number;
  /** Counts until it is disposed. */
  start(page: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void;
}

export function createActCounter(): ActCounter {
  let acts = 0;
  const handleAct = ({ isTrusted }: Event) => {
    if (isTrusted) acts += 1;
  };
  return {
    count: () => acts,
    start(page) {
      ACTS.forEach((type) => page.addEventListener(type, handleAct, { capture: true, passive: true }));
      return () => ACTS.forEach((type) => page.removeEventListener(type, handleAct, { capture: true }));
    },
  };
}
