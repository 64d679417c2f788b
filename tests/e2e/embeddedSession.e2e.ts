import type { Page } from 'puppeteer';
import { byRole, findByRole } from '../support/find';
import { newPage } from '../support/newPage';
import { partnerEvents, portalFrame, showPortal, waitForEvent, waitForState } from '../support/partnerPage';
import type { PartnerOptions } from '../support/partnerPage';
import { productPerTest } from '../support/product/product';
import { observe, removeChunks } from '../support/removedChunks';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

/** Shows the portal, which may need an answer of the person or of the partner first. */
async function startPortal(options: PartnerOptions = {}) {
  const { page, problems } = await newPage(product.browser);
  await showPortal(page, product, options);
  return { page, problems, frame: await portalFrame(page, product) };
}

async function openPortal(options: PartnerOptions = {}) {
  const started = await startPortal(options);
  await waitForState(started.page, '已就绪');
  return started;
}

/** Waits until so many workspaces have been shown. */
const waitForReady = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('#events li')].filter((each) => /^ready/.test(each.textContent)).length === wanted,
    { polling: 50 },
    count,
  );

test('a partner whose token server fails is asked again when the person wants to go on', async () => {
  const { page, frame } = await startPortal({ issuer: 'fails' });
  await findByRole(frame, 'heading', '需要登录');
  expect(await partnerEvents(page)).toEqual(
    expect.arrayContaining([
      'error {"code":"noToken","message":"getToken has failed"}',
      'authRequired {"reason":"noToken"}',
    ]),
  );
  await page.click('#leave');
  await waitForState(page, '可以离开');
  await page.click('#go');
  await waitForState(page, 'notReady');
  await page.select('select[name=issuer]', '');
  await byRole(frame, 'button', '重新登录').click();
  await waitForEvent(page, 'ready');
});

test('a session that ends because the token server fails goes on with the page in front', async () => {
  const { page, frame } = await openPortal({ route: '/' });
  await page.select('select[name=route]', '/undeal');
  await page.click('#go');
  await findByRole(frame, 'heading', '待办流程');
  await waitForText(frame, '共 ');
  await page.select('select[name=issuer]', 'fails');
  await product.platform.expire();
  await byRole(frame, 'button', '查询').click();
  await findByRole(frame, 'heading', '登录已失效');
  await waitForText(frame, '未保存的内容已作为草稿保留');
  await waitForEvent(page, 'authRequired {"reason":"noToken"}');
  await waitForEvent(page, 'tabClosed {"route":"/undeal"');
  await page.select('select[name=issuer]', '');
  await byRole(frame, 'button', '重新登录').click();
  await findByRole(frame, 'heading', '待办流程');
  const events = await partnerEvents(page);
  expect(events.filter((event) => event.startsWith('tabOpened {"route":"/undeal"'))).toHaveLength(2);
});

test.each([
  ['of another tenant', 'wang.fang'],
  ['of the same tenant', 'liu.yang'],
])('the token of another person %s ends the session, and never continues it', async (_whose, person) => {
  const { page, frame } = await openPortal({ route: '/undeal' });
  await waitForText(frame, '共 ');
  await page.select('select[name=person]', person);
  await product.platform.expire();
  await byRole(frame, 'button', '查询').click();
  await waitForEvent(page, 'authRequired {"reason":"refused"}');
  await findByRole(frame, 'button', '重新登录');
});

test('a token that ends soon is renewed in time while the person does nothing', async () => {
  const { page, frame } = await openPortal({ isTokenShort: true, route: '/undeal' });
  await findByRole(frame, 'heading', '待办流程');
  await waitForEvent(page, 'tokenExpiring');
  await waitForEvent(page, 'getToken {"reason":"expiring"}');
  const asked = (await partnerEvents(page)).filter((event) => event.startsWith('getToken'));
  expect(asked).toEqual(['getToken {"reason":"signIn"}', 'getToken {"reason":"expiring"}']);
});

test('a person who signs out reads so, and the partner is told until the person is signed in again', async () => {
  const { page, frame } = await openPortal({ chrome: 'full' });
  await waitForText(frame, '最近订单');
  await byRole(frame, 'button', '郑浩的账户').click();
  await byRole(frame, 'menuitem', '退出登录').click();
  await findByRole(frame, 'heading', '已退出登录');
  await waitForEvent(page, 'authRequired {"reason":"signedOut"}');
  await waitForState(page, '已退出门户');
  await byRole(frame, 'button', '重新登录').click();
  await waitForState(page, '已就绪');
});

