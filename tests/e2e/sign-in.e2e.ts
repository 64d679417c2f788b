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

/** Keeps one call from being answered until it is let go. */
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

test('one tenant with one position goes straight in, with progress while it loads; the page is titled with the tenant', async () => {
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

test('a wrong password is said beside what was entered, which stays', async () => {
  const { page } = await openSignIn();
  await signIn(page, 'zhang.wei', 'wrong');
  await waitForText(page, '密码错误');
  expect(await page.$eval('input[name=username]', (input) => (input as HTMLInputElement).value)).toBe('zhang.wei');
  await fill(page, '密码', PASSWORD);
  await page.keyboard.press('Enter');
  await arriveHome(page);
});

test.each([
  ['somebody unknown', 'nobody', 'ID不存在'],
  ['a suspended tenant', 'zhao.min', '帐号已停用'],
  ['no positions', 'zhou.jie', '帐号已停用'],
  ['a position without a permission group', 'sun.li', '岗位未关联权限组'],
  ['an expired password', 'wu.gang', '密码已过期，请修改密码'],
])('%s does not get in, and is told why', async (_case, username, text) => {
  const { page } = await openSignIn();
  await signIn(page, username);
  await waitForText(page, text);
  expect(await page.evaluate(() => window.location.hash)).toBe('#/login');
  expect(await stored(page, 'atrium.tokens')).toBeNull();
});

test('a password that will expire may be kept for now', async () => {
  const { page } = await openSignIn();
  await signIn(page, 'zheng.hao');
  await click(page, 'button', '以后再说，继续登录');
  await arriveHome(page);
});

test('two positions: one is chosen, and the workspace is that position’s', async () => {
  const { page } = await openSignIn();
  await signIn(page, 'li.na');
  await findByRole(page, 'dialog', '选择岗位');
  await click(page, 'button', '确定');
  await waitForText(page, '请选择岗位');
  await click(page, 'radio', '销售代表 (杭州分部)');
  await click(page, 'button', '确定');
  await arriveHome(page);
  expect(await stored(page, 'atrium.user')).toContain('销售代表');
});

test('two tenants: tenant and product are chosen, and the page is titled with that tenant', async () => {
  const { page } = await openSignIn();
  await signIn(page, 'wang.fang');
  await findByRole(page, 'dialog', '选择租户和产品');
  await click(page, 'radio', '南方快消集团 - 销售管理专业版');
  await click(page, 'button', '确定');
  await arriveHome(page);
  expect(await page.title()).toBe('南方快消集团');
});

test('a reload keeps the session and comes back to the same page, by way of the loading screen', async () => {
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

test('a page asked for before signing in is where one arrives', async () => {
  const { page } = await openSignIn('/page?pagecode=order-list');
  await signIn(page, 'zhang.wei');
  await waitForHash(page, '#/page?pagecode=order-list');
});

test('signing out forgets the session and leads to the sign-in screen', async () => {
  const { page } = await openSignIn();
  await signIn(page, 'zhang.wei');
  await arriveHome(page);
  await click(page, 'button', '张伟的账户');
  await click(page, 'menuitem', '退出登录');
  await waitForHash(page, '#/login');
  expect(await stored(page, 'atrium.tokens')).toBeNull();
  expect(await page.title()).toBe('Atrium');
});

test('a session the server has ended leads to the sign-in screen, which says so once', async () => {
  const { page } = await openSignIn();
  await signIn(page, 'zhang.wei');
  await arriveHome(page);
  const { platform } = product;
  // In this order: the home page may still be reading, and a call refused before the refresh is would only be repeated.
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

test('a step of start-up that fails is named, and trying again goes on', async () => {
  const { page } = await openSignIn();
  await product.platform.fault({ path: '/api/teapi/protocol/pagenavigation/getwebmenudata', kind: 'truncated' });
  await signIn(page, 'zhang.wei');
  await waitForText(page, '“菜单”加载失败');
  await click(page, 'button', '重试');
  await arriveHome(page);
});

test('remember me keeps the name and no password', async () => {
  const { page } = await openSignIn();
  await click(page, 'checkbox', '记住我');
  await signIn(page, 'zhang.wei');
  await arriveHome(page);
  expect(JSON.parse((await stored(page, 'atrium.loginmemory')) ?? '')).toEqual({
    business: '',
    username: 'zhang.wei',
    password: '',
    lang: 'zh-CN',
    host: '',
  });
});

test('on a phone, in the dark, in English: one column, nothing cut off', async () => {
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
