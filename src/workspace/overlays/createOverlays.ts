import type { ReactNode } from 'react';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';

/** Something that a feature shows over the workspace. */
export interface Overlay {
  readonly id: number;
  readonly content: ReactNode;
  /** Closes it without a result. */
  close(): void;
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
  let lastId = 0;
  return {
    get: overlays.get,
    subscribe: overlays.subscribe,
    open: <T>(render: (close: (result: T) => void) => ReactNode) =>
      new Promise<T | undefined>((resolve) => {
        const close = (result?: T) => {
          overlays.set(overlays.get().filter((other) => other !== overlay));
          resolve(result);
        };
        const overlay: Overlay = { id: ++lastId, content: render(close), close: () => close() };
        overlays.set([...overlays.get(), overlay]);
      }),
    closeAll: () => overlays.get().forEach(({ close }) => close()),
  };
}
