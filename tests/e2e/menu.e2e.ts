import type { ElementHandle, Page } from 'puppeteer';
import { settle } from '../support/axeViolations';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, findByRole } from '../support/find';
import { waitForText } from '../support/waitForText';
import { arrive, waitForHash } from '../support/locations';

const product = productPerTest();

const TITLES = ['工作台', '客户管理', '订单管理', '拜访管理', '审批中心', '报表中心', '系统管理'];
const menuWidth = (page: Page) =>
  page.$eval('aside:has(#workspace-menu)', (menu) => menu.getBoundingClientRect().width);
const topTitles = (page: Page) =>
  page.$$eval('#workspace-menu > ul > li', (items) => items.map((item) => item.textContent));
const activeTab = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('[role=tab][aria-selected=true]')?.getAttribute('aria-label') === wanted,
    {},
    name,
  );

async function fold(page: Page) {
  await click(page, 'button', '收起菜单');
  await settle(page);
}

/** The popover with this page, after its animation. */
async function popoverOf(page: Page, item: string) {
  const entry = await findByRole(page, 'menuitem', item);
  await settle(page);
  return entry.evaluate((element) => {
    const { left, width } = element.closest('[role=menu]')?.getBoundingClientRect() ?? new DOMRect();
    return { left, width };
  });
}

const isGone = (page: Page, entry: ElementHandle<Element>) =>
  page.waitForFunction((element) => !element.checkVisibility(), {}, entry);

/** The styles that mark the current entry: background and font weight. */
const look = (entry: ElementHandle<Element>) =>
  entry.evaluate((element) => {
    const { backgroundColor, fontWeight } = getComputedStyle(element);
    return { hasGround: backgroundColor !== 'rgba(0, 0, 0, 0)', fontWeight };
  });

/** Moves the focus from the top of the page to the menu with the tab key. */
async function tabToMenu(page: Page) {
  await (await findByRole(page, 'button', '张伟的账户')).focus();
  for (let press = 0; press < 20; press += 1) {
    if (await page.evaluate(() => document.querySelector('#workspace-menu')?.contains(document.activeElement))) return;
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
  }
  throw new Error('The tab key does not reach the menu');
}

const focusOn = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted) =>
      document.activeElement?.getAttribute('role') === 'menuitem' && document.activeElement.textContent === wanted,
    {},
    name,
  );

async function arrowTo(page: Page, titles: readonly string[]) {
  for (const title of titles) {
    await page.keyboard.press('ArrowDown');
    await focusOn(page, title);
  }
}

test('the menu is 200 px wide, 64 px when collapsed, and stays collapsed after a reload', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  expect(await menuWidth(page)).toBe(200);
  await fold(page);
  expect(await menuWidth(page)).toBe(64);
  await page.reload();
  await arrive(page);
  const unfold = await findByRole(page, 'button', '展开菜单');
  expect(await menuWidth(page)).toBe(64);
  await unfold.click();
  await findByRole(page, 'button', '收起菜单');
  await settle(page);
  expect(await menuWidth(page)).toBe(200);
  expect(problems).toEqual([]);
});

test('the collapsed menu shows four characters of each title and keeps the full accessible name', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await click(page, 'button', '语言');
  await click(page, 'menuitem', 'English');
  await findByRole(page, 'menuitem', 'Customers');
  const whole = await topTitles(page);
  await click(page, 'button', 'Fold menu');
  await settle(page);
  expect(await topTitles(page)).toEqual(whole.map((title) => title?.slice(0, 4)));
  // A name may go on with how much waits there.
  for (const title of whole) await page.waitForSelector(`[role=menuitem] [aria-label^="${title}"]`);
});

test('hovering over a collapsed group shows its pages in a popover, which closes when the pointer leaves', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await fold(page);
  await (await findByRole(page, 'menuitem', '订单管理')).hover();
  const { left, width } = await popoverOf(page, '订单列表');
  expect(width).toBe(200);
  expect(Math.abs(left - 64)).toBeLessThanOrEqual(8);
  const entry = await findByRole(page, 'menuitem', '订单列表');
  await page.mouse.move(900, 700);
  await isGone(page, entry);
});

test('a page of the popover opens its tab and is marked as current', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await fold(page);
  await (await findByRole(page, 'menuitem', '订单管理')).hover();
  await popoverOf(page, '订单列表');
  const entry = await findByRole(page, 'menuitem', '订单列表');
  await entry.click();
  await activeTab(page, '订单列表');
  expect(await page.evaluate(() => location.hash)).toBe('#/page?pagecode=order-list');
  await page.mouse.move(900, 700);
  await isGone(page, entry);
  await settle(page);
  expect(await look(await findByRole(page, 'menuitem', '订单管理'))).toMatchObject({ hasGround: true });
  expect(await look(await findByRole(page, 'menuitem', '工作台'))).toMatchObject({ hasGround: false });

  await (await findByRole(page, 'menuitem', '订单管理')).hover();
  await popoverOf(page, '订单列表');
  expect(await look(await findByRole(page, 'menuitem', '订单列表'))).toEqual({ hasGround: true, fontWeight: '600' });
  expect(await look(await findByRole(page, 'menuitem', '订单明细'))).toEqual({ hasGround: false, fontWeight: '400' });
});

test('the menu can be used by keyboard, expanded and collapsed', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await tabToMenu(page);
  await arrowTo(page, TITLES.slice(0, 3));
  await page.keyboard.press('Enter');
  await findByRole(page, 'menuitem', '订单明细');
  await arrowTo(page, ['订单列表', '订单明细']);
  await page.keyboard.press('Enter');
  await activeTab(page, '订单明细');
  await waitForHash(page, '#/page?pagecode=order-line-list');

  await (await findByRole(page, 'button', '收起菜单')).focus();
  await page.keyboard.press('Enter');
  await findByRole(page, 'button', '展开菜单');
  await settle(page);
  await tabToMenu(page);
  await arrowTo(page, TITLES.slice(0, 2));
  await page.keyboard.press('ArrowRight');
  await focusOn(page, '客户列表');
  await page.keyboard.press('Enter');
  await activeTab(page, '客户列表');
  await waitForText(page, '新建客户');
});
