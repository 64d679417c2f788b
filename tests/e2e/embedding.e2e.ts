import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
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
  await showPortal(page, product, options);
  await waitForState(page, '已就绪');
  return { page, problems, frame: await portalFrame(page, product) };
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

test('embed.js is small, and needs no other file', async () => {
  const script = await (await fetch(`${product.url}/embed.js`)).text();
  expect(gzipSync(script).length).toBeLessThanOrEqual(4_096);
  expect(script).not.toMatch(/\bimport\b|\brequire\s*\(|importScripts|createElement\("(script|link)"\)/);
});

test('a partner’s page shows the portal, signed in by its token; neither it nor the session’s is in an address or a storage', async () => {
  const { page, problems } = await newPage(product.browser);
  const urls: string[] = [];
  const tokens: string[] = [];
  const sessionTokens = new Set<string>();
  page.on('request', (request) => {
    urls.push(request.url());
    if (request.headers().token) sessionTokens.add(request.headers().token ?? '');
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/partner/token'))
      void response.json().then(({ token }: { token: string }) => tokens.push(token));
  });
  await showPortal(page, product, { route: '/undeal' });
  await waitForState(page, '已就绪');
  const frame = await portalFrame(page, product);
  await findByRole(frame, 'heading', '待办流程');
  expect(await partnerEvents(page)).toEqual(
    expect.arrayContaining(['getToken {"reason":"signIn"}', 'routeChanged {"route":"/undeal"}']),
  );
  expect(tokens).toHaveLength(1);
  const seen = [...urls, frame.url(), ...(await storedTexts(frame))];
  expect(sessionTokens.size).toBeGreaterThan(1);
  expect(seen.filter((text) => [...tokens, ...sessionTokens].some((token) => text.includes(token)))).toEqual([]);
  expect(problems).toEqual([]);
});

test('it works where the browser denies third-party storage', async () => {
  const { page, problems } = await newPage(product.browser);
  await page.evaluateOnNewDocument(`if (location.hostname === 'localhost') (${denyStorage.toString()})()`);
  await showPortal(page, product, { chrome: 'none' });
  await waitForState(page, '已就绪');
  const frame = await portalFrame(page, product);
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
  await showPortal(page, product, { person: '' });
  await waitForEvent(page, 'authRequired {"reason":"noToken"}');
  const frame = await portalFrame(page, product);
  await findByRole(frame, 'heading', '需要登录');
  expect(await frame.$$('input')).toEqual([]);
  await page.select('select[name=person]', 'liu.yang');
  await byRole(frame, 'button', '重新登录').click();
  await waitForState(page, '已就绪');
  expect(page.url()).toBe(partnerUrl(product));
});

test('a page whose origin is not listed sees nothing of the product', async () => {
  product.configure({ embedOrigins: [] });
  const { page } = await newPage(product.browser);
  await showPortal(page, product);
  await waitForState(page, '未能载入：refused');
  const frame = await portalFrame(page, product);
  await findByRole(frame, 'heading', '该网站未获准嵌入本系统');
  expect(await partnerEvents(page)).not.toContainEqual(expect.stringContaining('getToken'));
});

test('a page of another origin, which the headers do not list, cannot show the product at all', async () => {
  const intranet = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe src="${product.url}/?chrome=none"></iframe>`);
  }).listen(0, '127.0.0.1');
  const { page } = await newPage(product.browser);
  await page.goto(`http://127.0.0.1:${(intranet.address() as AddressInfo).port}/`);
  const [, frame] = page.frames();
  expect(frame?.url()).toMatch(/^chrome-error:/);
  await new Promise((resolve) => intranet.close(resolve));
});

/** The height of the frame, what scrolls in it, and what its page cuts off. */
async function heightsOf(page: Page, frame: Frame) {
  const framePx = await page.$eval('iframe', (element) => element.getBoundingClientRect().height);
  const scrollers = await frame.$eval('#workspace-content', (content) =>
    [content, ...content.querySelectorAll('*')]
      .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
      .filter((each) => each.scrollHeight > each.clientHeight)
      .map((each) => `${each.className}: ${each.scrollHeight} in ${each.clientHeight}`),
  );
  const told = (await partnerEvents(page)).filter((event) => event.startsWith('resize'));
  return { framePx, scrollers, told };
}

/** Waits until the frame has kept its height for a second. */
async function settledHeights(page: Page, frame: Frame) {
  const changed = () => page.$$eval('#events li', (all) => all.filter((each) => /^resize/.test(each.innerText)).length);
  let count = await changed();
  const isQuiet = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const before = count;
    count = await changed();
    return before === count;
  };
  while (!(await isQuiet()));
  return heightsOf(page, frame);
}

