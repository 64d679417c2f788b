import type { Page } from 'puppeteer';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { goTo } from '../support/locations';
import { waitForNoText, waitForText } from '../support/waitForText';

const product = productPerTest();

const QUESTION = '有未保存的内容，离开后将丢失。';
const UNSAVED = '打开方式，有未保存的内容';
const tabs = (page: Page) => page.$$eval('[role=tab]', (all) => all.map((tab) => tab.getAttribute('aria-label')));
const waitForTabs = (page: Page, names: readonly string[]) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('aria-label')).join() === wanted,
    {},
    names.join(),
  );

async function openPages(page: Page, codes: readonly string[]) {
  for (const code of codes) {
    await page.evaluate((target) => {
      location.hash = target;
    }, `/page?pagecode=${code}`);
    await page.waitForFunction(
      (target) => document.querySelector('[role=tab][aria-selected=true]') && location.hash.includes(target),
      {},
      code,
    );
  }
}

async function typeNote(page: Page) {
  await openPages(page, ['opening-modes']);
  await findByRole(page, 'tab', '打开方式');
  await fill(page, '便签', '还没保存');
  await findByRole(page, 'tab', UNSAVED);
}

async function refuse(page: Page) {
  await waitForText(page, QUESTION);
  await click(page, 'button', '继续编辑');
  await waitForNoText(page, QUESTION);
}

test('tabs can be reordered by mouse and keyboard, and the order is stored', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await openPages(page, ['order-list', 'customer-list', 'visit-list']);
  await waitForTabs(page, ['首页', '订单列表', '客户列表', '拜访记录']);
  const from = await (await findByRole(page, 'tab', '拜访记录')).boundingBox();
  const to = await (await findByRole(page, 'tab', '订单列表')).boundingBox();
  if (!from || !to) throw new Error('The tabs are not on screen');
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 });
  await page.mouse.up();
  await waitForTabs(page, ['首页', '拜访记录', '订单列表', '客户列表']);

  await (await findByRole(page, 'tab', '拜访记录')).focus();
  await page.keyboard.down('Control');
  await page.keyboard.down('Shift');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.up('Shift');
  await page.keyboard.up('Control');
  await waitForTabs(page, ['首页', '订单列表', '拜访记录', '客户列表']);
  await waitForText(page, '拜访记录，已移到第 3 位');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('拜访记录');

  await page.reload();
  await waitForTabs(page, ['首页', '订单列表', '拜访记录', '客户列表']);
});

test('the middle mouse button closes a tab, and a closed tab can be reopened', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await openPages(page, ['order-list', 'customer-list']);
  await (await findByRole(page, 'tab', '订单列表')).click({ button: 'middle' });
  await waitForTabs(page, ['首页', '客户列表']);
  await (await findByRole(page, 'tab', '首页')).click({ button: 'right' });
  await click(page, 'menuitem', '重新打开关闭的标签页');
  await waitForTabs(page, ['首页', '客户列表', '订单列表']);
  expect(await page.evaluate(() => location.hash)).toBe('#/page?pagecode=order-list');
});

test('an inactive page keeps its input, selection and scroll position', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, { viewport: { width: 1000, height: 500 } });
  await typeNote(page);
  await openPages(page, ['order-list']);
  await waitForText(page, '共 12,500 条');
  const scrollers = () =>
    page.$$eval('[data-page="order-list"]', (roots) =>
      roots.flatMap((root) => {
        const chain = [...root.querySelectorAll('*')];
        for (let element: Element | null = root; element; element = element.parentElement) chain.push(element);
        return chain
          .filter(
            (element) =>
              element.scrollHeight > element.clientHeight + 40 && getComputedStyle(element).overflowY === 'auto',
          )
          .map((element) => element.scrollTop);
      }),
    );
  await page.$$eval('[data-page="order-list"]', (roots) => {
    for (const root of roots) {
      const chain = [...root.querySelectorAll('*')];
      for (let element: Element | null = root; element; element = element.parentElement) chain.push(element);
      for (const element of chain) if (getComputedStyle(element).overflowY === 'auto') element.scrollTop = 60;
    }
  });
  const before = await scrollers();
  expect(before).toContain(60);
  await click(page, 'tab', UNSAVED);
  expect(await (await findByRole(page, 'textbox', '便签')).evaluate((input) => (input as HTMLInputElement).value)).toBe(
    '还没保存',
  );
  await click(page, 'tab', '订单列表');
  await page.waitForFunction(() => document.querySelector('[data-page="order-list"]')?.checkVisibility());
  expect(await scrollers()).toEqual(before);
});

