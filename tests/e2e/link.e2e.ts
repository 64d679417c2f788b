import type { HTTPRequest, Page } from 'puppeteer';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, findByRole } from '../support/find';
import { newPage } from '../support/newPage';
import { startServer } from '../support/startServer';
import { waitForText } from '../support/waitForText';
import { arrive, waitForHash } from '../support/locations';

const product = productPerTest();

async function linkFor(username: string, more: Record<string, string> = {}) {
  const { token, refreshtoken, tokenexpires } = await product.platform.tokensOf(username);
  const query = new URLSearchParams({ token, refreshtoken, tokenexpires: String(tokenexpires), ...more });
  return { token, refreshtoken, url: `${product.url}/#/loading?${query.toString()}` };
}

/** Collects everything a token could leak to: visited URLs, requests except the token header, the console. */
function watchLeaks(page: Page) {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { token: _own, ...headers } = request.headers();
    // The fragment is never sent.
    seen.push(request.url().split('#')[0] ?? '', JSON.stringify(headers));
  });
  page.on('console', (message) => seen.push(message.text()));
  return async () => {
    const client = await page.createCDPSession();
    const { entries } = await client.send('Page.getNavigationHistory');
    return [...seen, ...entries.map(({ url }) => url), page.url()];
  };
}

test('a link signs in and opens its page; its token is in no address, history, referrer or log', async () => {
  const link = await linkFor('zhang.wei', { redirect: '/page?pagecode=order-list' });
  const { page, problems } = await newPage(product.browser);
  const leaks = watchLeaks(page);
  await page.goto(link.url);
  await arrive(page);
  await waitForHash(page, '#/page?pagecode=order-list');
  const seen = (await leaks()).filter((text) => text.includes(link.token) || text.includes(link.refreshtoken));
  expect(seen).toEqual([]);
  expect(problems).toEqual([]);
});

test.each([
  ['#/rolemgr?TOKENS', '#/rolemgr'],
  ['#/page?pagecode=order-list&TOKENS', '#/page?pagecode=order-list'],
  ['?TOKENS#/', '#/page?pagecode=workbench'],
])('a token on any route (/%s) signs in, opens %s and is removed', async (address, hash) => {
  const { token, refreshtoken } = await product.platform.tokensOf('zhang.wei');
  const { page, problems } = await newPage(product.browser);
  const leaks = watchLeaks(page);
  const query = new URLSearchParams({ token, refreshtoken }).toString();
  await page.goto(`${product.url}/${address.replace('TOKENS', query)}`);
  await arrive(page);
  await waitForHash(page, hash);
  // The browser sends the part before the hash with the first request, before the product runs.
  const seen = (await leaks()).filter(
    (text) => text !== `${product.url}/?${query}` && (text.includes(token) || text.includes(refreshtoken)),
  );
  expect(seen).toEqual([]);
  expect(problems).toEqual([]);
});

test('a token in the address of a running workspace is kept in no tab and no history', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  const { token } = await product.platform.tokensOf('zhang.wei');
  const leaks = watchLeaks(page);
  await page.evaluate((route) => {
    window.location.hash = route;
  }, `/rolemgr?token=${token}`);
  await arrive(page);
  await waitForHash(page, '#/rolemgr');
  expect((await leaks()).filter((text) => text.includes(token))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, 'atrium.tokens': '' }));
  expect(kept).not.toContain(token);
});

test('a link can contain tenant, product, position and language', async () => {
  const link = await linkFor('wang.fang', { tenantcode: 'nf', pid: 'professional', lang: 'en' });
  const { page } = await newPage(product.browser);
  await page.goto(link.url);
  await findByRole(page, 'tablist', 'Open pages');
  expect(await page.title()).not.toBe('Atrium');
  expect(await page.evaluate(() => localStorage.getItem('atrium.login'))).toContain(
    '"productversioncode":"professional"',
  );
});

test.each([
  ['https://evil.example/', '#/page?pagecode=workbench'],
  ['page?pagecode=visit-list', '#/page?pagecode=visit-list'],
])('the redirect %j opens %s', async (redirect, hash) => {
  const link = await linkFor('zhang.wei', { redirect });
  const { page } = await newPage(product.browser);
  await page.goto(link.url);
  await arrive(page);
  await waitForHash(page, hash);
  expect(page.url().startsWith(product.url)).toBe(true);
});

test('a link of another account asks for confirmation and can be declined', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  const link = await linkFor('li.na', { uid: '李娜', position: 'hd-post-li-manager' });
  await page.goto(link.url);
  await findByRole(page, 'dialog', '切换登录用户');
  await waitForText(page, '当前已登录 张伟，该链接将以 李娜 (华东销售公司) 登录。');
  await click(page, 'button', '保持当前登录');
  await arrive(page);
  await findByRole(page, 'button', '张伟的账户');

  await page.goto((await linkFor('li.na', { position: 'hd-post-li-manager' })).url);
  await click(page, 'button', '切换并继续');
  await findByRole(page, 'button', '李娜的账户');
});

test.each([
  [
    'signs in',
    async (other: Page) => {
      await other.goto((await linkFor('zhang.wei')).url);
    },
  ],
  [
    'signs out',
    async (other: Page) => {
      await click(other, 'button', '张伟的账户');
      await click(other, 'menuitem', '退出登录');
    },
  ],
])('a link opens its page even if another tab %s meanwhile', async (_what, act) => {
  const { page: other } = await enterWorkspace(product.browser, product.url);
  const page = await other.browserContext().newPage({ type: 'window' });
  await page.evaluateOnNewDocument(() => {
    new BroadcastChannel('atrium').onmessage = () => (document.documentElement.dataset.heard = 'yes');
  });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isTenants = (request: HTTPRequest) => request.url().endsWith('/api/auth/tenantlist');
  await page.setRequestInterception(true);
  page.on(
    'request',
    (request) => void (isTenants(request) ? released : Promise.resolve()).then(() => request.continue()),
  );
  const asked = page.waitForRequest(isTenants);
  await page.goto((await linkFor('zhang.wei', { redirect: '/page?pagecode=order-list' })).url);
  await asked;

  await act(other);
  await page.waitForFunction(() => document.documentElement.dataset.heard);
  release();
  await arrive(page);
  await waitForHash(page, '#/page?pagecode=order-list');
});

test('a used link shows an error and goes to the sign-in screen', async () => {
  const { page } = await newPage(product.browser);
  await page.goto(`${product.url}/#/loading?token=spent`);
  await waitForText(page, '登录已失效');
  await waitForHash(page, '#/login');
});

test('signing out after a link from a listed host goes to the host’s sign-in screen once', async () => {
  const partner = await startServer();
  try {
    product.configure({ loginHosts: [partner.url] });
    const link = await linkFor('zhang.wei', { origin: partner.url });
    const { page } = await newPage(product.browser);
    await page.goto(link.url);
    await arrive(page);
    await click(page, 'button', '张伟的账户');
    await click(page, 'menuitem', '退出登录');
    await page.waitForFunction((origin) => window.location.origin === origin, {}, partner.url);
    await waitForHash(page, '#/login');
    await page.goto(product.url);
    await findByRole(page, 'heading', '登录');
    expect(page.url().startsWith(product.url)).toBe(true);
  } finally {
    await partner.stop();
  }
});
