import type { Page } from 'puppeteer';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, findByRole } from '../support/find';
import { productPerTest } from '../support/product/product';

const product = productPerTest();

/** The titles of the menu's pages, after all groups are open. */
async function openGroups(page: Page): Promise<readonly string[]> {
  for (const group of await page.$$('#workspace-menu [role=menuitem][aria-expanded=false]')) await group.click();
  await page.waitForFunction(() => !document.querySelector('#workspace-menu [aria-expanded=false]'));
  return titlesOf(page);
}

const titlesOf = (page: Page): Promise<readonly string[]> =>
  page.$$eval('#workspace-menu [role=menuitem]:not([aria-haspopup])', (items) => items.map((item) => item.textContent));

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

/** The languages, with the names of their switch and of the tabs. */
const LANGUAGES = [
  { language: '简体中文', button: '语言', tabs: '已打开的页面' },
  { language: 'English', button: 'Language', tabs: 'Open pages' },
  { language: '繁體中文', button: '語言', tabs: '已開啟的頁面' },
] as const;

test('menu item, tab and page have the same name in each language', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  let current: (typeof LANGUAGES)[number] = LANGUAGES[0];
  const speak = async (next: typeof current) => {
    if (next === current) return;
    await click(page, 'button', current.button);
    await click(page, 'menuitem', next.language);
    await findByRole(page, 'tablist', next.tabs);
    current = next;
  };
  const titles = await openGroups(page);
  expect(titles.length).toBeGreaterThan(10);
  for (const index of titles.keys()) {
    await click(page, 'menuitem', (await titlesOf(page))[index] ?? '');
    for (const language of LANGUAGES) {
      await speak(language);
      const title = (await titlesOf(page))[index];
      const { tab, heading, owner } = await namesInFront(page);
      // The tab of the home page shows an icon.
      if (index === 0) expect({ title, heading }).toEqual({ title, heading: title });
      else expect({ title, tab, heading }).toEqual({ title, tab: title, heading: owner });
    }
    if (index === 0) continue;
    // The focus goes to the active tab, so that the next page is not the ninth.
    await page.focus('[role=tab][aria-selected=true]');
    await page.keyboard.press('Delete');
    await page.waitForFunction(() => document.querySelectorAll('[role=tab]').length === 1);
  }
  // It visits every menu item in three languages.
}, 180_000);

test('the detail of a report marks the list of reports in the menu', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await openGroups(page);
  await click(page, 'menuitem', '报表列表');
  await click(page, 'button', '打开报表 销售汇总');
  await findByRole(page, 'tab', '销售汇总');
  expect(await page.$eval('#workspace-menu .ant-menu-item-selected', (item) => item.textContent)).toBe('报表列表');
});
