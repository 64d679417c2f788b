import type { Frame, Page } from 'puppeteer';
import { denyStorage } from '../support/denyStorage';
import { byRole, findByRole } from '../support/find';
import { newPage } from '../support/newPage';
import { partnerEvents, partnerUrl, portalFrame, showPortal, waitForEvent, waitForState } from '../support/partnerPage';
import type { PartnerOptions } from '../support/partnerPage';
import { productPerTest } from '../support/product/product';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

async function openPortal(options: PartnerOptions = {}) {
  const { page, problems } = await newPage(product.browser);
  await showPortal(page, product.url, options);
  await waitForState(page, '已就绪');
  return { page, problems, frame: await portalFrame(page, product.url) };
}

/** Opens the form of a new order and types a remark. */
async function startOrder(frame: Frame, page: Page, remark: string) {
  await byRole(frame, 'button', '新建订单').click();
  await byRole(frame, 'textbox', '备注').click();
  await page.keyboard.type(remark);
}

/** All that the frame's origin has stored where this frame can read it. */
const storedTexts = (frame: Frame) =>
  frame.evaluate(async () => {
    const texts = [...Object.entries(localStorage), ...Object.entries(sessionStorage)].flat();
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error as Error);
      });
      for (const store of database.objectStoreNames) {
        const request = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => (request.onsuccess = resolve));
        texts.push(JSON.stringify(request.result));
      }
      database.close();
    }
    return [...texts, document.cookie];
  });

test('a partner’s page shows the portal, signed in by its token, which is in no address and no storage', async () => {
  const { page, problems } = await newPage(product.browser);
  const urls: string[] = [];
  const tokens: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  page.on('response', (response) => {
    if (response.url().endsWith('/partner/token'))
      void response.json().then(({ token }: { token: string }) => tokens.push(token));
  });
  await showPortal(page, product.url, { route: '/undeal' });
  await waitForState(page, '已就绪');
  const frame = await portalFrame(page, product.url);
  await findByRole(frame, 'heading', '待办流程');
  expect(await partnerEvents(page)).toEqual(
    expect.arrayContaining(['getToken {"reason":"signIn"}', 'routeChanged {"route":"/undeal"}']),
  );
  expect(tokens).toHaveLength(1);
  const seen = [...urls, frame.url(), ...(await storedTexts(frame))];
  expect(seen.filter((text) => text.includes(tokens[0] ?? ''))).toEqual([]);
  expect(problems).toEqual([]);
});

test('it works where the browser denies third-party storage', async () => {
  const { page, problems } = await newPage(product.browser);
  await page.evaluateOnNewDocument(`if (location.hostname === 'localhost') (${denyStorage.toString()})()`);
  await showPortal(page, product.url, { chrome: 'none' });
  await waitForState(page, '已就绪');
  const frame = await portalFrame(page, product.url);
  await waitForText(frame, '最近订单');
  expect(problems).toEqual([]);
});

test('input in the portal is announced, and the partner’s page neither leaves nor moves on without the person’s word', async () => {
  const { page, frame, problems } = await openPortal({ route: '/page?pagecode=order-list', theme: 'dark' });
  expect(await frame.$eval('html', (root) => root.dataset.theme)).toBe('dark');
  await startOrder(frame, page, '周五前送到');
  await waitForEvent(page, 'dirtyChanged {"isDirty":true}');
  await page.click('#leave');
  await byRole(frame, 'button', '继续编辑').click();
  await waitForState(page, '请留在此页');
  await page.click('#go');
  await byRole(frame, 'button', '继续编辑').click();
  await waitForState(page, 'kept');
  expect(problems).toEqual([]);
});

test('a refused token is replaced without the person, who loses nothing', async () => {
  const { page, frame } = await openPortal({ route: '/undeal' });
  await byRole(frame, 'textbox', '关键字').click();
  await page.keyboard.type('物料费');
  await product.platform.expire();
  await byRole(frame, 'button', '查询').click();
  await waitForEvent(page, 'getToken {"reason":"refused"}');
  await waitForText(frame, '共 1 条');
  expect(await frame.$eval('main', (main) => main.innerText)).toContain('促销物料费');
  expect(await partnerEvents(page)).not.toContainEqual(expect.stringContaining('authRequired'));
});

test('language and theme follow the partner’s page', async () => {
  const { page, frame } = await openPortal({ route: '/undeal', isElement: true });
  await page.select('select[name=lang]', 'en');
  await findByRole(frame, 'heading', 'Pending approvals');
  await waitForEvent(page, 'titleChanged {"title":"Pending approvals"}');
  await page.select('select[name=theme]', 'dark');
  await frame.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
});

test('without a token there is no sign-in form, and the person goes on after signing in at the partner', async () => {
  const { page } = await newPage(product.browser);
  await showPortal(page, product.url, { person: '' });
  await waitForEvent(page, 'authRequired {"reason":"noToken"}');
  const frame = await portalFrame(page, product.url);
  await findByRole(frame, 'heading', '需要登录');
  expect(await frame.$$('input')).toEqual([]);
  await page.select('select[name=person]', 'liu.yang');
  await byRole(frame, 'button', '重新登录').click();
  await waitForState(page, '已就绪');
  expect(page.url()).toBe(partnerUrl(product.url));
});

test('a token that ends soon is renewed without the person', async () => {
  const { page, frame } = await openPortal({ isTokenShort: true, route: '/undeal' });
  await waitForEvent(page, 'tokenExpiring');
  await waitForEvent(page, 'getToken {"reason":"expiring"}');
  await findByRole(frame, 'heading', '待办流程');
});

test('a page whose origin is not listed sees nothing of the product', async () => {
  product.configure({ embedOrigins: [] });
  const { page } = await newPage(product.browser);
  await showPortal(page, product.url);
  await waitForState(page, '未能载入：refused');
  const frame = await portalFrame(page, product.url);
  await findByRole(frame, 'heading', '该网站未获准嵌入本系统');
  expect(await partnerEvents(page)).not.toContainEqual(expect.stringContaining('getToken'));
});

test('with the height auto the frame is as high as its page, and stays so', async () => {
  const { page, frame } = await openPortal({ height: 'auto', chrome: 'none' });
  await waitForText(frame, '最近订单');
  await waitForEvent(page, 'resize');
  const overflow = await frame.$eval('#workspace-content', (content) =>
    Math.max(...Array.from(content.querySelectorAll('*'), (each) => each.scrollHeight - each.clientHeight)),
  );
  expect(overflow).toBeGreaterThanOrEqual(0);
  const resizes = async () => (await partnerEvents(page)).filter((event) => event.startsWith('resize'));
  const before = await resizes();
  await page.select('select[name=route]', '/undeal');
  await page.click('#go');
  await findByRole(frame, 'heading', '待办流程');
  await page.waitForFunction(
    (count) => document.querySelectorAll('#events li').length > count,
    { polling: 50 },
    before.length,
  );
  expect((await resizes()).length).toBeLessThan(20);
});

test('the portal is a child of a partner’s own qiankun host', async () => {
  const { page, problems } = await newPage(product.browser);
  await page.goto(partnerUrl(product.url, 'qiankun.html'));
  await waitForState(page, '请打开');
  await page.click('#open');
  await waitForState(page, '已就绪');
  const frame = await portalFrame(page, product.url);
  await waitForText(frame, '最近订单');
  await page.click('#close');
  await waitForState(page, '已关闭');
  expect(await page.$$('iframe')).toEqual([]);
  expect(problems).toEqual([]);
});
