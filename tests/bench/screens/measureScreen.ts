import type { Browser, Page } from 'puppeteer';
import { enter } from '../soak/enter';
import { SHOWN_PANEL } from '../soak/selectors';
import { untilPrefetched } from '../soak/untilPrefetched';
import { CPU_SLOWDOWN } from './screens';
import type { NativeScreen, Way } from './screens';

const WAIT_MS = 60_000;

/**
 * Milliseconds from the click on the menu item to the second frame that shows the screen's first rows, in a fresh
 * visit. The click is the page's own, so that no pointer rests on the item before it: that would prefetch.
 */
export async function measureScreen(
  browser: Browser,
  address: string,
  { subApp, menuGroup, menuItem, text }: NativeScreen,
  way: Way,
): Promise<number> {
  const { page, session, end } = await enter(browser, address, { isSavingData: way === 'cold' });
  if (way === 'prefetched') await untilPrefetched(page, [subApp]);
  await openMenuGroup(page, menuGroup, menuItem);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN[way] });
  const time = await page.evaluate(timeToRows, menuItem, SHOWN_PANEL, text, WAIT_MS);
  await end();
  return time;
}

async function openMenuGroup(page: Page, group: string, item: string): Promise<void> {
  await page.locator(`::-p-aria([name="${group}"][role="menuitem"])`).click();
  await page.locator(`::-p-aria([name="${item}"][role="menuitem"])`).wait();
}

/** Runs in the page. Its inner functions must be anonymous, because its source is sent as text. */
async function timeToRows(menuItem: string, panel: string, text: string, patienceMs: number): Promise<number> {
  const item = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(
    (element) => element.checkVisibility() && element.innerText.trim() === menuItem,
  );
  if (!item) throw new Error(`${menuItem} is not in the menu`);
  await new Promise(requestAnimationFrame);
  const start = performance.now();
  item.click();
  for (let framesShown = 0; framesShown < 2;) {
    await new Promise(requestAnimationFrame);
    const isShown = [...document.querySelectorAll<HTMLElement>(panel)].some((element) =>
      element.innerText.includes(text),
    );
    if (isShown) framesShown += 1;
    if (performance.now() - start > patienceMs) throw new Error(`${menuItem} showed no rows`);
  }
  return performance.now() - start;
}
