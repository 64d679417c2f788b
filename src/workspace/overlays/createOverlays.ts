import type { ReactNode } from 'react';
import type { Disposable } from '@/common/disposable';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';

/** Something over the whole workspace, such as a dialog of a tool. */
export interface Overlay {
  readonly id: number;
  readonly content: ReactNode;
}

export interface Overlays extends Observable<readonly Overlay[]> {
  /** Shows what `render` returns until it closes. Resolves to its result; undefined when the workspace has ended. */
  open<T>(render: (close: (result: T) => void) => ReactNode): Promise<T | undefined>;
  /** Closes all overlays. */
  dispose: Disposable;
}

/** The open overlays; `Overlays` renders them inside the workspace's providers. */
export function createOverlays(): Overlays {
  const shown = createStore<readonly Overlay[]>([]);
  const waiting = new Map<number, () => void>();
  let count = 0;
  return {
    get: shown.get,
    subscribe: shown.subscribe,
    open: (render) =>
      new Promise((resolve) => {
        const id = (count += 1);
        const end = (result: Parameters<typeof resolve>[0]) => {
          waiting.delete(id);
          shown.set(shown.get().filter((overlay) => overlay.id !== id));
          resolve(result);
        };
        waiting.set(id, () => end(undefined));
        shown.set([...shown.get(), { id, content: render(end) }]);
      }),
    dispose: () => waiting.forEach((end) => end()),
  };
}
