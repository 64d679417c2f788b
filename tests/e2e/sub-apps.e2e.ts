import type { Page } from 'puppeteer';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { productPerTest } from '../support/product/product';
import { waitForNoText, waitForText } from '../support/waitForText';

const MANAGER = '区域经理 (上海分部)';

const product = productPerTest();

const goTo = (page: Page, path: string) =>
  page.evaluate((target) => {
    window.location.hash = target;
  }, path);

/** The texts of a table's first column, in the tab that is in front. */
const firstColumn = (page: Page, label: string) =>
  page.$$eval(`table[aria-label=${JSON.stringify(label)}] tbody tr td:first-child`, (cells) =>
    cells.map((cell) => cell.textContent),
  );

/** Names that begin like this, of what can be seen: hidden tabs do not count. */
const namesOf = (page: Page, start: string) =>
  page.$$eval(`[aria-label^=${JSON.stringify(start)}]`, (elements) =>
    elements.filter((element) => element.checkVisibility()).map((element) => element.getAttribute('aria-label') ?? ''),
  );

/** Everything that waits on the first page. */
async function waitForRows(page: Page): Promise<string[]> {
  await page.waitForSelector('table[aria-label="待办流程列表"] [aria-label^="处理 "]');
  return namesOf(page, '处理 ');
}

/** The panel has slid away and covers nothing any more. */
const panelGone = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('.ant-drawer-open, .ant-drawer-mask'));

/** The person has asked the browser to save data, so nothing is fetched while the page is idle. */
const saveData = async (page: Page) => {
  await page.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
};

async function switchLanguage(page: Page, label: string, language: string) {
  await click(page, 'button', label);
  await click(page, 'menuitem', language);
}

test('a role is created, refused a taken code, changed and deleted', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  await goTo(page, '/rolemgr');
  await waitForText(page, '共 22 条');
  await click(page, 'button', '新建角色');
  await findByRole(page, 'checkbox', '查看订单');
  await fill(page, '角色编码', 'warehouse');
  await fill(page, '角色名称', '夜班仓管');
  await click(page, 'checkbox', '查看订单');
  await click(page, 'button', '保存');
  await waitForText(page, '角色编码已存在');
  await fill(page, '角色编码', 'night-warehouse');
  await click(page, 'button', '保存');
  await waitForText(page, '共 23 条');
  await panelGone(page);

  await fill(page, '关键字', 'night');
  await click(page, 'button', '查询');
  await waitForText(page, '共 1 条');
  await click(page, 'button', '编辑角色 夜班仓管');
  await findByRole(page, 'checkbox', '查看订单');
  await fill(page, '角色名称', '夜班仓管员');
  await click(page, 'button', '保存');
  await findByRole(page, 'button', '编辑角色 夜班仓管员');
  await panelGone(page);

  await click(page, 'button', '删除角色 夜班仓管员');
  await waitForText(page, '删除后不能恢复');
  await click(page, 'button', '删除');
  await waitForText(page, '没有符合条件的角色');
  // The refused save is an answer with status 500, which the browser writes to the console.
  expect(problems.filter((line) => !line.includes('status of 500'))).toEqual([]);
});

test('a built-in role says why it cannot be deleted', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await goTo(page, '/rolemgr');
  const remove = await findByRole(page, 'button', '删除角色 系统管理员');
  expect(await remove.evaluate((element) => element.getAttribute('aria-disabled'))).toBe('true');
  await remove.focus();
  await waitForText(page, '内置角色由系统维护，不能删除');
});

test('a report opens from the list, and another dimension brings other rows', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  await goTo(page, '/report-List');
  await click(page, 'button', '打开报表 销售汇总');
  await findByRole(page, 'tab', '销售汇总');
  await findByRole(page, 'table', '销售汇总数据');
  expect(await firstColumn(page, '销售汇总数据')).toContain('杭州');
  await page.locator('.ant-segmented-item::-p-text(品类)').click();
  await waitForText(page, '调味品');
  expect(await firstColumn(page, '销售汇总数据')).not.toContain('杭州');
  expect(problems).toEqual([]);
});

test('a report that grows too wide is refused in words, and the way back stays', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await goTo(page, '/report-detail?reportcode=sales-matrix');
  await findByRole(page, 'table', '销售交叉表数据');
  await page.locator('.ant-segmented-item::-p-text(客户)').click();
  await waitForText(page, '查询结果超过50列');
  await page.locator('.ant-segmented-item::-p-text(区域)').click();
  await findByRole(page, 'table', '销售交叉表数据');
});

