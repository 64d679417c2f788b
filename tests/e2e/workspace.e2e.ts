import type { Page } from 'puppeteer';
import { enterWorkspace } from '../support/enterWorkspace';
import { axeViolations, settle } from '../support/axeViolations';
import { click, findByRole } from '../support/find';
import { goTo, stored } from '../support/locations';
import { productPerTest } from '../support/product/product';
import { waitForNoText, waitForText } from '../support/waitForText';

const MANAGER = '区域经理 (上海分部)';
const REPRESENTATIVE = '销售代表 (杭州分部)';

const product = productPerTest();

const texts = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) =>
    elements.map((element) => element.getAttribute('aria-label') ?? element.textContent),
  );
const tabs = (page: Page) => texts(page, '[role=tab]');
const menuGroups = (page: Page) =>
  page.$$eval('#workspace-menu > ul > li', (items) => items.map((item) => item.textContent));
const hash = (page: Page) => page.evaluate(() => window.location.hash);

/** Collects the texts of live regions, because a notice may disappear before the test reads it. */
const collectNotices = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: string[] = [];
    const note = () => document.querySelectorAll('[role=status]').forEach(({ textContent }) => seen.push(textContent));
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
    return seen;
  });

async function openFromMenu(page: Page, group: string, item: string) {
  await click(page, 'menuitem', group);
  await settle(page);
  await click(page, 'menuitem', item);
  await findByRole(page, 'tab', item);
  await settle(page);
}

const activeTab = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('[role=tab][aria-selected=true]')?.getAttribute('aria-label') === wanted,
    {},
    name,
  );

test('the header shows the tenant’s logo', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  const logo = await page.waitForSelector('header img');
  await page.waitForFunction((image) => (image as HTMLImageElement).naturalWidth > 0, {}, logo);
});

test('menu and tabs depend on the position', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    username: 'li.na',
    position: MANAGER,
  });
  expect(await menuGroups(page)).toEqual([
    '工作台',
    '客户管理',
    '订单管理',
    '拜访管理',
    '审批中心',
    '消息中心',
    '报表中心',
    '系统管理',
  ]);
  await openFromMenu(page, '订单管理', '订单列表');

  await click(page, 'button', '切换岗位，当前：区域经理');
  await click(page, 'menuitem', '销售代表（杭州分部）');
  await findByRole(page, 'button', '切换岗位，当前：销售代表');
  expect(await menuGroups(page)).not.toContain('系统管理');
  expect(await tabs(page)).toEqual(['首页']);

  await click(page, 'button', '切换岗位，当前：销售代表');
  await click(page, 'menuitem', '区域经理（上海分部）');
  await findByRole(page, 'tab', '订单列表');
  expect(await page.title()).toBe('华东销售公司');
  expect(problems).toEqual([]);
});

test('tabs open from the menu, closing one shows the previous one, and they survive a reload', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await openFromMenu(page, '订单管理', '订单列表');
  await openFromMenu(page, '客户管理', '客户列表');
  const opened = await tabs(page);
  expect(opened).toEqual(['首页', '订单列表', '客户列表']);

  await page.reload();
  await findByRole(page, 'tab', '订单列表');
  expect(await tabs(page)).toEqual(opened);
  expect(await hash(page)).toBe('#/page?pagecode=customer-list');

  await click(page, 'button', '关闭 客户列表');
  await activeTab(page, '订单列表');
  expect(await hash(page)).toBe('#/page?pagecode=order-list');
  await click(page, 'button', '关闭 订单列表');
  await activeTab(page, '首页');
});

test('the context menu closes the other tabs, and for the home tab only those', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await openFromMenu(page, '订单管理', '订单列表');
  await goTo(page, '/page?pagecode=customer-list');
  await activeTab(page, '客户列表');
  await (await findByRole(page, 'tab', '首页')).click({ button: 'right' });
  await waitForText(page, '关闭其他标签页');
  expect(await page.evaluate(() => document.body.innerText.includes('关闭当前标签页'))).toBe(false);
  await page.keyboard.press('Escape');
  await (await findByRole(page, 'tab', '客户列表')).click({ button: 'right' });
  await waitForText(page, '关闭当前标签页');
  await click(page, 'menuitem', '关闭其他标签页');
  await page.waitForFunction(() => document.querySelectorAll('[role=tab]').length === 2);
  expect(await tabs(page)).toEqual(['首页', '客户列表']);
});

