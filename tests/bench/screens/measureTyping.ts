import type { KeyInput, Page } from 'puppeteer';
import type { NativeScreen } from './screens';

/** A key's work is over by then, also that which is deferred. */
const WATCHED_MS = 500;

/**
 * Types a text into the search of the screen in front and erases it again. For each key: the longest time between two
 * frames until the page is at rest, in milliseconds, so that deferred filtering counts too.
 */
export async function measureTyping(page: Page, { field, text }: Required<NativeScreen>['search']): Promise<number[]> {
  const input = await page.waitForSelector(`::-p-aria(${field})`, { visible: true });
  if (!input) throw new Error(`There is no field ${field}`);
  await input.focus();
  const keys = [...text, ...Array.from(text, () => 'Backspace')] as KeyInput[];
  const times: number[] = [];
  for (const key of keys) {
    const watched = page.evaluate(longestFrame, WATCHED_MS);
    await input.press(key);
    times.push(await watched);
  }
  return times;
}

/** Runs in the page. */
async function longestFrame(watchedMs: number): Promise<number> {
  let last = performance.now();
  const end = last + watchedMs;
  let longest = 0;
  while (last < end) {
    const now = await new Promise<number>(requestAnimationFrame);
    longest = Math.max(longest, now - last);
    last = now;
  }
  return longest;
}