test('a person with several positions chooses one in the frame, without the brand of the sign-in', async () => {
  const { page, frame } = await startPortal({ person: 'li.na', chrome: 'none', height: 'auto' });
  await byRole(frame, 'radio', '销售代表 (杭州分部)').click();
  expect(await frame.$$('aside, [class*=brand]')).toEqual([]);
  const confirm = await findByRole(frame, 'button', '确定');
  const bottom = await confirm.evaluate((button) => button.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(await page.$eval('iframe', (element) => element.clientHeight));
  await byRole(frame, 'button', '确定').click();
  await waitForState(page, '已就绪');
});

test('a partner names the position; an unknown one is named to its developers', async () => {
  const named = await openPortal({ person: 'li.na', position: 'hd-post-li-rep' });
  await named.page.close();
  const { page, frame } = await startPortal({ person: 'li.na', position: 'zzz' });
  await findByRole(frame, 'heading', '登录未成功');
  await waitForEvent(page, '(position zzz)');
  await waitForEvent(page, 'authRequired {"reason":"refused"}');
});

test('a person with several tenants chooses one in the frame', async () => {
  const { page, frame } = await startPortal({ person: 'wang.fang' });
  await byRole(frame, 'radio', '南方快消集团 - 销售管理标准版').click();
  await byRole(frame, 'button', '确定').click();
  await waitForState(page, '已就绪');
});

test('a frame that is loaded again shows the page that was in front', async () => {
  const { page, frame } = await openPortal();
  await page.select('select[name=route]', '/undeal');
  await page.click('#go');
  await findByRole(frame, 'heading', '待办流程');
  await frame.evaluate(() => window.location.reload());
  await waitForReady(page, 2);
  await findByRole(await portalFrame(page, product), 'heading', '待办流程');
});

test('a frame that is loaded again is in the position that was chosen in it, unless that is no longer the person’s', async () => {
  const options = { person: 'li.na', position: 'hd-post-li-manager', chrome: 'full', route: '/undeal' } as const;
  const { page, frame } = await openPortal(options);
  // A screen of a sub-app: single-spa, which comes with it, announces each change of the address.
  await findByRole(frame, 'heading', '待办流程');
  await byRole(frame, 'button', '切换岗位，当前：区域经理').click();
  await byRole(frame, 'menuitem', '销售代表（杭州分部）').click();
  await findByRole(frame, 'button', '切换岗位，当前：销售代表');
  await frame.evaluate(() => window.location.reload());
  await waitForReady(page, 3);
  const again = await portalFrame(page, product);
  await findByRole(again, 'button', '切换岗位，当前：销售代表');
  await again.evaluate(() => window.location.replace(window.location.href.replace('hd-post-li-rep', 'gone')));
  await waitForReady(page, 4);
  await findByRole(await portalFrame(page, product), 'button', '切换岗位，当前：区域经理');
  expect((await partnerEvents(page)).filter((event) => event.startsWith('authRequired'))).toEqual([]);
});

test('an address in the frame neither signs anybody in nor shows another screen', async () => {
  const { page, frame } = await openPortal({ route: '/undeal' });
  for (const route of ['/loading?token=abc', '/authlogin?code=1', '/preview', '/login']) {
    await frame.evaluate((hash) => (window.location.hash = hash), `#${route}`);
    await waitForText(frame, '最近订单');
  }
  expect((await partnerEvents(page)).filter((event) => event.startsWith('authRequired'))).toEqual([]);
});

test('a chunk that stays away loads the frame again once, without an alert over the partner’s page', async () => {
  const { page } = await newPage(product.browser);
  const seen = observe(page);
  let documents = 0;
  page.on('response', (answer) => {
    if (answer.url().startsWith(`${product.url}/?embed=`)) documents += 1;
  });
  await removeChunks(page, (url) => /\/engine\.\w+\.async\.js$/.test(url));
  await showPortal(page, product);
  await page.waitForFunction(
    () => [...document.querySelectorAll('#events li')].filter((each) => /signIn/.test(each.textContent)).length === 2,
    { polling: 50 },
  );
  await waitForText(await portalFrame(page, product), '“逻辑表达式”加载失败');
  expect(documents).toBe(2);
  expect(seen.alerts).toEqual([]);
});