test.each([
  ['a list', '/undeal', '待办流程', 'tabs'],
  ['a page', '/', '最近订单', 'none'],
  ['a long table', '/page?pagecode=order-list', '订单', 'none'],
  ['a page with menu and header', '/', '最近订单', 'full'],
])('with the height auto the frame shows all of %s, and then keeps its height', async (_what, route, text, chrome) => {
  const { page, frame } = await openPortal({ height: 'auto', chrome, route });
  await waitForText(frame, text);
  const { framePx, scrollers, told } = await settledHeights(page, frame);
  expect(scrollers).toEqual([]);
  expect(told.at(-1)).toBe(`resize {"height":${framePx}}`);
  expect(told.length).toBeLessThan(10);
  if (route === '/undeal') {
    const foot = await frame.$eval('::-p-text(共)', (element) => element.getBoundingClientRect().bottom);
    expect(foot).toBeLessThanOrEqual(framePx);
  }
});

test('with the height auto a dialog lies in the part of the frame that the window shows', async () => {
  const { page, frame } = await openPortal({ height: 'auto', chrome: 'none', route: '/page?pagecode=order-list' });
  await byRole(frame, 'button', '新建订单').click();
  await findByRole(frame, 'textbox', '备注');
  await settledHeights(page, frame);
  const placeOfDialog = async () => {
    const outer = await page.$eval('iframe', (element) => element.getBoundingClientRect().top);
    return frame.$eval(
      '[role=dialog]',
      (dialog, top) => ({
        top: dialog.getBoundingClientRect().top + top,
        bottom: dialog.getBoundingClientRect().bottom + top,
      }),
      outer,
    );
  };
  const isInSight = async () => {
    const { top, bottom } = await placeOfDialog();
    return top >= 0 && bottom <= (page.viewport()?.height ?? 0) && bottom - top > 400;
  };
  expect(await isInSight()).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 400));
  await frame.waitForFunction(() => parseFloat(document.documentElement.style.getPropertyValue('--visible-top')) > 0);
  expect(await isInSight()).toBe(true);
});

test('with the height auto a panel of a screen lies in the part of the frame that the window shows', async () => {
  const { page, frame } = await openPortal({ height: 'auto', chrome: 'tabs', route: '/undeal' });
  await page.setViewport({ width: 1440, height: 420 });
  await frame.locator('[data-row-key] button').click();
  const panel = await frame.locator('.ant-drawer-content').waitHandle();
  await page.evaluate(() => window.scrollTo(0, 150));
  await frame.waitForFunction(() => parseFloat(document.documentElement.style.getPropertyValue('--visible-top')) > 0);
  const outer = await page.$eval('iframe', (element) => element.getBoundingClientRect().top);
  const place = await panel.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  expect(place.top + outer).toBeGreaterThanOrEqual(-1);
  expect(place.bottom + outer).toBeLessThanOrEqual(421);
});

test('the partner opens pages, is told of each tab, and hears of links out of the portal', async () => {
  const { page, frame } = await openPortal({ route: '/undeal' });
  await page.click('input[name=own]');
  await page.select('select[name=route]', '/page?pagecode=order-list');
  await page.click('#tab');
  await waitForEvent(page, 'tabOpened {"route":"/page?pagecode=order-list","title":"由内网打开"}');
  await byRole(frame, 'button', '关闭 由内网打开').click();
  await waitForEvent(page, 'tabClosed {"route":"/page?pagecode=order-list"');
  const pages = (await product.browser.pages()).length;
  await frame.evaluate(() => window.open('https://news.example/'));
  await waitForEvent(page, 'openExternal {"url":"https://news.example/"}');
  expect(await product.browser.pages()).toHaveLength(pages);
});

