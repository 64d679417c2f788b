import type { HTTPRequest, Page } from 'puppeteer';
import { click, fill, findByRole } from '../support/find';
import { newPage } from '../support/newPage';
import { screenshot } from '../support/screenshot';
import { productPerTest } from '../support/product/product';
import { waitForNoText, waitForText } from '../support/waitForText';
import { arriveHome, stored, waitForHash } from '../support/locations';

const PASSWORD = 'Atrium2026';
const PHONE = { width: 390, height: 844 };

const product = productPerTest();

async function openSignIn(path = '/') {
  const watched = await newPage(product.browser);
  await watched.page.goto(`${product.url}/#${path}`);
  await findByRole(watched.page, 'heading', '登录');
  return watched;
}

async function signIn(page: Page, username: string, password = PASSWORD) {
  await fill(page, '用户名', username);
  await fill(page, '密码', password);
  await page.keyboard.press('Enter');
}

/** Delays the response of one call. Resolves to a function that releases it. */
async function holdBack(page: Page, path: string): Promise<() => Promise<void>> {
  await page.setRequestInterception(true);
  let held: HTTPRequest[] | undefined = [];
  page.on('request', (request) => {
    if (held && request.url().includes(path)) held.push(request);
    else void request.continue();
  });
  return async () => {
    const waiting = held ?? [];
    held = undefined;
    await Promise.all(waiting.map((request) => request.continue()));
  };
}

test('an account with one tenant and position enters directly, sees the progress, and the title is the tenant', async () => {
  const { page, problems } = await openSignIn();
  expect(await page.title()).toBe('Atrium');
  const letGo = await holdBack(page, '/offline/generateid');
  await signIn(page, 'zhang.wei');
  await findByRole(page, 'progressbar', '加载进度');
  await letGo();
  await arriveHome(page);
  expect(await page.title()).toBe('华东销售公司');
  expect(problems).toEqual([]);
});

test.each([
  ['an unknown account', 'nobody', 'ID不存在'],
  ['a locked account', 'qian.duo', '此帐号目前无法登录，通常是已被锁定'],
  ['a suspended tenant', 'zhao.min', '此帐号没有可用的企业'],
  ['an account without a position', 'zhou.jie', '此帐号没有岗位'],
  ['a position without a permission group', 'sun.li', '岗位未关联权限组'],
])('%s is rejected with a reason', async (_case, username, text) => {
  const { page } = await openSignIn();
  await signIn(page, username);
  await waitForText(page, text);
  expect(await page.evaluate(() => window.location.hash)).toBe('#/login');
  expect(await stored(page, 'atrium.tokens')).toBeNull();
});

test('an account with two positions chooses one for the workspace, which is preselected the next time', async () => {
  const { page } = await openSignIn();
  await signIn(page, 'li.na');
  await findByRole(page, 'dialog', '选择岗位');
  await click(page, 'button', '确定');
  await waitForText(page, '请选择岗位');
  await click(page, 'radio', '销售代表 (杭州分部)');
  await click(page, 'button', '确定');
  await arriveHome(page);
  expect(await stored(page, 'atrium.user')).toContain('销售代表');

  await click(page, 'button', '李娜的账户');
  await click(page, 'menuitem', '退出登录');
  await findByRole(page, 'heading', '登录');
  await signIn(page, 'li.na');
  await findByRole(page, 'dialog', '选择岗位');
  await page.waitForFunction(() => document.activeElement?.matches('input:checked'));
  await page.keyboard.press('Enter');
  await arriveHome(page);
  expect(await stored(page, 'atrium.user')).toContain('销售代表');
});

test('an account with two tenants chooses one with a product, which gives the title and is preselected next time', async () => {
  const { page } = await openSignIn();
  await signIn(page, 'wang.fang');
  await findByRole(page, 'dialog', '选择租户和产品');
  await click(page, 'radio', '南方快消集团 - 销售管理专业版');
  await click(page, 'button', '确定');
  await arriveHome(page);
  expect(await page.title()).toBe('南方快消集团');

  await click(page, 'button', '王芳的账户');
  await click(page, 'menuitem', '退出登录');
  await findByRole(page, 'heading', '登录');
  await signIn(page, 'wang.fang');
  await findByRole(page, 'dialog', '选择租户和产品');
  await page.waitForFunction(() => document.activeElement?.matches('input:checked'));
  await page.keyboard.press('Enter');
  await arriveHome(page);
  expect(await page.title()).toBe('南方快消集团');
});

test('a reload keeps the session and shows the same page after the loading screen', async () => {
  const { page } = await openSignIn();
  await signIn(page, 'zhang.wei');
  await arriveHome(page);
  await page.evaluate(() => {
    window.location.hash = '/page?pagecode=order-list';
  });
  await findByRole(page, 'tab', '订单列表');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.reload();
  await findByRole(page, 'tab', '订单列表');
  await waitForHash(page, '#/page?pagecode=order-list');
  expect(visited.map((url) => url.slice(url.indexOf('#')))).toContainEqual(expect.stringMatching(/^#\/loading/));
});

test('the page requested before the sign-in opens after it', async () => {
  const { page } = await openSignIn('/page?pagecode=order-list');
  await signIn(page, 'zhang.wei');
  await waitForHash(page, '#/page?pagecode=order-list');
});

test('a session ended by the server leads to the sign-in screen, which shows it once', async () => {
  const { page } = await openSignIn();
  await signIn(page, 'zhang.wei');
  await arriveHome(page);
  const { platform } = product;
  // Fail the refresh first: the home page may still load data, and a rejected call would only be repeated after a
  // successful refresh.
  await platform.fault({ path: '/api/auth/refreshtoken', kind: '401' });
  await platform.fault({ path: '/api/teapi/*', kind: '401' });
  await page.evaluate(() => {
    window.location.hash = '/page?pagecode=order-list';
  });
  await waitForHash(page, '#/login');
  await waitForText(page, '登录已失效，请重新登录。');
  expect(await stored(page, 'atrium.tokens')).toBeNull();
  await page.reload();
  await findByRole(page, 'heading', '登录');
  await waitForNoText(page, '登录已失效，请重新登录。');
});

test('a failed start-up step is named, and a retry continues', async () => {
  const { page } = await openSignIn();
  await product.platform.fault({ path: '/api/teapi/protocol/pagenavigation/getwebmenudata', kind: 'truncated' });
  await signIn(page, 'zhang.wei');
  await waitForText(page, '“菜单”加载失败');
  await click(page, 'button', '重试');
  await arriveHome(page);
});

test('on a phone, in dark mode and English, the form has one column and nothing is cut off', async () => {
  const { page, problems } = await newPage(product.browser, PHONE);
  await page.evaluateOnNewDocument(() => {
    localStorage.setItem('atrium.theme', 'dark');
    localStorage.setItem('atrium.language', 'en');
  });
  await page.goto(product.url);
  await findByRole(page, 'heading', 'Sign in');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await screenshot(page, 'sign-in-phone-dark-en');
  expect(problems).toEqual([]);
});