test('a ninth tab is rejected with a message', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  for (let index = 1; index <= 7; index += 1) {
    await goTo(page, `/page?pagecode=order-list&linkparam=${encodeURIComponent(JSON.stringify({ nth: index }))}`);
    await page.waitForFunction((count) => document.querySelectorAll('[role=tab]').length === count, {}, index + 1);
  }
  const before = await hash(page);
  await goTo(page, '/page?pagecode=customer-list');
  await waitForText(page, '最多打开8个标签页，请先关闭其他标签页');
  expect(await tabs(page)).toHaveLength(8);
  await page.waitForFunction((wanted) => window.location.hash === wanted, {}, before);
});

test('the refresh button confirms the refresh', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await click(page, 'button', '刷新当前页');
  await waitForText(page, '刷新成功');
});

test('a change of language updates menu, tabs and page without a reload', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await openFromMenu(page, '系统管理', '角色管理');
  await waitForText(page, '新建角色');
  await page.evaluate(() => {
    document.body.dataset.mark = 'same document';
  });
  await click(page, 'button', '语言');
  await click(page, 'menuitem', 'English');
  await findByRole(page, 'menuitem', 'Orders');
  await findByRole(page, 'tab', 'Roles');
  await waitForNoText(page, '新建角色');
  expect(await page.evaluate(() => [document.body.dataset.mark, document.documentElement.lang])).toEqual([
    'same document',
    'en',
  ]);
});

test('a page without permission is denied and the current tab stays; an unknown address shows Not Found, which leads on', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, { username: 'li.na', position: REPRESENTATIVE });
  const home = await hash(page);
  await goTo(page, '/rolemgr');
  await waitForText(page, '没有权限访问该页面，请切换账号登录');
  await page.waitForFunction((wanted) => window.location.hash === wanted, {}, home);
  await goTo(page, '/no-such-screen');
  await waitForText(page, 'Not Found');
  await waitForText(page, '没有找到这个地址的页面');
  expect(await tabs(page)).toEqual(['首页']);
  await goTo(page, '/order-lst');
  await click(page, 'button', '打开相近的页面：订单列表');
  await findByRole(page, 'tab', '订单列表');
  await goTo(page, '/no-such-screen');
  await click(page, 'button', '回到首页');
  await page.waitForFunction((wanted) => window.location.hash === wanted, {}, home);
});

test('an address without permission leads to the sign-in screen, which shows the reason', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, { username: 'li.na', position: REPRESENTATIVE });
  const shown = await collectNotices(page);
  await goTo(page, '/masterflowmanager');
  await findByRole(page, 'textbox', '用户名');
  await page.waitForFunction((seen) => seen.join().includes('没有访问权限，请重新登录'), {}, shown);
  expect(await hash(page)).toContain('#/login');
});

test('a page opens in a dialog; Escape asks about unsaved input and restores the focus', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await openFromMenu(page, '订单管理', '订单列表');
  await click(page, 'button', '新建订单');
  await findByRole(page, 'dialog', '新建订单');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'));

  await click(page, 'button', '新建订单');
  await findByRole(page, 'dialog', '新建订单');
  await click(page, 'textbox', '备注');
  await page.keyboard.type('请尽快发货');
  await page.keyboard.press('Escape');
  await waitForText(page, '有未保存的内容，离开后将丢失。');
  await page.keyboard.press('Escape');
  await waitForNoText(page, '有未保存的内容，离开后将丢失。');
  await findByRole(page, 'dialog', '新建订单');
  await click(page, 'button', '关闭');
  await click(page, 'button', '放弃修改');
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'));
});

test('on a small screen the menu is a drawer and a dialog fills the screen', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, { viewport: { width: 390, height: 844 } });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]);
  await click(page, 'button', '展开菜单');
  await settle(page);
  await openFromMenu(page, '订单管理', '订单列表');
  await click(page, 'button', '新建订单');
  const dialog = await findByRole(page, 'dialog', '新建订单');
  await settle(page);
  const box = await dialog.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
});

test('signing out removes the workspace and the stored session', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await click(page, 'button', '张伟的账户');
  await click(page, 'menuitem', '退出登录');
  await findByRole(page, 'textbox', '用户名');
  expect([await stored(page, 'atrium.tokens'), await page.title()]).toEqual([null, 'Atrium']);
  await goTo(page, '/page?pagecode=order-list');
  await findByRole(page, 'textbox', '用户名');
});

test('the layout has no accessibility violations in both themes', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  for (const theme of ['light', 'dark']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    const violations = await axeViolations(page);
    expect([theme, violations]).toEqual([theme, []]);
  }
});
