import type { Disposable } from '@/common/disposable';

export const POLL_MS = 30_000;
/** While the page is hidden, for those who let the browser notify them. */
export const HIDDEN_POLL_MS = 60_000;
/** The longest pause after failures, each of which doubles it. */
export const LONGEST_PAUSE_MS = 5 * 60_000;

export interface PollingDeps {
  /** Reads once. Resolves to whether it succeeded; never rejects. */
  run(): Promise<boolean>;
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  isOnline: { get(): boolean; subscribe(listener: () => void): Disposable };
  /** Whether to go on, at a slower pace, while the page is hidden. */
  runsHidden(): boolean;
}

/**
 * Runs at once and then at intervals: while the page is visible and the browser online, and immediately when it becomes
 * so again. One run at a time: a refresh during one is another run after it.
 */
export function createPolling({ run, page, isOnline, runsHidden }: PollingDeps) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isRepeated = false;
  let isDisposed = false;
  let failures = 0;

  const isHidden = () => page.visibilityState === 'hidden';
  const isAwake = () => isOnline.get() && (!isHidden() || runsHidden());

  function schedule() {
    clearTimeout(timer);
    if (isDisposed || !isAwake()) return;
    const interval = isHidden() ? HIDDEN_POLL_MS : POLL_MS;
    timer = setTimeout(() => void poll(), Math.min(interval * 2 ** failures, Math.max(interval, LONGEST_PAUSE_MS)));
  }

  async function poll(): Promise<void> {
    if (isDisposed) return;
    if (isRunning) {
      isRepeated = true;
      return;
    }
    clearTimeout(timer);
    isRunning = true;
    isRepeated = false;
    failures = (await run()) ? 0 : failures + 1;
    isRunning = false;
    if (isRepeated) await poll();
    else schedule();
  }

  const handleWake = () => {
    if (!isAwake()) return clearTimeout(timer);
    if (isHidden()) return schedule();
    void poll();
  };
  page.addEventListener('visibilitychange', handleWake);
  const stopOnline = isOnline.subscribe(handleWake);
  if (isAwake()) void poll();

  return {
    refresh: () => void poll(),
    dispose() {
      isDisposed = true;
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', handleWake);
      stopOnline();
    },
  };
}
