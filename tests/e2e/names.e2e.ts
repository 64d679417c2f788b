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

const ITEMS = '#workspace-menu [role=menuitem]:not([aria-haspopup])';
const TABS = '[data-tab] [role=tab]';

const titlesOf = (page: Page): Promise<readonly string[]> =>
  page.$$eval(ITEMS, (items) => items.map((item) => item.textContent));

/**
 * The name of the active tab, and the first heading with the name of the tab it belongs to: in a folder each page has a
 * tab of its own.
 */
async function namesInFront(page: Page) {
  // One evaluation, because a screen may replace its heading when its data arrive.
  const names = await page.waitForFunction(() => {
    const heading = document.querySelector('[role=tabpanel]:not([hidden]) h1:not(:empty)');
    const tab = document.querySelector('[data-tab] [role=tab][aria-selected=true]');
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

/** Pages that are open at once, beside home: the tab bar has room for eight. */
const PAGES_AT_ONCE = 7;

/** Presses a menu item or a tab by its place, as its name depends on the language. */
const press = (page: Page, items: string, index: number) =>
  page.$$eval(items, (all, at) => (all[at] as HTMLElement | undefined)?.click(), index);

const tabsAre = (page: Page, count: number) =>
  page.waitForFunction((tabs, all) => document.querySelectorAll(tabs).length === all, {}, TABS, count);

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
  const items = [...(await openGroups(page)).keys()];
  expect(items.length).toBeGreaterThan(10);
  const [home, ...pages] = items;
  for (let first = 0; first < pages.length; first += PAGES_AT_ONCE) {
    const open = [home ?? 0, ...pages.slice(first, first + PAGES_AT_ONCE)];
    for (const [tab, item] of open.entries()) {
      await press(page, ITEMS, item);
      await tabsAre(page, tab + 1);
    }
    for (const language of LANGUAGES) {
      await speak(language);
      const titles = await titlesOf(page);
      for (const [index, item] of open.entries()) {
        await press(page, TABS, index);
        await page.waitForFunction(
          (tabs, at) => document.querySelectorAll(tabs)[at]?.getAttribute('aria-selected') === 'true',
          {},
          TABS,
          index,
        );
        const title = titles[item];
        const { tab, heading, owner } = await namesInFront(page);
        // The tab of the home page shows an icon.
        if (item === home) expect({ title, heading }).toEqual({ title, heading: title });
        else expect({ title, tab, heading }).toEqual({ title, tab: title, heading: owner });
      }
    }
    for (let tabs = open.length; tabs > 1; tabs -= 1) {
      await press(page, TABS, tabs - 1);
      await page.focus(`${TABS}[aria-selected=true]`);
      await page.keyboard.press('Delete');
      await tabsAre(page, tabs - 1);
    }
  }
  // It visits every page in three languages.
}, 120_000);

test('the detail of a report marks the list of reports in the menu', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await openGroups(page);
  await click(page, 'menuitem', '报表列表');
  await click(page, 'button', '打开报表 销售汇总');
  await findByRole(page, 'tab', '销售汇总');
  expect(await page.$eval('#workspace-menu .ant-menu-item-selected', (item) => item.textContent)).toBe('报表列表');
});
