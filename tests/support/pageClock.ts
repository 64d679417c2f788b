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

/**
 * Runs in each document before its scripts and holds back timers with these delays. Its inner functions are methods or
 * arguments, because its source is sent as text.
 */
function holdTimers(delays: readonly number[]) {
  const held = new Map<number, { delay: number; run: (...parameters: never[]) => void; parameters: never[] }>();
  const { setTimeout: startTimer, clearTimeout: stopTimer } = window;
  // Real timer ids are positive; held timers get negative ids.
  let lastId = 0;
  Object.assign(window, {
    setTimeout(run: (...parameters: never[]) => void, delay = 0, ...parameters: never[]) {
      if (!delays.includes(delay)) return startTimer(run, delay, ...parameters);
      held.set((lastId -= 1), { delay, run, parameters });
      return lastId;
    },
    clearTimeout(id?: number) {
      if (id === undefined || !held.delete(id)) stopTimer(id);
    },
    runHeldTimer(delay: number) {
      const found = [...held].find(([, timer]) => timer.delay === delay);
      if (!found) return false;
      const [id, { run, parameters }] = found;
      held.delete(id);
      run(...parameters);
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

/** The delay of a timer that `shortenTimers` shortens. */
const SHORT_MS = 50;

/**
 * Shortens timers with exactly these delays from the page's next document on, for tests about what follows them: that
 * the product waits so long is shown elsewhere.
 */
export async function shortenTimers(page: Page, delaysMs: readonly number[]): Promise<void> {
  await page.evaluateOnNewDocument(
    (delays, shortMs) => {
      const { setTimeout: startTimer } = window;
      Object.assign(window, {
        setTimeout: (run: (...parameters: never[]) => void, delay = 0, ...parameters: never[]) =>
          startTimer(run, delays.includes(delay) ? shortMs : delay, ...parameters),
      });
    },
    delaysMs,
    SHORT_MS,
  );
}
