import type { Page } from 'puppeteer';

export interface PageClock {
  /** Waits until a timer of exactly this delay is set in the page, and runs it at once. */
  runTimer(delayMs: number): Promise<void>;
}

/** Runs in each document of the page, before its scripts. */
function holdTimers(delays: readonly number[]) {
  const held = new Map<number, { delay: number; run: () => void }>();
  const { setTimeout: startTimer, clearTimeout: stopTimer } = window;
  // Browsers give out positive numbers.
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
 * Takes the timers of exactly these delays into the test's hands, from the page's next document on: no test waits for
 * one. Other timers, `Date` and `performance` keep the real time.
 */
export async function pageClock(page: Page, delaysMs: readonly number[]): Promise<PageClock> {
  await page.evaluateOnNewDocument(holdTimers, delaysMs);
  return {
    async runTimer(delayMs) {
      await page.waitForFunction(
        (delay) => (window as unknown as { runHeldTimer(delay: number): boolean }).runHeldTimer(delay),
        {},
        delayMs,
      );
    },
  };
}