test('an element that was hidden when it was mounted has its height once it is shown', async () => {
  const { page } = await newPage(product.browser);
  await page.goto(partnerUrl(product));
  await waitForState(page, '请载入门户');
  const heights = await page.evaluate((origin) => {
    const shown = [
      ['auto', ''],
      ['500px', ''],
      ['auto', '300px'],
      ['500px', '50%'],
    ].flatMap(([ofParent = '', own = '']) =>
      ['', 'none'].map((display) => {
        const parent = document.createElement('div');
        Object.assign(parent.style, { height: ofParent, display });
        const portal = Object.assign(document.createElement('atrium-portal'), { getToken: () => null });
        portal.setAttribute('origin', origin);
        portal.style.height = own;
        parent.append(portal);
        document.body.append(parent);
        return parent;
      }),
    );
    shown.forEach((parent) => parent.style.removeProperty('display'));
    const heightsNow = shown.map((parent) => parent.querySelector('iframe')?.offsetHeight);
    shown.forEach((parent) => parent.remove());
    return heightsNow;
  }, product.url);
  expect(heights).toEqual([640, 640, 500, 500, 300, 300, 250, 250]);
});

test('with the height auto a frame that was hidden when it was mounted has that of its page once it is shown', async () => {
  const { page } = await newPage(product.browser);
  await page.goto(partnerUrl(product));
  await waitForState(page, '请载入门户');
  const show = (display: string) =>
    page.$eval('#portal', (place, value) => ((place as HTMLElement).style.display = value), display);
  await show('none');
  await page.select('select[name=person]', 'zheng.hao');
  await page.select('select[name=height]', 'auto');
  await page.click('button[type=submit]');
  await waitForState(page, '已就绪');
  await show('block');
  const frame = await portalFrame(page, product);
  await waitForText(frame, '最近订单');
  const { framePx, told } = await settledHeights(page, frame);
  expect(framePx).toBeGreaterThan(1_000);
  expect(told.at(-1)).toBe(`resize {"height":${framePx}}`);
});

test('a frame beside the menu shows the tables of the home page whole, one below the other', async () => {
  const { page, frame } = await openPortal({ chrome: 'full' });
  await page.$eval('#portal', (place) => ((place as HTMLElement).style.width = '980px'));
  await frame.waitForFunction(() => innerWidth === 980);
  await waitForText(frame, '待办事项');
  const cut = await frame.$$eval('[data-control=rankings] table, [data-control=today] table', (tables) =>
    tables.map(({ parentElement: scroller }) => (scroller?.scrollWidth ?? 0) - (scroller?.clientWidth ?? 0)),
  );
  expect(cut.length).toBeGreaterThan(2);
  expect(new Set(cut)).toEqual(new Set([0]));
});

test('a frame that reloads itself has the theme and language that were chosen last', async () => {
  const { page, frame } = await openPortal({ route: '/undeal' });
  await page.select('select[name=lang]', 'en');
  await page.select('select[name=theme]', 'dark');
  await findByRole(frame, 'heading', 'Pending approvals');
  await frame.waitForFunction(() => location.search.includes('theme=dark'));
  await Promise.all([frame.waitForNavigation(), frame.evaluate(() => void setTimeout(() => location.reload()))]);
  await findByRole(frame, 'heading', 'Pending approvals');
  expect(await frame.$eval('html', (root) => root.dataset.theme)).toBe('dark');
});

test('the portal is a child of a partner’s own qiankun host', async () => {
  const { page, problems } = await newPage(product.browser);
  await page.goto(partnerUrl(product, 'qiankun.html'));
  await waitForState(page, '请打开');
  await page.click('#open');
  await waitForState(page, '已就绪');
  const frame = await portalFrame(page, product);
  await waitForText(frame, '最近订单');
  await page.click('#close');
  await waitForState(page, '已关闭');
  expect(await page.$$('iframe')).toEqual([]);
  expect(problems).toEqual([]);
});
