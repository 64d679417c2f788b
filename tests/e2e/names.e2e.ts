import type { Page } from 'puppeteer';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, findByRole } from '../support/find';
import { productPerTest } from '../support/product/product';

const product = productPerTest();

/** The titles of the menu's pages, after all groups are open. */
async function openGroups(page: Page): Promise<readonly string[]> {
  for (const group of await page.$$('#workspace-menu [role=menuitem][aria-expanded=false]')) await group.click();
  await page.waitForFunction(() => !document.querySelector('#workspace-menu [aria-expanded=false]'));
  return page.$$eval('#workspace-menu [role=menuitem]:not([aria-haspopup])', (items) =>
    items.map((item) => item.textContent ?? ''),
  );
}

/**
 * The name of the active tab, and the first heading with the name of the tab it belongs to: in a folder each page has a
 * tab of its own.
 */
async function namesInFront(page: Page) {
  // One evaluation, because a screen may replace its heading when its data arrive.
  const names = await page.waitForFunction(() => {
    const heading = document.querySelector('[role=tabpanel]:not([hidden]) h1:not(:empty)');
    const tab = document.querySelector('[role=tab][aria-selected=true]');
    const owner = document.getElementById(heading?.closest('[role=tabpanel]')?.getAttribute('aria-labelledby') ?? '');
    return (
      owner && {
        tab: tab?.getAttribute('aria-label'),
        heading: heading?.textContent,
        owner: owner.getAttribute('aria-label') ?? owner.textContent,
      }
    );
  });
  return (await names.jsonValue()) as { tab: string; heading: string; owner: string };
}

test.each([
  ['简体中文', '已打开的页面'],
  ['English', 'Open pages'],
  ['繁體中文', '已開啟的頁面'],
])('menu item, tab and page have the same name in %s', async (language, tabs) => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await click(page, 'button', '语言');
  await click(page, 'menuitem', language);
  await findByRole(page, 'tablist', tabs);
  const [home = '', ...titles] = await openGroups(page);
  expect(titles.length).toBeGreaterThan(9);
  expect((await namesInFront(page)).heading).toBe(home);
  for (const title of titles) {
    await click(page, 'menuitem', title);
    const { tab, heading, owner } = await namesInFront(page);
    expect({ title, tab, heading }).toEqual({ title, tab: title, heading: owner });
    // The focus goes to the active tab, so that the next page is not the ninth.
    await page.focus('[role=tab][aria-selected=true]');
    await page.keyboard.press('Delete');
    await page.waitForFunction(() => document.querySelectorAll('[role=tab]').length === 1);
  }
});

test('the detail of a report marks the list of reports in the menu', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await openGroups(page);
  await click(page, 'menuitem', '报表列表');
  await click(page, 'button', '打开报表 销售汇总');
  await findByRole(page, 'tab', '销售汇总');
  expect(await page.$eval('#workspace-menu .ant-menu-item-selected', (item) => item.textContent)).toBe('报表列表');
});
