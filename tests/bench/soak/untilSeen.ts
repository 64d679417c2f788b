import type { Page } from 'puppeteer';

/** Visible conditions under which a step is complete. */
export interface Sight {
  /** Something visible that matches, with the text in it. */
  selector: string;
  text?: string;
  /** The name of the active tab. */
  selectedTab?: string;
  /** Nothing visible matches. */
  absent: string;
}

const WAIT_MS = 30_000;

/** Polls once per frame until all conditions are met. */
export async function untilSeen(page: Page, sight: Sight): Promise<void> {
  const isSeen = await page.evaluate(watch, sight, WAIT_MS);
  if (!isSeen) throw new Error(`Not seen within ${WAIT_MS} ms: ${JSON.stringify(sight)}`);
}

/** Runs in the page. Its inner functions must be anonymous, because its source is sent as text. */
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
