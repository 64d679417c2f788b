import type { Page } from 'puppeteer';
import { axeViolations } from '../support/axeViolations';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, findByRole } from '../support/find';
import { productPerTest } from '../support/product/product';

const product = productPerTest();

const PAGES = [
  'order-list',
  'customer-list',
  'visit-list',
  'gallery-text',
  'order-line-list',
  'gallery',
  'opening-modes',
];

async function openEight(page: Page) {
  for (const [index, code] of PAGES.entries()) {
    await page.evaluate((hash) => (location.hash = hash), `/page?pagecode=${code}`);
    await page.waitForFunction((count) => document.querySelectorAll('[role=tab]').length === count, {}, index + 2);
  }
}

/** Waits until the tab is active and within the visible part of the bar. */
const waitUntilInSight = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted) => {
      const tab = document.querySelector('[role=tab][aria-selected=true]');
      const box = tab?.getBoundingClientRect();
      const bar = tab?.closest('[data-tab]')?.parentElement?.getBoundingClientRect();
      return (
        tab?.getAttribute('aria-label') === wanted &&
        box &&
        bar &&
        box.left >= bar.left - 1 &&
        box.right <= bar.right + 1
      );
    },
    {},
    name,
  );

const waitForFocus = (page: Page, item: string) =>
  page.waitForFunction((name) => document.activeElement?.getAttribute('aria-label') === name, {}, item);

test.each([
  [1024, 768],
  [390, 844],
])('eight pages at %i px: a menu lists them all, and the active tab is always in sight', async (width, height) => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { viewport: { width, height } });
  await openEight(page);
  await waitUntilInSight(page, '打开方式');
  const more = await findByRole(page, 'button', '更多页面');
  const box = await more.boundingBox();
  if (width < 768) expect(Math.round(box?.width ?? 0)).toBeGreaterThanOrEqual(44);
  await more.focus();
  await page.keyboard.press('Enter');
  await findByRole(page, 'menuitemradio', '订单列表');
  const items = await page.$$eval('[role=menuitemradio]', (all) =>
    all.map((item) => [
      item.getAttribute('aria-label'),
      item.getAttribute('aria-checked') === 'true',
      item.getBoundingClientRect().height,
    ]),
  );
  expect(items).toHaveLength(8);
  expect(items.filter(([, isChecked]) => isChecked).map(([name]) => name)).toEqual(['打开方式']);
  if (width < 768) expect(items.every(([, , itemHeight]) => Number(itemHeight) >= 44)).toBe(true);
  expect(await axeViolations(page, '.ant-dropdown')).toEqual([]);

  // The menu takes the focus when it has opened; its second item is the first page after home.
  await page.waitForFunction(() => Boolean(document.activeElement?.closest('[role=menu]')));
  // It moves the focus in the next frame, and Enter presses the item that has it.
  await page.keyboard.press('Home');
  await waitForFocus(page, '首页');
  await page.keyboard.press('ArrowDown');
  await waitForFocus(page, '订单列表');
  await page.keyboard.press('Enter');
  await waitUntilInSight(page, '订单列表');
  await page.waitForFunction(() => document.activeElement?.matches('[role=tab][aria-selected=true]'));

  await click(page, 'button', '更多页面');
  await click(page, 'menuitemradio', '控件示例');
  await waitUntilInSight(page, '控件示例');
  expect(problems).toEqual([]);
});

test('two pages need no menu', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  await page.evaluate(() => (location.hash = '/page?pagecode=order-list'));
  await findByRole(page, 'tab', '订单列表');
  expect(await page.$('[aria-label="更多页面"]')).toBeNull();
  expect(problems).toEqual([]);
});
