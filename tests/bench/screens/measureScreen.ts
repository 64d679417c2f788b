import type { Browser, BrowserContext, Page } from 'puppeteer';
import { enterWorkspace } from '../../support/enterWorkspace';
import { SHOWN_PANEL } from '../soak/selectors';
import { untilPrefetched } from '../soak/untilPrefetched';
import { measureTyping } from './measureTyping';
import { CPU_SLOWDOWN } from './screens';
import type { NativeScreen, Way } from './screens';

const WAIT_MS = 60_000;
const HOME_HEADING = `${SHOWN_PANEL} h1`;

/** Milliseconds, in a fresh visit: one until the first rows, or one for each key that is typed. */
export async function measureScreen(
  browser: Browser,
  address: string,
  screen: NativeScreen,
  way: Way,
): Promise<number[]> {
  const visit = await browser.createBrowserContext();
  try {
    return await measure(visit, address, screen, way);
  } finally {
    await visit.close();
  }
}

/**
 * From the click on the menu item to the second frame that shows the screen's first rows. The click is the page's own,
 * so that the pointer rests on the item, which prepares its screen, only where that is meant.
 */
async function measure(visit: BrowserContext, address: string, screen: NativeScreen, way: Way): Promise<number[]> {
  const { menuGroup, menuItem, text, account, search } = screen;
  const { page } = await enterWorkspace(visit, address, { ...account, hasPrefetch: way !== 'cold' });
  await page.waitForSelector(HOME_HEADING, { visible: true, timeout: WAIT_MS });
  if (way !== 'cold') await untilPrefetched(page, [screen.subApp]);
  await openMenuGroup(page, menuGroup, menuItem);
  if (screen.isPointed) {
    await page.locator(menuItemOf(menuItem)).hover();
    await page.waitForNetworkIdle();
  }
  const session = await page.createCDPSession();
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN[way] });
  const time = await page.evaluate(timeToRows, menuItem, SHOWN_PANEL, text, WAIT_MS);
  if (way !== 'typing') return [time];
  if (!search) throw new Error(`${screen.title} has no search`);
  return measureTyping(page, search);
}

/** By the beginning of the name, because a menu item may tell how much waits there. */
const menuItemOf = (title: string) => `[role="menuitem"]:has([title^="${title}"])`;

async function openMenuGroup(page: Page, group: string, item: string): Promise<void> {
  await page.locator(menuItemOf(group)).click();
  await page.locator(menuItemOf(item)).wait();
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
