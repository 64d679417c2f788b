import type { Page } from 'puppeteer';

export interface PageClock {
  /** Waits until the page sets a timer with exactly this delay and runs it at once. */
  runTimer(delayMs: number): Promise<void>;
}

/** What the window of a controlled page has. */
export interface HeldTimers {
  /** Runs the first timer with exactly this delay; false without one. */
  runHeldTimer(delay: number): boolean;
}

/** Runs in each document before its scripts and holds back timers with these delays. */
function holdTimers(delays: readonly number[]) {
  const held = new Map<number, { delay: number; run: () => void }>();
  const { setTimeout: startTimer, clearTimeout: stopTimer } = window;
  // Real timer ids are positive; held timers get negative ids.
  let lastId = 0;
  const hold = (delay: number, run: () => void) => {
    held.set((lastId -= 1), { delay, run });
    return lastId;
  };
  Object.assign(window, {
    setTimeout: (run: () => void, delay = 0, ...parameters: never[]) =>
      delays.includes(delay) ? hold(delay, () => run(...(parameters as []))) : startTimer(run, delay, ...parameters),
    clearTimeout: (id?: number) => {
      if (id === undefined || !held.delete(id)) stopTimer(id);
    },
    runHeldTimer(delay: number) {
      const found = [...held].find(([, timer]) => timer.delay === delay);
      if (!found) return false;
      const [id, { run }] = found;
      held.delete(id);
      run();
      return true;
    },
  });
}

/**
 * Controls timers with exactly these delays from the page's next document on, so that no test waits for them. Other
 * timers, `Date` and `performance` use real time.
 */
export async function pageClock(page: Page, delaysMs: readonly number[]): Promise<PageClock> {
  await page.evaluateOnNewDocument(holdTimers, delaysMs);
  return {
    async runTimer(delayMs) {
      await page.waitForFunction((delay) => (window as unknown as HeldTimers).runHeldTimer(delay), {}, delayMs);
    },
  };
}
