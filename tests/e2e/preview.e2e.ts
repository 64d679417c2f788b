import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import type { Page } from 'puppeteer';
import { axeViolations } from '../support/axeViolations';
import { click, findByRole } from '../support/find';
import { closePages, newPage } from '../support/newPage';
import { openBrowser } from '../support/openBrowser';
import { startPreview } from '../support/startPreview';
import type { PreviewCommand } from '../support/startPreview';
import { startServer } from '../support/startServer';
import type { TestServer } from '../support/startServer';
import { waitForNoText, waitForText } from '../support/waitForText';
import type { StartedProduct } from '../support/startedProduct';

const product = {} as StartedProduct;
/** A page of another origin that is allowed to send pages, and one that is not: the same page on two ports. */
const foreign: { server: Server; origin: string }[] = [];
let server: TestServer;
let folder: string;
let command: PreviewCommand | undefined;

const pageOf = (title: string, controls: object[] = [{ type: 'text', name: 'name', title: '客户名称' }]) => ({ protocolversion: '1.0.0', pageinfo: { type: 200, title }, controls });
const table = { type: 'table', name: 'orders', title: '订单', source: { api: 'orderlist' }, columns: [{ name: 'customername', title: '客户', sortable: 1 }, { name: 'amount', title: '金额', format: 'money' }] };

async function startForeign() {
  const foreignServer = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<title>Tool</title><h1>Tool</h1>'));
  await new Promise<void>((resolve) => foreignServer.listen(0, '127.0.0.1', resolve));
  foreign.push({ server: foreignServer, origin: `http://127.0.0.1:${(foreignServer.address() as AddressInfo).port}` });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-preview-'));
  await startForeign();
  await startForeign();
  [server, product.browser] = await Promise.all([startServer({ PREVIEW_ORIGINS: foreign[0]?.origin ?? '' }), openBrowser()]);
  product.url = server.url;
});
afterEach(async () => {
  await command?.interrupt();
  command = undefined;
  await closePages(product.browser);
});
afterAll(async () => {
  await product.browser.close();
  await server.stop();
  foreign.forEach(({ server: foreignServer }) => {
    foreignServer.close();
    foreignServer.closeAllConnections();
  });
  rmSync(folder, { recursive: true });
});

/** Chromium itself writes this line when nobody answers on a port. */
const withoutRefusals = (problems: readonly string[]) => problems.filter((problem) => !problem.includes('ERR_CONNECTION_REFUSED'));

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('kept'));

test('a page is shown while its file is written: it follows each save, and a broken one is named while the last good one stays', async () => {
  const file = join(folder, 'order.json');
  writeFileSync(file, JSON.stringify(pageOf('订单录入', [table])));
  command = startPreview(file, '--at', product.url);
  const [, address = ''] = /^preview (\S+)/.exec(await command.line(/^preview /)) ?? [];
  const { page, problems } = await newPage(product.browser);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await page.goto(address);
  await findByRole(page, 'heading', '订单录入');
  await waitForText(page, '公司');
  await waitForText(page, '已连接：本机工具 127.0.0.1:');
  expect(await axeViolations(page, 'body')).toEqual([]);

  writeFileSync(file, JSON.stringify(pageOf('客户资料')));
  await findByRole(page, 'heading', '客户资料');

  writeFileSync(file, '{\n  "protocolversion": "1.0.0",\n  "pageinfo": \n}');
  await waitForText(page, '解析协议错误。。。');
  await waitForText(page, 'order › (4:1)');
  await findByRole(page, 'heading', '客户资料');

  writeFileSync(file, JSON.stringify(pageOf('客户资料修订')));
  await findByRole(page, 'heading', '客户资料修订');
  await waitForNoText(page, '解析协议错误');

  await click(page, 'button', '断开');
  await waitForText(page, '已断开');
  expect(calls).toEqual([]);
  expect(withoutRefusals(problems)).toEqual([]);
});

test('a rogue socket that does not know the key changes nothing, whatever it sends', async () => {
  const rogue = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => rogue.once('listening', resolve));
  const sent = new Promise<void>((resolve) => {
    rogue.on('connection', (client) => {
      for (let tries = 0; tries < 5; tries += 1) {
        [{ type: 'protocol', protocol: pageOf('伪造') }, { type: 'clear' }, { type: 'logout' }, { type: 'reload' }, { type: 'close' }, { type: 'pair', key: `guess ${tries}` }].forEach((message) => client.send(JSON.stringify(message)));
      }
      resolve();
    });
  });
  const { page, problems } = await newPage(product.browser);
  await page.goto(`${product.url}/#/login`);
  await page.evaluate(() => localStorage.setItem('kept', 'yes'));
  await page.goto('about:blank');
  await page.goto(`${product.url}/#/preview?port=${(rogue.address() as AddressInfo).port}&key=secret`);
  await sent;
  await waitForText(page, '配对码多次错误，已停止接收');
  await waitForText(page, '还没有页面');
  expect(await stored(page)).toBe('yes');
  expect(problems).toEqual([]);
  rogue.clients.forEach((client) => client.terminate());
  rogue.close();
});

/** Without waiting for a frame: a window that another one has opened may lie behind it. */
const untilSeen = (page: Page, text: string) => page.waitForFunction((wanted) => document.body.innerText.includes(wanted), { polling: 100 }, text);

