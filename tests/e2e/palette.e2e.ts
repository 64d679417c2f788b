import type { Page } from 'puppeteer';
import { axeViolations, settle } from '../support/axeViolations';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { byRole, click, findByRole } from '../support/find';
import { screenshot } from '../support/screenshot';
import { waitForText } from '../support/waitForText';
import { waitForHash } from '../support/locations';

const product = productPerTest();

const PHONE = { width: 390, height: 844 };

async function press(page: Page, letter: 'KeyK' | 'KeyD') {
  await page.keyboard.down('Control');
  await page.keyboard.press(letter);
  await page.keyboard.up('Control');
}

async function openPalette(page: Page, name = '搜索页面') {
  await press(page, 'KeyK');
  await findByRole(page, 'combobox', name);
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
}

/** The button's state changes at once, before the palette is rendered. */
const isWanted = (page: Page) =>
  page.$eval('[aria-keyshortcuts="Control+K"]', (button) => button.getAttribute('aria-expanded') === 'true');
const isGone = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[role=combobox][aria-autocomplete]'));
const groups = (page: Page) =>
  page.$$eval('[role=listbox] [role=presentation]', (headings) => headings.map(({ textContent }) => textContent));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

async function lookAt(page: Page, name: string) {
  await settle(page);
  await screenshot(page, `palette-${name}`);
}

test('the key opens the palette, the initials find the page, and Enter opens its tab', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  await openPalette(page);
  await page.keyboard.type('ddlb');
  await findByRole(page, 'option', '订单列表 订单管理');
  expect(await page.$$eval('mark', (marks) => marks.map(({ textContent }) => textContent))).toEqual(['订单列表']);
  await lookAt(page, 'found-light');
  await page.keyboard.press('Enter');
  await findByRole(page, 'tab', '订单列表');
  await waitForHash(page, '#/page?pagecode=order-list');
  await isGone(page);
  expect(problems).toEqual([]);
});

test('a favourite survives a reload, and recent pages are listed without the active one', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await openPalette(page);
  await page.keyboard.type('客户列表');
  await press(page, 'KeyD');
  await findByRole(page, 'button', '取消收藏 客户列表');
  await page.keyboard.press('Escape');
  await isGone(page);
  await openPalette(page);
  await page.keyboard.type('dingdan');
  await findByRole(page, 'option', '订单明细 订单管理');
  await click(page, 'option', '订单列表 订单管理');
  await findByRole(page, 'tab', '订单列表');

  await page.reload();
  await findByRole(page, 'tab', '订单列表');
  await openPalette(page);
  expect(await groups(page)).toEqual(['收藏', '最近打开', '菜单']);
  expect(
    await page.$$eval('[role=listbox] [role=group]', (all) =>
      all.slice(0, 2).map((group) => group.querySelectorAll('[role=option]').length),
    ),
  ).toEqual([1, 1]);
  await findByRole(page, 'option', '客户列表 客户管理');
  await lookAt(page, 'groups-light');
  await click(page, 'button', '取消收藏 客户列表');
  await page.waitForFunction(() => document.querySelectorAll('[role=listbox] [role=group]').length === 2);
});

test('the button opens the palette, Escape restores the focus, and an empty result shows advice', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await click(page, 'button', '搜索页面');
  await findByRole(page, 'combobox', '搜索页面');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
  await page.keyboard.type('没有这样的页面');
  await waitForText(page, '没有找到“没有这样的页面”');
  await lookAt(page, 'nothing-light');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await isGone(page);
  expect(await focused(page)).toBe('搜索页面');
});

test('the palette does not open over a dialog', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await openPalette(page);
  await page.keyboard.type('ddlb');
  await findByRole(page, 'option', '订单列表 订单管理');
  await page.keyboard.press('Enter');
  await click(page, 'button', '新建订单');
  await findByRole(page, 'dialog', '新建订单');
  await press(page, 'KeyK');
  expect(await isWanted(page)).toBe(false);
  // The first field has the focus, a select whose list opens with any key: the first Escape closes the list.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'));
  await openPalette(page);
});

test('the palette does not open over a modal of a sub-app', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await openPalette(page);
  await page.keyboard.type('jsgl');
  await findByRole(page, 'option', '角色管理 系统管理');
  await page.keyboard.press('Enter');
  await click(page, 'button', '新建角色');
  await findByRole(page, 'dialog', '新建角色');
  await press(page, 'KeyK');
  expect(await isWanted(page)).toBe(false);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-modal=true]')].every((modal) => modal.getClientRects().length === 0),
  );
  await openPalette(page);
});

test('keys typed in the palette do not reach the page', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await openPalette(page);
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')))).toBe(true);
  }
  await press(page, 'KeyK');
  await isGone(page);
});

test('the palette has no accessibility violations in both themes and on a phone', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  for (const theme of ['light', 'dark']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    await openPalette(page);
    await lookAt(page, `open-${theme}`);
    expect([theme, await axeViolations(page)]).toEqual([theme, []]);
    await page.keyboard.type('dingdan');
    await findByRole(page, 'option', '订单明细 订单管理');
    await lookAt(page, `results-${theme}`);
    expect([theme, await axeViolations(page)]).toEqual([theme, []]);
    await page.keyboard.press('Escape');
    await isGone(page);
  }
  await page.setViewport(PHONE);
  await lookAt(page, 'phone-header');
  await openPalette(page);
  const dialog = await findByRole(page, 'dialog', '搜索页面');
  await settle(page);
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
  await screenshot(page, 'palette-phone-dark');
  expect(await axeViolations(page)).toEqual([]);
});

test('a page embedded without layout has no palette', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await page.goto(`${product.url}/?chrome=tabs#/page?pagecode=order-list`);
  await findByRole(page, 'tab', '订单列表');
  await press(page, 'KeyK');
  expect(await page.$$('[role=dialog], [inert] [role=tab]')).toEqual([]);
});

test('in English the palette searches the English titles', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await click(page, 'button', '语言');
  await click(page, 'menuitem', 'English');
  await findByRole(page, 'menuitem', 'Orders');
  await settle(page);
  await openPalette(page, 'Search pages');
  await lookAt(page, 'open-en');
  await page.keyboard.type('li ord');
  await findByRole(page, 'option', 'Order list Orders');
  await lookAt(page, 'results-en');
  await page.setViewport(PHONE);
  await screenshot(page, 'palette-phone-en');
  await byRole(page, 'option', 'Order list Orders').click();
  await findByRole(page, 'tab', 'Order list');
});

test('without a connection a toast is shown and the page stays usable; later the palette opens', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  // The cache may contain the palette's chunk.
  await page.setCacheEnabled(false);
  await page.setOfflineMode(true);
  await press(page, 'KeyK');
  await waitForText(page, '网络链接错误');
  await findByRole(page, 'button', '搜索页面');
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('chunk');
  await page.setOfflineMode(false);
  await openPalette(page);
});
