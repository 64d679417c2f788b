import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from 'puppeteer';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { byRole, click, fill, findByRole, findByText } from '../support/find';
import type { WatchedPage } from '../support/newPage';
import { mockTenant } from '../support/mockTenant';
import type { Tenant } from '../support/mockTenant';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

const openPage = (page: Page) => page.evaluate(() => (location.hash = '/page?pagecode=gallery-custom'));

/** Restarts the workspace as this tenant and shows its page. */
async function showTenant({ page }: WatchedPage, tenant: Tenant): Promise<void> {
  await mockTenant(page, tenant);
  await page.reload();
  await findByRole(page, 'tablist', '已打开的页面');
  await openPage(page);
}

async function frameOf(page: Page, title: string): Promise<Frame> {
  const element = await page.waitForSelector(`iframe[title="${title}"]`);
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`No frame ${title}`);
  return frame;
}

/** Waits until the frame shows the text. */
const waitInFrame = (frame: Frame, text: string) =>
  frame.waitForFunction((wanted) => document.body.textContent.includes(wanted), {}, text);

const custom = (component: string, more: object = {}) => ({
  type: 'custom',
  name: component.replaceAll('-', '_'),
  title: component,
  component,
  ...more,
});
const note = { type: 'text', name: 'note', title: '备注' };

/** A component that runs the attempts and reports the result of each. */
const attacking = (attempts: string, drawn: string) => `
  const outcomes = {};
  const pending = [];
  const attempt = (name, run) => {
    const settle = (outcome) => () => { outcomes[name] = outcome; };
    try {
      const found = run();
      if (found && found.then) pending.push(found.then(settle('REACHED'), settle('refused')));
      else settle('REACHED')();
    } catch { settle('refused')(); }
  };
  ${attempts}
  let isDone = false;
  let drawAgain = () => undefined;
  Promise.all(pending).then(() => {
    isDone = true;
    drawAgain();
  });
  registerComponent('attack', { render: (_props, { setValue }) => {
    drawAgain = () => setValue('done');
    return [{ tag: 'p', text: Object.entries(outcomes).map(([name, outcome]) => name + ': ' + outcome).join('; ') }, { tag: 'p', text: 'origin ' + self.origin }, ...${drawn}, isDone && { tag: 'p', text: 'done' }];
  } });`;

/** @param url A server that accepts every origin. */
const attackOn = (url: string) =>
  attacking(
    `
  attempt('fetch', () => fetch('${url}/fetch'));
  attempt('blind fetch', () => fetch('${url}/blind', { mode: 'no-cors', method: 'POST', body: 'x' }));
  attempt('request', () => { const request = new XMLHttpRequest(); request.open('GET', '${url}/request', false); request.send(); });
  attempt('socket', () => new Promise((resolve, reject) => { const socket = new WebSocket('${url.replace('http', 'ws')}/socket'); socket.onopen = resolve; socket.onerror = reject; }));
  attempt('events', () => new Promise((resolve, reject) => { const source = new EventSource('${url}/events'); source.onopen = resolve; source.onerror = reject; }));
  attempt('import', () => import('${url}/import.js'));
  attempt('scripts', () => importScripts('${url}/scripts.js'));
  attempt('localStorage', () => localStorage.length);
  attempt('sessionStorage', () => sessionStorage.length);
  attempt('cookie', () => document.cookie.length);
  attempt('parent', () => parent.document.title.length);
  attempt('top', () => { top.location.href = '${url}/top'; });
  attempt('open', () => open('${url}/open').closed);
  attempt('database', () => new Promise((resolve, reject) => { const opening = indexedDB.open('x'); opening.onsuccess = resolve; opening.onerror = reject; }));
  attempt('caches', () => caches.open('x'));
  attempt('eval', () => (0, eval)('1'));
`,
    `[{ tag: 'img', attributes: { src: '${url}/picture' } }, { tag: 'p', style: { background: 'url(${url}/ground)' }, attributes: { onclick: 'alert(1)' } }, { tag: 'a', text: 'away', attributes: { href: '${url}/away', target: '_top' } }]`,
  );

