import type { CDPSession, Page } from 'puppeteer';

/** Longest wait for something on a page. */
const PATIENCE_MS = 20_000;
/** A page that computes longer than this without a pause hangs: nothing that a person does is answered. */
const HANG_MS = 1_000;
/** The names under which a window, and a frame of another origin, reach the recorder. */
const RECORDERS = ['recordOwnTask', 'recordForeignTask'] as const;
/** What the product's error boundaries write about a screen, page or view whose rendering has failed. */
const CAUGHT = /^\[[\w-]+\] (A (screen|page) has failed|Screen \S+ failed)/;
/** A part of the product that could not be fetched, as without a network, is no fault of its code. */
const NOT_FETCHED = /Loading (CSS )?chunk|ChunkLoadError/;

/** Whether a line of the console tells that an error boundary shows its card in place of a screen. */
export const tellsOfCrash = (line: string): boolean => CAUGHT.test(line) && !NOT_FETCHED.test(line);

export interface Health {
  /** Nothing at all is shown. */
  isWhite: boolean;
  /** Since the last check a main thread computed without a pause for longer than a person waits. */
  isHanging: boolean;
  /** Cards in place of controls whose rendering has failed, since the last check. */
  brokenControls: number;
  /** The longest task since the last check, in milliseconds; 0 when each was shorter than 50 ms. */
  longestTaskMs: number;
}

/**
 * Runs in each document before its scripts (its inner functions are methods or arguments, because its source is sent as
 * text), also in frames and after a navigation. A window is told of the tasks of the
 * frames that share its main thread; a frame of another origin may have a thread of its own, and tells itself.
 */
function recordLongTasks(own: string, foreign: string): void {
  const isTop = window === window.top;
  if (!isTop && [...location.ancestorOrigins].at(-1) === window.origin) return;
  const recorders = window as unknown as Record<string, ((task: string) => void) | undefined>;
  const recorder = {
    record(entries: PerformanceEntryList) {
      entries.forEach(({ duration }) =>
        recorders[isTop ? own : foreign]?.(JSON.stringify({ ms: duration, document: performance.timeOrigin })),
      );
    },
  };
  const observer = new PerformanceObserver((list) => recorder.record(list.getEntries()));
  observer.observe({ type: 'longtask', buffered: true });
  // What the observer has not been told yet when the document is left.
  window.addEventListener('pagehide', () => recorder.record(observer.takeRecords()));
}

interface LongTask {
  ms: number;
  /** When its document was opened, in milliseconds since 1970, which tells the documents of a page apart. */
  document: number;
}

const cpuSecondsOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0;
};

/** Whether something is shown, within the patience: a page that is loading is empty for a moment, about:blank always. */
async function isShowing(page: Page): Promise<boolean> {
  return page
    .waitForFunction(() => location.protocol === 'about:' || document.body?.innerText.trim() !== '', {
      polling: 20,
      timeout: PATIENCE_MS,
    })
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && error.name === 'TimeoutError') return false;
        throw error;
      },
    );
}

/** What is wrong with a page in words, each beginning with its kind. */
export const problemsOf = ({ isWhite, isHanging, brokenControls, longestTaskMs }: Health): string[] => [
  ...(isWhite ? ['white screen'] : []),
  ...(isHanging ? [`hang: a task of ${Math.round(longestTaskMs)} ms`] : []),
  ...(brokenControls > 0 ? [`crash: ${brokenControls} controls could not be shown`] : []),
];

/** Tells what a page does that no page should do, until it is closed: also what an error boundary of the product catches. */
export function watchFailures(page: Page, report: (problem: string) => void): void {
  page.on('pageerror', (error) =>
    report(`uncaught: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`),
  );
  page.on('error', (error) => report(`the tab crashed: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && tellsOfCrash(message.text())) report(`crash: ${message.text().slice(0, 500)}`);
  });
}

/** Counts each card once. */
const countBrokenControls = (page: Page) =>
  page.$$eval('[data-issue="crash"]:not([data-counted])', (cards) => {
    cards.forEach((card) => card.setAttribute('data-counted', ''));
    return cards.length;
  });

/**
 * Records the long tasks of a page, those of the document that is open included, and asks whether it is alive. A question
 * is answered only after the task that runs, and what was awaited before it as well: the tasks themselves are measured.
 * On a busy machine a task takes long without the page's fault: it counts only when the main thread also computed that
 * long.
 */
export async function healthCheck(page: Page, hangMs = HANG_MS): Promise<() => Promise<Health>> {
  let tasks: LongTask[] = [];
  const session = await page.createCDPSession();
  // Not by Puppeteer, which ignores what a document calls that is being left.
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name === RECORDERS[0]) tasks.push(JSON.parse(payload) as LongTask);
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: RECORDERS[0] });
  await page.exposeFunction(RECORDERS[1], (task: string) => void tasks.push(JSON.parse(task) as LongTask));
  await page.evaluateOnNewDocument(recordLongTasks, ...RECORDERS);
  await Promise.all(page.frames().map((frame) => frame.evaluate(recordLongTasks, ...RECORDERS)));
  await session.send('Performance.enable');
  let cpuBefore = 0;
  return async () => {
    // Observers are told of a task in a later turn of the event loop.
    const shown = await page.evaluate(
      () => new Promise<number>((resolve) => setTimeout(() => setTimeout(() => resolve(performance.timeOrigin)))),
    );
    const cpu = await cpuSecondsOf(session);
    // A navigation may begin a new process, which counts from 0.
    const hasComputed = (cpu < cpuBefore ? cpu : cpu - cpuBefore) * 1_000 > hangMs;
    cpuBefore = cpu;
    const recorded = tasks;
    tasks = [];
    return {
      isWhite: !(await isShowing(page)),
      // The processor time of another document is not known.
      isHanging: recorded.some(({ ms, document }) => ms > hangMs && (hasComputed || document !== shown)),
      brokenControls: await countBrokenControls(page),
      longestTaskMs: Math.max(0, ...recorded.map(({ ms }) => ms)),
    };
  };
}
