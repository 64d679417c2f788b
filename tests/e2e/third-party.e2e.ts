import type { BrowserContext, Page } from 'puppeteer';
import { axeViolations } from '../support/axeViolations';
import { productPerTest } from '../support/product/product';
import { click, fill, findByRole } from '../support/find';
import { DESKTOP, newPage } from '../support/newPage';
import { waitForText } from '../support/waitForText';
import { arriveHome, stored, waitForHash } from '../support/locations';

const LOGIN = '/api/auth/authlogin';
const PHONE = { width: 390, height: 844 };

const product = productPerTest();

const asked = async () => (await product.platform.log(LOGIN)).length;

/** Chooses an identity at the identity provider, which leads back to the product. */
async function authorise(page: Page, person: string, action = '授权登录') {
  await click(page, 'radio', person);
  await Promise.all([page.waitForNavigation(), click(page, 'button', action)]);
}

interface Departure {
  path?: string;
  viewport?: typeof DESKTOP;
  theme?: string;
  /** The browser context of another person. */
  browser?: BrowserContext;
}

async function leaveFor({ path = '/login', viewport = DESKTOP, theme = 'light', browser }: Departure = {}) {
  const watched = await newPage(browser ?? product.browser, viewport);
  await watched.page.evaluateOnNewDocument((name) => localStorage.setItem('atrium.theme', name), theme);
  await watched.page.goto(`${product.url}/#${path}`);
  await click(watched.page, 'button', '企业通');
  await findByRole(watched.page, 'heading', '企业通 登录');
  return watched;
}

/** Collects the authorisation codes that appear in the address. */
function watchCodes(page: Page): ReadonlySet<string> {
  const codes = new Set<string>();
  page.on('framenavigated', (frame) => {
    const code = new URLSearchParams(frame.url().split('#/authlogin?')[1]).get('code');
    if (code) codes.add(code);
  });
  return codes;
}

/** An authorisation code that is issued to another browser and never sent to the platform. */
async function codeFor(person: string) {
  const { page } = await leaveFor({ browser: await product.browser.createBrowserContext() });
  const codes = watchCodes(page);
  await page.setRequestInterception(true);
  page.on('request', (request) => void (request.url().endsWith(LOGIN) ? request.abort() : request.continue()));
  await authorise(page, person);
  await waitForText(page, '网络链接错误');
  const [code] = codes;
  if (!code) throw new Error('No code came back');
  return code;
}

test('a bound identity signs in without a question, and no code stays in address or history', async () => {
  const { page, problems } = await leaveFor();
  const codes = watchCodes(page);
  await authorise(page, '张伟');
  await arriveHome(page);
  const [code = ''] = codes;
  expect(code).not.toBe('');
  const client = await page.createCDPSession();
  const { entries } = await client.send('Page.getNavigationHistory');
  expect(entries.filter(({ url }) => url.includes(code) || url.includes('authlogin'))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(code);
  expect(await asked()).toBe(1);
  expect(problems).toEqual([]);
});

test('the page requested before the sign-in opens after it', async () => {
  const { page } = await leaveFor({ path: '/page?pagecode=order-list' });
  await authorise(page, '张伟');
  await waitForHash(page, '#/page?pagecode=order-list');
});

test('a person with two positions chooses one or goes back to the sign-in screen', async () => {
  const { page } = await leaveFor();
  await authorise(page, '李娜');
  await findByRole(page, 'dialog', '选择岗位');
  expect(page.url()).toBe(`${product.url}/#/authlogin`);
  await click(page, 'button', '返回');
  await findByRole(page, 'heading', '登录');
  await click(page, 'button', '企业通');
  await authorise(page, '李娜');
  await click(page, 'radio', '销售代表 (杭州分部)');
  await click(page, 'button', '确定');
  await arriveHome(page);
  expect(await stored(page, 'atrium.user')).toContain('销售代表');
});

test('a reload does not send the code again', async () => {
  const { page } = await leaveFor();
  await authorise(page, '李娜');
  await findByRole(page, 'dialog', '选择岗位');
  await page.reload();
  await waitForText(page, '没有正在进行的第三方登录，请从登录页面重新开始。');
  expect(await asked()).toBe(1);
  await click(page, 'button', '返回登录');
  await findByRole(page, 'heading', '登录');
});

test('a denied authorisation is reported and can be retried', async () => {
  const { page } = await leaveFor();
  await authorise(page, '张伟', '拒绝');
  await waitForText(page, '您拒绝了授权，没有登录。');
  expect(page.url()).toBe(`${product.url}/#/authlogin`);
  expect(await asked()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await click(page, 'button', '重新授权');
  await authorise(page, '张伟');
  await arriveHome(page);
});

test('a sign-in started elsewhere must be confirmed before anything is sent', async () => {
  const code = await codeFor('张伟');
  const { page } = await newPage(product.browser);
  await page.goto(`${product.url}/#/authlogin?provider=worktalk&code=${code}&state=of-somebody-else`);
  await waitForText(page, '此登录不是从本页面发起的。如果不是您本人的操作，请返回登录。');
  expect(page.url()).toBe(`${product.url}/#/authlogin`);
  expect(await asked()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await click(page, 'button', '继续');
  await arriveHome(page);
});

describe('an unbound identity', () => {
  async function meetBinding(viewport = DESKTOP, theme = 'light') {
    const watched = await leaveFor({ viewport, theme });
    await authorise(watched.page, '新同事');
    await findByRole(watched.page, 'heading', '绑定帐号');
    await waitForText(watched.page, '新同事，首次登录需要绑定帐号');
    return watched;
  }

  test('is bound to an account once and signs in directly the next time', async () => {
    const { page } = await meetBinding();
    expect(page.url()).toBe(`${product.url}/#/authbindlogin`);
    await fill(page, '用户名', 'zheng.hao');
    await fill(page, '密码', 'wrong');
    await click(page, 'button', '绑定并登录');
    await waitForText(page, '密码错误');
    expect(await page.$eval('input[name=username]', (input) => (input as HTMLInputElement).value)).toBe('zheng.hao');
    await fill(page, '密码', 'Atrium2026');
    await page.keyboard.press('Enter');
    await click(page, 'button', '以后再说，继续登录');
    await arriveHome(page);
    await findByRole(page, 'button', '郑浩的账户');

    const again = await leaveFor({ browser: await product.browser.createBrowserContext() });
    await authorise(again.page, '新同事');
    await click(again.page, 'button', '以后再说，继续登录');
    await arriveHome(again.page);
    await findByRole(again.page, 'button', '郑浩的账户');
  });

  test('fits on a phone in dark mode without accessibility violations', async () => {
    const { page } = await meetBinding(PHONE, 'dark');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(await axeViolations(page)).toEqual([]);
  });
});