test('every way to leave a page asks about unsaved input', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, {
    username: 'li.na',
    position: '区域经理 (上海分部)',
  });
  await typeNote(page);
  await click(page, 'button', '关闭 打开方式');
  await refuse(page);
  await click(page, 'button', '刷新当前页');
  await refuse(page);
  await (await findByRole(page, 'tab', '首页')).click({ button: 'right' });
  await click(page, 'menuitem', '关闭其他标签页');
  await refuse(page);
  await click(page, 'button', '切换岗位，当前：区域经理');
  await click(page, 'menuitem', '销售代表（杭州分部）');
  await refuse(page);
  await click(page, 'button', '李娜的账户');
  await click(page, 'menuitem', '退出登录');
  await refuse(page);
  expect(await tabs(page)).toEqual(['首页', UNSAVED]);

  const asked = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.dismiss();
    }),
  );
  await page.evaluate(() => {
    location.reload();
  });
  expect(await asked).toBe('beforeunload');
  expect(await tabs(page)).toEqual(['首页', UNSAVED]);

  await click(page, 'button', '关闭 打开方式');
  await click(page, 'button', '放弃修改');
  await waitForTabs(page, ['首页']);
});

test('the density is stored for the account and applies to sub-apps', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await page.evaluate(() => {
    location.hash = '/rolemgr';
  });
  const height = async () => (await (await findByRole(page, 'button', '新建角色')).boundingBox())?.height;
  expect(await height()).toBe(32);
  await click(page, 'button', '张伟的账户');
  await click(page, 'menuitemradio', '紧凑显示');
  await page.waitForFunction(() => document.documentElement.dataset.density === 'compact');
  expect(await height()).toBe(28);
  await page.reload();
  expect(await height()).toBe(28);
});

test('an embedding page can hide parts of the layout', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  const parts = () =>
    page.evaluate(() =>
      [
        document.querySelector('.ant-pro-layout'),
        document.querySelector('[role=tablist]'),
        document.querySelector('#workspace-menu'),
      ].map((part) => part !== null),
    );
  await page.goto(`${product.url}/?chrome=tabs#/page?pagecode=order-list`);
  await waitForText(page, '共 12,500 条');
  expect(await parts()).toEqual([false, true, false]);
  await page.goto(`${product.url}/?chrome=none#/page?pagecode=order-list`);
  await waitForText(page, '共 12,500 条');
  expect(await parts()).toEqual([false, false, false]);
});

const LIMIT = '最多打开8个标签页，请先关闭其他标签页';
const MAKE_ROOM = '关闭最久未用并打开';
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const waitForFocus = (page: Page, name: string) =>
  page.waitForFunction((wanted) => document.activeElement?.getAttribute('aria-label') === wanted, {}, name);

test('a ninth page offers to close the least recently used one, by keyboard, and unsaved input stays', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, { viewport: { width: 1024, height: 700 } });
  await typeNote(page);
  await openPages(page, ['order-list', 'customer-list', 'visit-list', 'order-line-list']);
  await goTo(page, '/rolemgr');
  await findByRole(page, 'tab', '角色管理');
  await goTo(page, '/report-List');
  await findByRole(page, 'tab', '报表列表');
  await goTo(page, '/undeal');
  await waitForText(page, LIMIT);
  await page.waitForFunction((text) => document.activeElement?.textContent === text, {}, MAKE_ROOM);
  await page.keyboard.press('Enter');
  await waitForTabs(page, ['首页', UNSAVED, '客户列表', '拜访记录', '订单明细', '角色管理', '报表列表', '待办流程']);
  await waitForFocus(page, '待办流程');
  await page.waitForFunction(() => !document.querySelector('.ant-message-notice'));
  // The active tab is visible in a bar that is too narrow for all.
  const place = await (await findByRole(page, 'tab', '待办流程')).boundingBox();
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThan(1024);
});

test('pages that could not be loaded give their place to others', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await openPages(page, ['no-such-1', 'no-such-2', 'order-list', 'customer-list', 'visit-list', 'order-line-list']);
  await goTo(page, '/rolemgr');
  await findByRole(page, 'tab', '角色管理');
  await openPages(page, ['workbench', 'opening-modes']);
  await waitForTabs(page, ['首页', '页面', '订单列表', '客户列表', '拜访记录', '订单明细', '角色管理', '打开方式']);
});

test('the focus goes to the active tab when a tab closes by its button, the Delete key or the menu', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await openPages(page, ['order-list', 'customer-list', 'visit-list', 'order-line-list']);
  await click(page, 'button', '关闭 订单明细');
  await waitForFocus(page, '拜访记录');
  await page.keyboard.press('Delete');
  await waitForFocus(page, '客户列表');
  const tab = await findByRole(page, 'tab', '客户列表');
  await tab.click({ button: 'right' });
  await findByRole(page, 'menuitem', '关闭当前标签页');
  const marks = await page.$$eval('[data-tab]', (tabItems) =>
    tabItems.map((item) => getComputedStyle(item).boxShadow !== 'none'),
  );
  expect(marks).toEqual([false, false, true]);
  await click(page, 'menuitem', '关闭当前标签页');
  await waitForFocus(page, '订单列表');
  expect(await focused(page)).toBe('订单列表');
});