/** Opens the preview from a page of another origin. */
async function openFrom(origin: string) {
  const { page: opener } = await newPage(product.browser);
  await opener.goto(origin);
  const [target] = await Promise.all([
    opener.browserContext().waitForTarget((candidate) => candidate.url().startsWith(product.url)),
    opener.evaluate((url) => void Object.assign(window, { preview: window.open(url, 'preview', 'popup,width=1200,height=800') }), `${product.url}/#/preview`),
  ]);
  const page = await target.page();
  if (!page) throw new Error('The preview did not open');
  // What lies behind another window is not drawn, and a page's controls come frame by frame.
  await page.bringToFront();
  await page.emulateFocusedPage(true);
  await untilSeen(page, '还没有页面');
  // Windows are heard once the server has said which: an answer to a later question comes after that one.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/preview.json')), { polling: 100 });
  await page.evaluate(() => fetch('preview.json').then((answer) => answer.text()));
  const send = (message: unknown) => opener.evaluate((data) => (window as unknown as { preview: Window }).preview.postMessage(data, '*'), message);
  const code = await page.$eval('header', (header) => /\d{6}/.exec(header.textContent)?.[0] ?? '');
  return { page, send, code };
}

test('the window of an allowed origin sends pages once it has been told the code that is shown', async () => {
  const { page, send, code } = await openFrom(foreign[0]?.origin ?? '');
  await send({ type: 'protocol', protocol: pageOf('未配对') });
  await send({ type: 'pair', key: code });
  await send({ type: 'protocol', protocol: pageOf('来自窗口') });
  await untilSeen(page, `已连接：网页窗口 ${foreign[0]?.origin}`);
  // Whether its controls are drawn depends on which window lies in front: its title is there either way.
  await page.waitForFunction(() => document.querySelector('main')?.textContent.includes('来自窗口'), { polling: 100 });
});

test('the window of any other origin changes nothing, even with the code', async () => {
  const { page, send, code } = await openFrom(foreign[1]?.origin ?? '');
  await send({ type: 'pair', key: code });
  await send({ type: 'protocol', protocol: pageOf('伪造') });
  await send({ type: 'logout' });
  // What was sent has been heard once another message of the same window has.
  await page.evaluate(() => {
    addEventListener('message', ({ data }) => data === 'last' && Object.assign(window, { hasHeardAll: true }));
  });
  await send('last');
  await page.waitForFunction(() => 'hasHeardAll' in window, { polling: 100 });
  await untilSeen(page, '还没有页面');
  await untilSeen(page, '正在等待连接');
});

/** Puts the cursor behind the first place of a text in the editor. */
async function putCursorBehind(page: Page, text: string) {
  await page.evaluate((wanted) => {
    const content = document.querySelector('.cm-content') as HTMLElement;
    content.focus();
    const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    const line = [...content.querySelectorAll('.cm-line')].find((each) => each.textContent.includes(wanted)) as HTMLElement;
    walker.currentNode = line;
    let left = line.textContent.indexOf(wanted) + wanted.length;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const length = node.textContent?.length ?? 0;
      if (left <= length) {
        getSelection()?.collapse(node, left);
        return;
      }
      left -= length;
    }
  }, text);
}

/** A list that has only just opened takes no key yet: whoever presses Enter then means a new line. */
const untilOffered = (page: Page, wanted: string) =>
  page.waitForFunction(
    (label) => {
      const list = document.querySelector<HTMLElement>('.cm-tooltip-autocomplete ul');
      if (list?.querySelector('li[aria-selected]')?.textContent !== label) return false;
      list.dataset.since ??= String(performance.now());
      return performance.now() - Number(list.dataset.since) > 150;
    },
    {},
    wanted,
  );

test('a page is written from an example: broken, marked, mended, completed by keyboard, and alive beside the editor all the time', async () => {
  const { page, problems } = await newPage(product.browser);
  await page.goto(`${product.url}/#/preview`);
  await waitForText(page, '还没有页面');
  await click(page, 'button', '在编辑器中编写页面');
  await findByRole(page, 'heading', '订货单');

  await (await findByRole(page, 'combobox', '选择示例')).click();
  await page.keyboard.type('评分');
  await page.waitForFunction(() => document.querySelector('.ant-select-item-option-active')?.textContent === '评分');
  await page.keyboard.press('Enter');
  await findByRole(page, 'heading', '评分');

  await putCursorBehind(page, '"type": "rate"');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('x');
  await page.waitForSelector('.cm-lintRange-error');
  await waitForText(page, '内容有误，下方仍是最后一个有效的页面');
  await findByRole(page, 'heading', '评分');

  await page.keyboard.press('Backspace');
  await page.keyboard.type('e"');
  await page.waitForFunction(() => !document.querySelector('.cm-lintRange-error'));
  await waitForText(page, '没有问题');
  await waitForNoText(page, '内容有误');

  await putCursorBehind(page, '"type": "rat');
  for (let sign = 0; sign < 3; sign += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('slid');
  await untilOffered(page, 'slider');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.cm-content')?.textContent.includes('"type": "slider"'));
  await findByRole(page, 'slider', await page.$eval('[data-control] label', (label) => label.textContent.replace(/\s*\*$/, '')));
  expect(await axeViolations(page, 'body')).toEqual([]);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.cm-editor'))).toBeNull();

  await page.reload();
  await waitForText(page, '"type": "slider"');
  expect(withoutRefusals(problems)).toEqual([]);
});
