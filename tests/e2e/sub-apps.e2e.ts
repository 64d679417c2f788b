import type { Page } from 'puppeteer';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { goTo } from '../support/locations';
import { pageClock } from '../support/pageClock';
import { productPerTest } from '../support/product/product';
import { waitForNoText, waitForText } from '../support/waitForText';

const MANAGER = '区域经理 (上海分部)';
/** After the start of the workspace. */
const PREFETCH_DELAY_MS = 2_000;

const product = productPerTest();

/** The texts of the first column of a table in the active tab. */
const firstColumn = (page: Page, label: string) =>
  page.$$eval(`table[aria-label=${JSON.stringify(label)}] tbody tr td:first-child`, (cells) =>
    cells.map((cell) => cell.textContent),
  );

/** Names of visible elements that start with this text; excludes hidden tabs. */
const namesOf = (page: Page, start: string) =>
  page.$$eval(`[aria-label^=${JSON.stringify(start)}]`, (elements) =>
    elements.filter((element) => element.checkVisibility()).map((element) => element.getAttribute('aria-label') ?? ''),
  );

/** The pending processes on the first page. */
async function waitForRows(page: Page): Promise<string[]> {
  await page.waitForSelector('table[aria-label="待办流程列表"] [aria-label^="处理 "]');
  return namesOf(page, '处理 ');
}

/** Resolves when the panel has closed and its animation has ended. */
const panelGone = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('.ant-drawer-open, .ant-drawer-mask'));

async function switchLanguage(page: Page, label: string, language: string) {
  await click(page, 'button', label);
  await click(page, 'menuitem', language);
}

test('a role can be created, changed and deleted; a taken code is rejected', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { path: '/rolemgr' });
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
  await waitForText(page, '删除后无法恢复');
  await click(page, 'button', '删除');
  await waitForText(page, '没有符合条件的角色');
  // The browser logs the status 500 of the rejected save.
  expect(problems.filter((line) => !line.includes('status of 500'))).toEqual([]);
});

test('a built-in role shows why it cannot be deleted', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, { path: '/rolemgr' });
  const remove = await findByRole(page, 'button', '删除角色 系统管理员');
  expect(await remove.evaluate((element) => element.getAttribute('aria-disabled'))).toBe('true');
  await remove.focus();
  await page.keyboard.press('Enter');
  await waitForText(page, '内置角色由系统维护，不能删除');
});

test('a report opens from the list and shows other rows for another dimension', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { path: '/report-List' });
  await click(page, 'button', '打开报表 销售汇总');
  await findByRole(page, 'tab', '销售汇总');
  await findByRole(page, 'table', '销售汇总数据');
  expect(await firstColumn(page, '销售汇总数据')).toContain('杭州');
  await page.locator('.ant-segmented-item::-p-text(品类)').click();
  await waitForText(page, '调味品');
  expect(await firstColumn(page, '销售汇总数据')).not.toContain('杭州');
  expect(problems).toEqual([]);
});

test('one skeleton lasts from the click to the data of a report, and its tab has its name from the start', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    path: '/page?pagecode=order-list',
  });
  // The page before has no placeholders of its own any more.
  await waitForText(page, '共 12,500 条');
  // Every frame: what stands for something that is loading, and what the last tab is called.
  await page.evaluate(() => {
    const seen = { skeletons: new Set<Element>(), names: new Set<string>() };
    const read = () => ({ skeletons: seen.skeletons.size, names: [...seen.names] });
    Object.assign(window, { seen, read });
    const look = () => {
      document
        .querySelectorAll('main [role=status][aria-label], main [data-placeholder]')
        .forEach((element) => element.checkVisibility({ visibilityProperty: true }) && seen.skeletons.add(element));
      seen.names.add([...document.querySelectorAll('[role=tab]')].at(-1)?.textContent ?? '');
      requestAnimationFrame(look);
    };
    seen.skeletons.clear();
    look();
  });
  const restart = () =>
    page.evaluate(() => {
      const { seen } = window as unknown as { seen: Record<'skeletons' | 'names', Set<unknown>> };
      seen.skeletons.clear();
      seen.names.clear();
    });
  const read = () =>
    page.evaluate(() => (window as unknown as { read(): { skeletons: number; names: string[] } }).read());
  await restart();
  await goTo(page, '/report-List');
  const report = await findByRole(page, 'button', '打开报表 销售汇总');
  // The list has cards, and stands for them itself once its code is there.
  expect((await read()).skeletons).toBeLessThanOrEqual(2);
  await restart();
  await report.evaluate((button) => (button as HTMLElement).click());
  await findByRole(page, 'table', '销售汇总数据');
  const { skeletons, names } = await read();
  expect(skeletons).toBeLessThanOrEqual(1);
  expect(names.filter((name) => !name.startsWith('报表列表'))).toEqual(['销售汇总']);
  expect(problems).toEqual([]);
});

