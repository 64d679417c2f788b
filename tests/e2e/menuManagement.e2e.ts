import type { Page } from 'puppeteer';
import { axeViolations, settle } from '../support/axeViolations';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

const PATH = '/navigationmgr';
/** axe's rule about content outside landmarks, which every popup violates. */
const OUTSIDE_LANDMARKS = 'region';

const waitForTopTitles = (page: Page, titles: readonly string[]) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('#workspace-menu > ul > li')]
        .map((item) => (item.querySelector('[role=menuitem]') ?? item).textContent)
        .join() === wanted,
    {},
    titles.join(),
  );

test('a menu that was arranged by keyboard is everybody’s after the next start, in each language', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { path: PATH });
  await click(page, 'treeitem', '拜访管理');
  await fill(page, '中文名称', '终端拜访');
  await fill(page, '英文名称', 'Store visits');
  await (await findByRole(page, 'treeitem', '终端拜访')).focus();
  await page.keyboard.down('Alt');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.up('Alt');
  await waitForText(page, '“终端拜访”现在是第 2 项，共 9 项');
  await click(page, 'button', '保存');
  await click(page, 'button', '重新加载菜单');
  await waitForTopTitles(page, [
    '工作台',
    '终端拜访',
    '客户管理',
    '订单管理',
    '审批中心',
    '消息中心',
    '报表中心',
    '系统管理',
  ]);
  await findByRole(page, 'treeitem', '终端拜访');
  await click(page, 'button', '语言');
  await click(page, 'menuitem', 'English');
  await waitForTopTitles(page, [
    'Workbench',
    'Store visits',
    'Customers',
    'Orders',
    'Approvals',
    'Messages',
    'Reports',
    'System',
  ]);
  const other = await enterWorkspace(await product.browser.createBrowserContext(), product.url, {
    username: 'li.na',
    position: '销售代表 (杭州分部)',
  });
  await waitForTopTitles(other.page, [
    '工作台',
    '终端拜访',
    '客户管理',
    '订单管理',
    '审批中心',
    '消息中心',
    '报表中心',
  ]);
  expect([...problems, ...other.problems]).toEqual([]);
});

test('a menu that somebody else has saved meanwhile is merged, never overwritten', async () => {
  const first = await enterWorkspace(product.browser, product.url, { path: PATH });
  const second = await enterWorkspace(await product.browser.createBrowserContext(), product.url, {
    username: 'li.na',
    position: '区域经理 (上海分部)',
    path: PATH,
  });
  await click(first.page, 'treeitem', '订单管理');
  await fill(first.page, '英文名称', 'Sales orders');
  await click(second.page, 'treeitem', '工作台');
  await fill(second.page, '中文名称', '首页');
  await click(second.page, 'button', '保存');
  await waitForText(second.page, '菜单已保存');
  await click(first.page, 'button', '保存');
  await waitForText(first.page, '修改了“首页”：中文名称');
  await click(first.page, 'button', '合并双方的修改');
  await click(first.page, 'button', '保存');
  await waitForText(first.page, '菜单已保存');
  await first.page.reload();
  await findByRole(first.page, 'treeitem', '首页');
  await click(first.page, 'treeitem', '订单管理');
  await first.page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value === 'Sales orders'),
  );
});

test('the editor has no accessibility violations, and is closed to a position without the right', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, { path: PATH });
  await findByRole(page, 'treeitem', '销售预测 无权限');
  await settle(page);
  expect((await axeViolations(page)).filter((violation) => violation !== OUTSIDE_LANDMARKS)).toEqual([]);
  const other = await enterWorkspace(await product.browser.createBrowserContext(), product.url, {
    username: 'li.na',
    position: '销售代表 (杭州分部)',
    path: PATH,
  });
  await waitForText(other.page, '没有权限访问该页面，请切换账号登录');
});
