import type { ReactNode } from 'react';
import type { Disposable } from '@/common/disposable';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';

/** Something that a feature shows over the workspace. */
export interface Overlay {
  readonly id: number;
  readonly content: ReactNode;
  /** Closes it without a result. */
  close(): void;
  /**
   * Sets what a request to close does, until disposed; by default the overlay closes. `handle` resolves to whether it
   * closes.
   */
  onCloseRequest(handle: () => Promise<boolean>): Disposable;
}

/** What features show over the workspace, within its theme, language and services. */
export interface Overlays extends Observable<readonly Overlay[]> {
  /** Shows what `render` answers until it calls `close`. Resolves to that result; to undefined when the session ends. */
  open<T>(render: (close: (result: T) => void) => ReactNode): Promise<T | undefined>;
  /**
   * Asks the topmost overlay to close, as its close button does. Resolves to whether it closes; undefined when there is
   * no overlay.
   */
  requestClose(): Promise<boolean> | undefined;
  /** Closes all without a result. */
  closeAll(): void;
}

export function createOverlays(): Overlays {
  const overlays = createStore<readonly Overlay[]>([]);
  const requests = new Map<Overlay, () => Promise<boolean>>();
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
        const overlay: Overlay = {
          id: ++lastId,
          content: render(close),
          close: () => close(),
          onCloseRequest(handle) {
            requests.set(overlay, handle);
            return () => requests.delete(overlay);
          },
        };
        overlays.set([...overlays.get(), overlay]);
      }),
    requestClose() {
      const top = overlays.get().at(-1);
      const handle = top && requests.get(top);
      if (handle) return handle();
      top?.close();
      return top && Promise.resolve(true);
    },
    closeAll: () => overlays.get().forEach(({ close }) => close()),
  };
}
