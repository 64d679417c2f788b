import type { Page } from 'puppeteer';
import { axeViolations, settle } from '../support/axeViolations';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { goTo } from '../support/locations';
import { untilQuiet } from '../support/quietNetwork';
import { waitForNoText, waitForText } from '../support/waitForText';

const product = productPerTest();

/** axe's rule about content outside landmarks. Ignored: minor, and every popup menu violates it. */
const OUTSIDE_LANDMARKS = 'region';

const PROTOCOL = '/api/teapi/protocol/uiprotocol/getprotocolbypagecode';
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const dialogGone = (page: Page) =>
  page.waitForFunction(
    () => ![...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.checkVisibility()),
  );

/** A page that renders quickly. It stays open behind the inspected ones, in place of the home page with its charts. */
const BEHIND = { path: '/passwordmgr' };

/** Collects violations by theme and place, so that one run reports all of them. */
function inspector(page: Page) {
  const found: string[] = [];
  let theme: Theme = 'light';
  return {
    found,
    async inspect(place: string) {
      const violations = (await axeViolations(page)).filter((violation) => violation !== OUTSIDE_LANDMARKS);
      found.push(...violations.map((violation) => `${theme}, ${place}: ${violation}`));
    },
    async enter(next: Theme) {
      theme = next;
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: next }]);
      await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, {}, next);
    },
  };
}

test('pages that are missing or fail to open have no accessibility violations in both themes', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, BEHIND);
  const { found, inspect, enter } = inspector(page);
  const failing = { light: 'customer-list', dark: 'visit-list' };
  for (const theme of THEMES) {
    await enter(theme);
    await goTo(page, '/no-such-screen');
    await waitForText(page, 'Not Found');
    await inspect('not found');
    await product.platform.fault({ path: PROTOCOL, kind: '500' });
    await goTo(page, `/page?pagecode=${failing[theme]}`);
    await findByRole(page, 'heading', '页面没有打开');
    await inspect('error card');
  }
  expect(found).toEqual([]);
});

test('a tab menu, a question and a side panel have no accessibility violations in both themes', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, BEHIND);
  const { found, inspect, enter } = inspector(page);
  for (const theme of THEMES) {
    await enter(theme);
    await goTo(page, '/page?pagecode=opening-modes');
    await findByRole(page, 'button', '打开侧滑面板');
    await (await findByRole(page, 'tab', '打开方式')).click({ button: 'right' });
    await findByRole(page, 'menuitem', '关闭当前标签页');
    await inspect('menu of a tab');
    await page.keyboard.press('Escape');
    await waitForNoText(page, '关闭当前标签页');

    await click(page, 'button', '打开侧滑面板');
    await findByRole(page, 'dialog', '打开的页面');
    await inspect('side panel');
    await page.keyboard.press('Escape');
    await dialogGone(page);

    await fill(page, '便签', '还没保存');
    await click(page, 'button', '关闭 打开方式');
    await waitForText(page, '有未保存的内容，离开后将丢失。');
    await inspect('question');
    await click(page, 'button', '放弃修改');
    await dialogGone(page);
  }
  expect(found).toEqual([]);
});

test('the menu and a dialog on a small screen have no accessibility violations in both themes', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, { viewport: { width: 390, height: 844 } });
  const { found, inspect, enter } = inspector(page);
  await goTo(page, '/page?pagecode=opening-modes');
  for (const theme of THEMES) {
    await enter(theme);
    await findByRole(page, 'button', '打开对话框');
    await click(page, 'button', '展开菜单');
    await settle(page);
    await findByRole(page, 'menuitem', '订单管理');
    await inspect('menu');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.ant-drawer-open'));

    await click(page, 'button', '打开对话框');
    await findByRole(page, 'dialog', '打开的页面');
    await inspect('dialog');
    await click(page, 'button', '关闭');
    await dialogGone(page);
  }
  expect(found).toEqual([]);
});

/** The screens of administration by their headings, with the button that opens the empty form of those that have one. */
const ADMIN_SCREENS: readonly (readonly [path: string, heading: string, create?: string])[] = [
  ['/positionmgr', '岗位管理', '新建岗位'],
  ['/postinstmgr', '组织管理', '新建组织'],
  ['/accountmgr', '帐号管理', '新建帐号'],
  ['/datadictmgr', '数据字典', '新建字典项'],
  ['/navigationmgr', '菜单管理'],
  ['/dataperrulesmgr', '数据权限规则', '新建规则'],
  ['/operationlog', '操作日志'],
  ['/systemmgr', '系统设置'],
  ['/mycentermgr', '个人中心'],
  ['/devmodelsetting', '开发者模式'],
  ['/tabmodelsetting', '标签页模式'],
];

test('the screens of administration and their forms have no accessibility violations in both themes', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, BEHIND);
  const { found, inspect, enter } = inspector(page);
  for (const [path, heading, create] of ADMIN_SCREENS) {
    await enter('light');
    await goTo(page, path);
    await findByRole(page, 'heading', heading);
    await untilQuiet(page, 100);
    await inspect(path);
    if (create) {
      await click(page, 'button', create);
      await findByRole(page, 'dialog', create);
    }
    await enter('dark');
    await inspect(create ?? path);
    if (create) {
      await page.keyboard.press('Escape');
      await dialogGone(page);
    }
    await click(page, 'button', `关闭 ${heading}`);
  }
  expect(found).toEqual([]);
});