test('a component with a hash runs in the page and one without a hash in a frame; both follow the page', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  await openPage(page);
  const card = await page.waitForSelector('[data-control="card"] h2');
  expect(await card?.evaluate(({ textContent }) => textContent)).toBe('配送提醒');
  expect(await page.$('[data-control="card"] iframe')).toBeNull();
  const frame = await frameOf(page, '箱数');
  expect(await (await page.$('iframe[title="箱数"]'))?.evaluate((element) => element.getAttribute('sandbox'))).toBe(
    'allow-scripts',
  );
  await waitInFrame(frame, '箱');
  const more = await frame.waitForSelector('button[aria-label="增加一个"]');
  // Each click continues from the value that the page has returned.
  for (const shown of ['24', '36']) {
    await more?.click();
    await page.waitForFunction(
      (wanted) => document.querySelector<HTMLInputElement>('[data-control="shown"] input')?.value === wanted,
      {},
      shown,
    );
  }
  await findByText(page, '配送提醒');
  await fill(page, '便笺内容', '改到下午');
  await page.waitForFunction(() => document.querySelector('[data-control="card"]')?.textContent.includes('改到下午'));
  expect(problems).toEqual([]);
});

test('the focus enters and leaves an isolated component by keyboard, and its label focuses it', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  await openPage(page);
  const frame = await frameOf(page, '箱数');
  await frame.waitForSelector('button');
  await (await byRole(page, 'textbox', '便笺内容').waitHandle()).focus();
  const inFrame = () => frame.evaluate(() => document.hasFocus() && document.activeElement?.getAttribute('aria-label'));
  await page.keyboard.press('Tab');
  expect(await inFrame()).toBe('减少一个');
  await page.keyboard.press('Tab');
  expect(await inFrame()).toBe('数量');
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[data-control="shown"] input')?.value === '60',
  );
  expect(await inFrame()).toBe('增加一个');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('[data-control]')?.getAttribute('data-control')),
  ).toBe('shown');
  await click(page, 'button', '校验');
  await page.$eval('[data-control="size"] label', (label) => label.click());
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-control="size"] [role="group"]')?.focus());
  await frame.waitForFunction(
    () => document.hasFocus() && document.activeElement?.getAttribute('aria-label') === '减少一个',
  );
  expect(problems).toEqual([]);
});

test('an isolated component adopts language and theme and has the height of its content', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  await openPage(page);
  const frame = await frameOf(page, '箱数');
  await frame.waitForSelector('button');
  const colour = () => frame.evaluate(() => getComputedStyle(document.querySelector('input') as Element).color);
  const light = await colour();
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  await frame.waitForFunction(
    (before) => getComputedStyle(document.querySelector('input') as Element).color !== before,
    {},
    light,
  );
  expect(await frame.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
  const heights = await Promise.all([
    page.$eval('iframe[title="箱数"]', (element) => element.clientHeight),
    frame.evaluate(() => document.getElementById('root')?.offsetHeight),
  ]);
  expect(heights[0]).toBe(heights[1]);
  expect(heights[0]).toBeGreaterThan(30);
  expect(problems).toEqual([]);
});

test('an isolated component has no access to network, storage, cookies, page or windows', async () => {
  const asked: (string | undefined)[] = [];
  const outside = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' }).end('1');
  }).listen(0);
  const url = `http://localhost:${(outside.address() as AddressInfo).port}`;
  const entered = await enterWorkspace(product.browser, product.url);
  const { page, problems } = entered;
  const before = (await page.browserContext().pages()).length;
  await showTenant(entered, { widgets: [{ name: 'attack', code: attackOn(url) }], controls: [custom('attack'), note] });
  const frame = await frameOf(page, 'attack');
  await waitInFrame(frame, 'done');
  await (await frame.waitForSelector('a'))?.click();
  const text = await frame.evaluate(() => document.body.textContent);
  expect(text).not.toContain('REACHED');
  expect(text.match(/refused/g)).toHaveLength(16);
  expect(text).toContain('origin null');
  expect(page.url()).toContain('/page?pagecode=gallery-custom');
  expect(await page.browserContext().pages()).toHaveLength(before);
  // The page itself can reach the server.
  await page.evaluate((address) => fetch(address).then((answer) => answer.text()), `${url}/reachable`);
  expect(asked).toEqual(['/reachable']);
  // Ignore the console errors of the content security policy and the sandbox.
  expect(problems.filter((problem) => !/Content Security Policy|sandboxed/.test(problem))).toEqual([]);
  outside.close();
});

