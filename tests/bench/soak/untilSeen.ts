import type { Page } from 'puppeteer';

/** What a person would see when a step is over. */
export interface Sight {
  /** Something visible that matches, with the text in it. */
  selector: string;
  text?: string;
  /** The name of the tab in front. */
  selectedTab?: string;
  /** Nothing visible matches. */
  absent: string;
}

const WAIT_MS = 30_000;

/** Waits, frame by frame, until all of it is true. */
export async function untilSeen(page: Page, sight: Sight): Promise<void> {
  const isSeen = await page.evaluate(watch, sight, WAIT_MS);
  if (!isSeen) throw new Error(`Not seen within ${WAIT_MS} ms: ${JSON.stringify(sight)}`);
}

/** Runs in the page. What it calls must be without a name: it is sent as text. */
async function watch({ selector, text = '', selectedTab, absent }: Sight, patienceMs: number): Promise<boolean> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const isThere = [...document.querySelectorAll<HTMLElement>(selector)].some(
      (element) => element.checkVisibility() && element.innerText.includes(text),
    );
    const isInFront =
      selectedTab === undefined ||
      document.querySelector('[role="tab"][aria-selected="true"]')?.getAttribute('aria-label') === selectedTab;
    const isGone = ![...document.querySelectorAll(absent)].some((element) => element.checkVisibility());
    if (isThere && isInFront && isGone) return true;
    await new Promise(requestAnimationFrame);
  }
  return false;
}
