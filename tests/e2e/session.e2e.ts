import type { Page } from 'puppeteer';
import { DATABASE_OPEN_TIMEOUT_MS, TOKEN_REFRESH_TIMEOUT_MS } from '../../src/common/constants/request';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { BROKEN_STORAGES } from '../support/brokenStorages';
import { newPage } from '../support/newPage';
import { pageClock, shortenTimers } from '../support/pageClock';
import { letTokenAge, openTabs, PAGE_OF_EACH_KIND, workInTabs } from '../support/sharedTabs';
import { waitForNoText, waitForText } from '../support/waitForText';
import { arrive, goTo, stored, waitForHash } from '../support/locations';

const REFRESH = '/api/auth/refreshtoken';
const DAY_MS = 86_400_000;

const product = productPerTest();

const platformCalls = async () => (await product.platform.log()).filter(({ path }) => path.startsWith('/api/teapi/'));

describe('several tabs of one browser', () => {
  test('renew an expiring one-time token once, and every call succeeds', async () => {
    const { page } = await enterWorkspace(product.browser, product.url);
    await letTokenAge(page);
    const tabs = await openTabs(page.browserContext(), 2);
    await workInTabs(tabs, product.url, PAGE_OF_EACH_KIND);
    expect(await product.platform.log(REFRESH)).toHaveLength(1);
    expect((await platformCalls()).filter(({ status }) => status !== 200)).toEqual([]);
  });

  test('renew a rejected token once and repeat the rejected calls', async () => {
    const { page } = await enterWorkspace(product.browser, product.url);
    const tabs = await openTabs(page.browserContext(), 3);
    await product.platform.expire();
    await workInTabs(tabs, product.url, PAGE_OF_EACH_KIND);
    const refreshes = await product.platform.log(REFRESH);
    expect(refreshes).toHaveLength(1);
    expect(refreshes[0]?.status).toBe(200);
    expect((await platformCalls()).some(({ status }) => status === 401)).toBe(true);
    for (const tab of tabs) expect(await tab.evaluate(() => window.location.hash)).toContain('visit-list');
  });

  test('are all signed out by one of them and send no further calls', async () => {
    const { page } = await enterWorkspace(product.browser, product.url);
    const [other] = (await openTabs(page.browserContext(), 1)) as [Page];
    await other.goto(product.url);
    await arrive(other);
    await click(page, 'button', '张伟的账户');
    await click(page, 'menuitem', '退出登录');
    await waitForHash(other, '#/login');
    const before = (await platformCalls()).length;
    await goTo(other, '/page?pagecode=order-list');
    await waitForHash(other, '#/login');
    await waitForHash(page, '#/login');
    expect(await platformCalls()).toHaveLength(before);
    expect(await stored(other, 'atrium.tokens')).toBeNull();
  });

  test('are told that another one has signed out, and lead the same person back to the page', async () => {
    const { page } = await enterWorkspace(product.browser, product.url);
    const [other] = (await openTabs(page.browserContext(), 1)) as [Page];
    await other.goto(`${product.url}/#/page?pagecode=order-list`);
    await waitForHash(other, '#/page?pagecode=order-list');
    await findByRole(other, 'button', '张伟的账户');
    await click(page, 'button', '张伟的账户');
    await click(page, 'menuitem', '退出登录');
    await waitForText(other, '您已在其他标签页退出登录。');
    await waitForText(other, '重新登录并打开原来的页面即可恢复');
    await fill(other, '用户名', 'zhang.wei');
    await fill(other, '密码', 'Atrium2026');
    await other.keyboard.press('Enter');
    await waitForHash(other, '#/page?pagecode=order-list');
    const requests = () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('refreshtoken='));
    expect(await other.evaluate(() => performance.getEntriesByType('resource').length)).toBeGreaterThan(0);
    expect(await other.evaluate(requests)).toEqual([]);
  });

  test('follow a change of position made in one of them', async () => {
    const { page } = await enterWorkspace(product.browser, product.url, {
      username: 'li.na',
      position: '销售代表 (杭州分部)',
    });
    const [other] = (await openTabs(page.browserContext(), 1)) as [Page];
    await other.goto(product.url);
    await arrive(other);
    await click(page, 'button', '切换岗位，当前：销售代表');
    await click(page, 'menuitem', '区域经理（上海分部）');
    await waitForText(page, '区域经理');
    await waitForText(other, '区域经理');
    await arrive(other);
  });

  test('are all signed in by one of them', async () => {
    const { page } = await newPage(product.browser);
    await page.goto(product.url);
    await findByRole(page, 'heading', '登录');
    const [other] = (await openTabs(page.browserContext(), 1)) as [Page];
    await other.goto(`${product.url}/#/login`);
    await fill(other, '用户名', 'zhang.wei');
    await fill(other, '密码', 'Atrium2026');
    await other.keyboard.press('Enter');
    await arrive(other);
    await arrive(page);
  });
});