test('the bars behind the figures of a report grow from the left edge of their cells', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { path: '/report-List' });
  await click(page, 'button', '打开报表 销售汇总');
  await findByRole(page, 'table', '销售汇总数据');
  const bars = await page.$$eval('table[aria-label="销售汇总数据"] td span[style*="width"]', (all) =>
    all.map((bar) => {
      const [own, cell] = [bar, bar.parentElement as Element].map((element) => element.getBoundingClientRect());
      return { fromLeft: (own?.left ?? 0) - (cell?.left ?? 0), isShorter: (own?.width ?? 0) < (cell?.width ?? 0) - 1 };
    }),
  );
  expect(bars.filter(({ isShorter }) => isShorter)).not.toEqual([]);
  expect(bars.filter(({ fromLeft }) => fromLeft !== 0)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a report with too many columns shows an error, and the settings stay available', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, {
    path: '/report-detail?reportcode=sales-matrix',
  });
  await findByRole(page, 'grid', '销售交叉表数据');
  await page.locator('.ant-segmented-item::-p-text(客户)').click();
  await waitForText(page, '查询结果超过50列');
  await page.locator('.ant-segmented-item::-p-text(区域)').click();
  await findByRole(page, 'grid', '销售交叉表数据');
});

test('pending processes are approved and rejected one after the other and leave the list', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { path: '/undeal' });
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

/** Opens the first process that waits. */
async function openFirstProcess() {
  const { page } = await enterWorkspace(product.browser, product.url, { path: '/undeal' });
  const [first = ''] = await waitForRows(page);
  await click(page, 'button', first);
  return page;
}

test('no key reaches the list behind an open process, so its typed comment stays', async () => {
  const page = await openFirstProcess();
  await fill(page, '审批意见', '同意发货');
  await page.mouse.click(400, 500);
  for (const key of ['/', 'Tab', 'Tab', 'ArrowDown', 'Enter'] as const) await page.keyboard.press(key);
  expect(await page.$$eval('[role=search] :focus, table :focus', (focused) => focused.length)).toBe(0);
  const comment = await findByRole(page, 'textbox', '审批意见');
  expect(await comment.evaluate((box) => (box as HTMLTextAreaElement).value)).toBe('同意发货');
});

test('the document of a process opens read-only', async () => {
  const page = await openFirstProcess();
  await click(page, 'button', '查看订单');
  await waitForText(page, '商品');
  expect(await page.evaluate(() => document.querySelectorAll('[role=dialog] button').length)).toBeGreaterThan(0);
});

test('two tabs of one sub-app have separate state, and closing asks about unsaved input', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, { path: '/report-List' });
  await fill(page, '关键字', '客户');
  await waitForNoText(page, '销售汇总');
  await click(page, 'button', '打开报表 客户销售排行');
  await findByRole(page, 'table', '客户销售排行数据');
  const secondPage = () => page.waitForSelector('nav button[aria-current=page][aria-label="第 2 页"]');
  await click(page, 'button', '第 2 页');
  await secondPage();

  await click(page, 'tab', '报表列表');
  await waitForNoText(page, '销售汇总');
  await click(page, 'tab', '客户销售排行');
  await secondPage();

  await goTo(page, '/rolemgr');
  await click(page, 'button', '编辑角色 仓库管理员');
  await fill(page, '角色名称', '改了一半');
  await click(page, 'tab', '报表列表');
  await waitForNoText(page, '编辑角色');
  await click(page, 'button', '关闭 角色管理');
  await waitForText(page, '放弃');
});

test('all three sub-apps change the language without a reload', async () => {
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
  await waitForText(page, 'Pending approvals');
  await click(page, 'tab', 'Report list');
  await waitForText(page, 'Sales summary');
  await click(page, 'tab', 'Roles');
  await waitForText(page, 'New role');
});

test('another position sees its own processes and is denied screens without permission', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, {
    username: 'li.na',
    position: MANAGER,
    path: '/undeal',
  });
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

test('the sub-apps of the menu are prefetched while the home page is idle', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, { hasPrefetch: true });
  await page.waitForFunction(() => document.querySelectorAll('[data-sub-app]').length === 3);
  expect(await page.evaluate(() => location.hash)).toContain('/page');
});

/** A visit in which nothing is prefetched unless the mouse rests on it: the timer of the other prefetching is held. */
const enterWithoutOthers = () =>
  enterWorkspace(product.browser, product.url, {
    hasPrefetch: true,
    prepare: async (page) => void (await pageClock(page, [PREFETCH_DELAY_MS])),
  });

test('hovering over a menu entry prefetches its sub-app', async () => {
  const { page } = await enterWithoutOthers();
  await click(page, 'menuitem', '系统管理');
  const item = await findByRole(page, 'menuitem', '角色管理');
  const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === '/apps/admin/index.html');
  await item.hover();
  await fetched;
  expect(await page.evaluate(() => location.hash)).not.toContain('rolemgr');
});

test('resting on a menu entry requests its page, which is asked for no second time when it is opened', async () => {
  const { page } = await enterWithoutOthers();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/getprotocolbypagecode')) asked.push(request.postData() ?? '');
  });
  await click(page, 'menuitem', '订单管理');
  const item = await findByRole(page, 'menuitem', '订单列表');
  const answered = page.waitForResponse((response) => response.url().includes('getprotocolbypagecode'));
  await item.hover();
  await answered;
  expect(await page.evaluate(() => location.hash)).not.toContain('order-list');
  await item.click();
  await page.waitForSelector('[data-page="order-list"] tbody tr[data-row-key]');
  expect(asked.filter((body) => body.includes('order-list'))).toHaveLength(1);
});
