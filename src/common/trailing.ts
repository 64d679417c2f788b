import type { Disposable } from './disposable';

export interface Trailing {
  call(): void;
  /** Drops what is pending, and ignores later calls. */
  dispose: Disposable;
}

/** Throttles: `run` follows `waitMs` after the first of any number of calls, so it sees what the last one has done. */
export function trailing(run: () => void, waitMs: number): Trailing {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDisposed = false;
  return {
    call() {
      if (isDisposed) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        run();
      }, waitMs);
    },
    dispose() {
      isDisposed = true;
      clearTimeout(timer);
    },
  };
}