test('a hanging token refresh delays calls for a limited time and does not sign out', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await letTokenAge(page);
  await product.platform.fault({ path: REFRESH, kind: 'timeout' });
  const clock = await pageClock(page, [TOKEN_REFRESH_TIMEOUT_MS]);
  await page.reload();
  await clock.runTimer(TOKEN_REFRESH_TIMEOUT_MS);
  await arrive(page);
  await waitForText(page, '工作台');
  expect(await stored(page, 'atrium.tokens')).not.toBeNull();
}, 60_000);

test.each([
  ['ahead', DAY_MS],
  ['behind', -DAY_MS],
])('a clock that is a day %s has no effect', async (_which, off) => {
  const { page, problems } = await newPage(product.browser);
  await page.evaluateOnNewDocument((difference) => {
    const Real = Date;
    const now = () => Real.now() + difference;
    window.Date = new Proxy(Real, {
      construct: (target, input: []) => (input.length === 0 ? new target(now()) : new target(...input)),
      get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
    });
  }, off);
  await page.goto(product.url);
  await fill(page, '用户名', 'zhang.wei');
  await fill(page, '密码', 'Atrium2026');
  await page.keyboard.press('Enter');
  await arrive(page);
  expect(await product.platform.log(REFRESH)).toHaveLength(0);
  expect(problems).toEqual([]);
});

describe('a browser without storage', () => {
  test.each(BROKEN_STORAGES)('(%s) works in memory and shows a notice', async (_what, notice, spoil) => {
    const { page, problems } = await newPage(product.browser);
    await page.evaluateOnNewDocument(spoil);
    // That the client waits so long for a database is shown by `localDb.test`.
    await shortenTimers(page, [DATABASE_OPEN_TIMEOUT_MS]);
    await page.goto(product.url);
    await fill(page, '用户名', 'zhang.wei');
    await fill(page, '密码', 'Atrium2026');
    await page.keyboard.press('Enter');
    await waitForText(page, notice);
    await arrive(page);
    await click(page, 'button', '知道了');
    await waitForNoText(page, notice);
    await goTo(page, '/page?pagecode=order-list');
    await findByRole(page, 'tab', '订单列表');
    expect(problems).toEqual([]);
  });
});

test('without a network a notice is shown, and pending reads resume by themselves', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await page.setOfflineMode(true);
  await waitForText(page, '网络异常，请检查网络！恢复连接后自动继续。');
  await goTo(page, '/page?pagecode=visit-list');
  await findByRole(page, 'tab', '拜访记录');
  expect(await product.platform.log('/api/teapi/dy-biz/visitquery')).toEqual([]);
  await page.setOfflineMode(false);
  await waitForText(page, '共 ');
  await waitForNoText(page, '网络异常，请检查网络！恢复连接后自动继续。');
  expect(await product.platform.log('/api/teapi/dy-biz/visitquery')).toHaveLength(1);
});

test('a save without a network keeps the input in its form and is not sent later', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, { path: '/page?pagecode=customer-list' });
  await click(page, 'button', '新建客户');
  await fill(page, '客户名称', '断网超市');
  await click(page, 'combobox', '负责人');
  await page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option[title^="李娜"]')
    .click();
  await fill(page, '信用额度', '5000');
  await page.setOfflineMode(true);
  await waitForText(page, '网络异常，请检查网络！恢复连接后自动继续。');
  await click(page, 'button', '保存');
  await waitForText(page, '您填写的内容已保留');
  await page.setOfflineMode(false);
  await waitForNoText(page, '网络异常，请检查网络！恢复连接后自动继续。');
  expect(await page.$eval('[data-control="customername"] input', (input) => (input as HTMLInputElement).value)).toBe(
    '断网超市',
  );
  expect(await product.platform.log('/api/teapi/dy-biz/customersave')).toEqual([]);
});

test('a person who signs out without a connection finds the sign-in screen', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { hasPrefetch: true });
  // The window has not shown the sign-in screen itself.
  const fetched = page.waitForResponse((response) => response.url().includes('p__login__index'));
  await page.reload();
  await arrive(page);
  await fetched;
  await page.setOfflineMode(true);
  await click(page, 'button', '张伟的账户');
  await click(page, 'menuitem', '退出登录');
  await findByRole(page, 'textbox', '用户名');
  await waitForText(page, '网络异常');
  await page.setOfflineMode(false);
  await waitForNoText(page, '网络异常');
  await fill(page, '用户名', 'zhang.wei');
  await fill(page, '密码', 'Atrium2026');
  await page.keyboard.press('Enter');
  await arrive(page);
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
