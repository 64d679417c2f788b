import type { Browser, Page } from 'puppeteer';
import { withCpuTime } from '../engine/drive/withCpuTime';
import type { PivotSize } from './contract';

/** Turns of the wheel, and pixels of each. */
const TURNS = 60;
const TURN_PX = { deltaX: 120, deltaY: 160 };
/** The last turns are over by then. */
const AFTER_MS = 500;

export interface PivotFigures {
  /** From the call to the second frame with the table, in milliseconds. */
  drawn: number;
  /** The longest time between two frames while the table is scrolled diagonally; undefined: it was not scrolled. */
  longestFrame: number | undefined;
  /** What the main thread computes for a turn of the wheel, in milliseconds. */
  turnCpu: number | undefined;
}

/** Draws a table in a fresh page, and scrolls it with the wheel. */
export async function measurePivot(
  browser: Browser,
  url: string,
  size: PivotSize,
  isScrolled: boolean,
): Promise<PivotFigures> {
  const page = await browser.newPage();
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate((wanted) => window.pivotBench.prepare(wanted), size);
    const drawn = await page.evaluate(() => window.pivotBench.draw());
    if (!isScrolled) return { drawn, longestFrame: undefined, turnCpu: undefined };
    const session = await page.createCDPSession();
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const { result, cpu } = await withCpuTime(session, () => longestFrameOf(page));
    return { drawn, longestFrame: result, turnCpu: cpu / TURNS };
  } finally {
    await page.close();
  }
}

async function longestFrameOf(page: Page): Promise<number> {
  const { width, height } = page.viewport() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  const watched = page.evaluate(watchFrames);
  for (let turn = 0; turn < TURNS; turn += 1) await page.mouse.wheel(TURN_PX);
  await new Promise((resolve) => setTimeout(resolve, AFTER_MS));
  await page.evaluate(() => window.dispatchEvent(new Event('bench-end')));
  const longest = await watched;
  const { top, left } = await page.evaluate(() => window.pivotBench.scrolled());
  if (top === 0 || left === 0) throw new Error(`${page.url()} was not scrolled`);
  return longest;
}

/** Runs in the page. */
async function watchFrames(): Promise<number> {
  const watch = { isOn: true, longest: 0, last: performance.now() };
  window.addEventListener('bench-end', () => {
    watch.isOn = false;
  });
  while (watch.isOn) {
    const now = await new Promise<number>(requestAnimationFrame);
    watch.longest = Math.max(watch.longest, now - watch.last);
    watch.last = now;
  }
  return watch.longest;
}