test('what waits is approved and rejected, one after the other, and leaves the list', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  await goTo(page, '/undeal');
  const [first = '', second = ''] = await waitForRows(page);
  const titleOf = (name: string) => name.replace('处理 ', '');

  await click(page, 'button', first);
  await fill(page, '审批意见', '同意发货');
  await click(page, 'button', '同意');
  await click(page, 'button', '处理下一条');
  await waitForText(page, titleOf(second));
  expect(await namesOf(page, '处理 ')).not.toContain(first);

  await click(page, 'button', '驳回');
  await waitForText(page, '驳回时请填写意见');
  await fill(page, '审批意见', '价格不符');
  await click(page, 'button', '驳回');
  await waitForText(page, '已驳回');
  await page.waitForFunction((label) => !document.querySelector(`[aria-label=${JSON.stringify(label)}]`), {}, second);
  expect(problems).toEqual([]);
});

test('the document behind a process opens for reading', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await goTo(page, '/undeal');
  const [first = ''] = await waitForRows(page);
  await click(page, 'button', first);
  await click(page, 'button', '查看订单');
  await waitForText(page, '商品');
  expect(await page.evaluate(() => document.querySelectorAll('[role=dialog] button').length)).toBeGreaterThan(0);
});

test('two tabs of one sub-app keep their own state, and typed input is asked about', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await goTo(page, '/report-List');
  await fill(page, '关键字', '客户');
  await waitForNoText(page, '销售汇总');
  await click(page, 'button', '打开报表 客户销售排行');
  await findByRole(page, 'table', '客户销售排行数据');
  await page.locator('.ant-pagination-item-2').click();
  await page.waitForFunction(() => document.querySelector('.ant-pagination-item-active')?.textContent === '2');

  await click(page, 'tab', '报表列表');
  await waitForNoText(page, '销售汇总');
  await click(page, 'tab', '客户销售排行');
  await page.waitForFunction(() => document.querySelector('.ant-pagination-item-active')?.textContent === '2');

  await goTo(page, '/rolemgr');
  await click(page, 'button', '编辑角色 仓库管理员');
  await fill(page, '角色名称', '改了一半');
  await click(page, 'tab', '报表列表');
  await waitForNoText(page, '编辑角色');
  await click(page, 'button', '关闭 角色管理');
  await waitForText(page, '放弃');
});

test('a switch of language reaches all three without a reload', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  for (const [path, text] of [
    ['/rolemgr', '新建角色'],
    ['/report-List', '销售汇总'],
    ['/undeal', '待办流程'],
  ] as const) {
    await goTo(page, path);
    await waitForText(page, text);
  }
  await switchLanguage(page, '语言', 'English');
  await waitForText(page, 'Waiting for you');
  await click(page, 'tab', 'Report list');
  await waitForText(page, 'Sales summary');
  await click(page, 'tab', 'Roles');
  await waitForText(page, 'New role');
});

test('another position finds its own work, and the door shut where it has no right', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, { username: 'li.na', position: MANAGER });
  await goTo(page, '/undeal');
  const [ofManager = ''] = await waitForRows(page);
  await goTo(page, '/rolemgr');
  await findByRole(page, 'button', '新建角色');
  await click(page, 'button', '切换岗位，当前：区域经理');
  await click(page, 'menuitem', '销售代表（杭州分部）');
  await findByRole(page, 'button', '切换岗位，当前：销售代表');
  await goTo(page, '/undeal');
  const ofRepresentative = await waitForRows(page);
  expect(ofRepresentative.length).toBeGreaterThan(0);
  expect(ofRepresentative).not.toContain(ofManager);
  await goTo(page, '/rolemgr');
  await waitForText(page, '没有权限访问该页面');
});

test('the sub-apps of the menu are fetched while the home page is idle', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await page.waitForFunction(() => document.querySelectorAll('[data-sub-app]').length === 3);
  expect(await page.evaluate(() => location.hash)).toContain('/page');
});

test('pointing at a screen in the menu fetches its sub-app before it is opened', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, { prepare: saveData });
  await click(page, 'menuitem', '系统管理');
  const item = await findByRole(page, 'menuitem', '角色管理');
  const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === '/apps/admin/index.html');
  await item.hover();
  await fetched;
  expect(await page.evaluate(() => location.hash)).not.toContain('rolemgr');
});
