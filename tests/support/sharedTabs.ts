import type { BrowserContext, Page } from 'puppeteer';
import { findByRole } from './find';
import { arrive } from './locations';
import { waitForText } from './waitForText';

/** Opens each tab in its own window, because browsers throttle background tabs. */
export const openTabs = (context: BrowserContext, count: number) =>
  Promise.all(Array.from({ length: count }, () => context.newPage({ type: 'window' })));

/** Sets the remaining lifetime of the stored token to one minute. */
export const letTokenAge = (page: Page) =>
  page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('atrium.tokens') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('atrium.tokens', JSON.stringify({ ...tokens, tokenexpires: Date.now() + 60_000 }));
  });

/** Pages of the menu with a text that appears with their data. */
const PAGES = [
  ['/page?pagecode=customer-list', '客户列表', '共 400 条'],
  ['/page?pagecode=order-list', '订单列表', '共 12,500 条'],
  ['/page?pagecode=order-line-list', '订单明细', '共 50,000 条'],
  ['/rolemgr', '角色管理', '共 22 条'],
  ['/undeal', '待办流程', '共 20 条'],
  ['/report-List', '报表列表', '共 11 条'],
  ['/page?pagecode=visit-list', '拜访记录', '共 33,681 条'],
] as const;

/** The pages of the sub-apps and one of the engine: half as many, and no kind is left out. */
export const PAGE_OF_EACH_KIND = PAGES.slice(3);

/** Loads the workspace in each tab and opens its pages: twenty platform calls per tab for all pages. */
export async function workInTabs(
  pages: readonly Page[],
  url: string,
  opened: readonly (typeof PAGES)[number][] = PAGES,
): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      await page.goto(`${url}/#/loading`);
      await arrive(page);
      await waitForText(page, 'SO-202611-00815');
      for (const [route, title, count] of opened) {
        await page.evaluate((hash) => {
          window.location.hash = hash;
        }, route);
        await findByRole(page, 'tab', title);
        await waitForText(page, count);
      }
    }),
  );
}
