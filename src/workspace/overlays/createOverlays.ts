import type { ReactNode } from 'react';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';

/** Something that a feature shows over the workspace. */
export interface Overlay {
  readonly id: number;
  readonly content: ReactNode;
}

/** What features show over the workspace, within its theme, language and services. */
export interface Overlays extends Observable<readonly Overlay[]> {
  /** Shows what `render` answers until it calls `close`. Resolves to that result; to undefined when the session ends. */
  open<T>(render: (close: (result: T) => void) => ReactNode): Promise<T | undefined>;
  /** Closes all without a result. */
  closeAll(): void;
}

export function createOverlays(): Overlays {
  const overlays = createStore<readonly Overlay[]>([]);
  const closers = new Map<number, () => void>();
  let lastId = 0;
  return {
    get: overlays.get,
    subscribe: overlays.subscribe,
    open: <T>(render: (close: (result: T) => void) => ReactNode) =>
      new Promise<T | undefined>((resolve) => {
        const id = ++lastId;
        const close = (result?: T) => {
          closers.delete(id);
          overlays.set(overlays.get().filter((overlay) => overlay.id !== id));
          resolve(result);
        };
        closers.set(id, close);
        overlays.set([...overlays.get(), { id, content: render(close) }]);
      }),
    closeAll: () => [...closers.values()].forEach((close) => close()),
  };
}