test('an endless component is ended while typing continues', async () => {
  const entered = await enterWorkspace(product.browser, product.url);
  const { page, problems } = entered;
  const code =
    "registerComponent('loop', { render: () => ({ tag: 'button', text: '转圈', on: { click: () => { for (;;); } } }) })";
  await showTenant(entered, { widgets: [{ name: 'loop', code }], controls: [custom('loop'), note] });
  const frame = await frameOf(page, 'loop');
  await (await frame.waitForSelector('button'))?.click();
  await fill(page, '备注', '照样可以输入');
  expect(await page.$eval('[data-control="note"] input', ({ value }) => value)).toBe('照样可以输入');
  await waitForText(page, '800 毫秒内没有响应，已停止');
  expect(problems).toEqual([]);
});

const BADGE =
  "registerComponent('badge', { render: () => { globalThis.badgeRanHere = true; return { tag: 'p', text: '徽章' }; } })";

test('a stored file with one changed byte is downloaded again and never executed', async () => {
  const entered = await enterWorkspace(product.browser, product.url);
  const { page, problems } = entered;
  await showTenant(entered, {
    widgets: [{ name: 'badge', code: BADGE, isNamed: true }],
    controls: [custom('badge'), note],
  });
  await waitForText(page, '徽章');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('apaas-db');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const store = opening.result.transaction('dynamic-components', 'readwrite').objectStore('dynamic-components');
          const reading = store.get('badge');
          reading.onsuccess = () => {
            const stored = reading.result as { code: string };
            store.put({ ...stored, code: stored.code.replace('徽章', '假章') }, 'badge').onsuccess = () => resolve();
          };
        };
      }),
  );
  await page.reload();
  await waitForText(page, '徽章');
  expect(await page.$('iframe[title="badge"]')).toBeNull();
  expect(problems.filter((problem) => !problem.includes('The stored file of badge'))).toEqual([]);
});

test('a download with another hash runs isolated, not in the page', async () => {
  const entered = await enterWorkspace(product.browser, product.url);
  const { page } = entered;
  await showTenant(entered, {
    widgets: [{ name: 'badge', code: BADGE, isNamed: true, served: `${BADGE} ` }],
    controls: [custom('badge'), note],
  });
  await waitInFrame(await frameOf(page, 'badge'), '徽章');
  expect(await page.evaluate(() => 'badgeRanHere' in globalThis)).toBe(false);
});

test('failed or missing components show an error in their place, and the page works', async () => {
  const entered = await enterWorkspace(product.browser, product.url);
  const { page, problems } = entered;
  await showTenant(entered, {
    widgets: [
      { name: 'broken', code: 'registerComponent("broken", undefinedThing)', isNamed: true },
      { name: 'broken-too', code: 'throw new Error("kaputt")' },
    ],
    controls: [custom('broken'), custom('broken-too'), custom('nobody'), note],
  });
  await waitForText(page, '注册自定义控件失败');
  await waitForText(page, 'kaputt');
  expect(await page.$$eval('[data-issue="component-failed"]', (cards) => cards.length)).toBe(2);
  await waitForText(page, '组件未注册');
  await fill(page, '备注', '没事');
  expect(await page.$eval('[data-control="note"] input', ({ value }) => value)).toBe('没事');
  expect(problems).toEqual([]);
});
