import { createServer } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import type { ElementHandle, Frame, Page } from 'puppeteer';
import { axeViolations } from '../support/axeViolations';
import { configFile } from '../support/configFile';
import { click, fill, findByRole, findByText } from '../support/find';
import { newPage } from '../support/newPage';
import { productPerTest } from '../support/product/product';
import { startPreview } from '../support/startPreview';
import type { PreviewCommand } from '../support/startPreview';
import { startServer } from '../support/startServer';
import { waitForNoText, waitForText } from '../support/waitForText';

const product = productPerTest();
let folder: string;
let command: PreviewCommand | undefined;

const pageOf = (title: string, controls: object[] = [{ type: 'text', name: 'name', title: '客户名称' }]) => ({
  protocolversion: '1.0.0',
  pageinfo: { type: 200, title },
  controls,
});
const table = {
  type: 'table',
  name: 'orders',
  title: '订单',
  source: { api: 'orderlist' },
  columns: [
    { name: 'customername', title: '客户', sortable: 1 },
    { name: 'amount', title: '金额', format: 'money' },
  ],
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-preview-'));
});
afterEach(async () => {
  await command?.interrupt();
  command = undefined;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Removes the lines that Chromium logs for a refused connection. */
const withoutRefusals = (problems: readonly string[]) =>
  problems.filter((problem) => !problem.includes('ERR_CONNECTION_REFUSED'));

const stored = (page: Frame | Page) => page.evaluate(() => localStorage.getItem('kept'));

test('the preview follows each save of a file; an invalid file is reported and the last valid page stays', async () => {
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

test('a socket without the key has no effect', async () => {
  const rogue = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => rogue.once('listening', resolve));
  const sent = new Promise<void>((resolve) => {
    rogue.on('connection', (client) => {
      for (let tries = 0; tries < 5; tries += 1) {
        [
          { type: 'protocol', protocol: pageOf('伪造') },
          { type: 'clear' },
          { type: 'logout' },
          { type: 'reload' },
          { type: 'close' },
          { type: 'pair', key: `guess ${tries}` },
        ].forEach((message) => client.send(JSON.stringify(message)));
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

/** A site of another origin whose first frame shows the preview. */
async function startTool(): Promise<{ origin: string; holding(address: string): string; stop(): void }> {
  const tool = createServer((request, response) => {
    const held = new URLSearchParams(request.url?.split('?')[1]).get('held');
    response
      .setHeader('content-type', 'text/html')
      .end(held ? `<iframe width="1200" height="700" src="${held}"></iframe><iframe></iframe>` : '');
  });
  await new Promise<void>((resolve) => tool.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(tool.address() as AddressInfo).port}`;
  return {
    origin,
    holding: (address) => `${origin}/?${new URLSearchParams({ held: address }).toString()}`,
    stop: () => void tool.close(),
  };
}

/**
 * Opens the preview in a frame of the tool. Returns functions that send messages from the tool's window and from its
 * second frame.
 */
async function openInTool(tool: { holding(address: string): string }, address: string) {
  const { page, problems } = await newPage(await product.browser.createBrowserContext());
  // Wait for the frames too: a wait that starts in a navigating frame may never end.
  await page.goto(tool.holding(`${address}/#/preview`));
  const frame = await page.waitForFrame((each) => each.url().startsWith(address));
  await waitForText(frame, '还没有页面');
  // Messages are accepted after the configuration is loaded; the response of a later request comes after it.
  await frame.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/config.json')),
  );
  await frame.evaluate(() => {
    addEventListener(
      'message',
      ({ data }) => data === 'last' && Object.assign(window, { heard: (Reflect.get(window, 'heard') ?? 0) + 1 }),
    );
    return fetch('config.json').then((answer) => answer.text());
  });
  let lasts = 0;
  /** Resolves when the preview has received all messages, shown by a later one. */
  const send = async (messages: readonly object[]) => {
    await page.evaluate((all) => [...all, 'last'].forEach((each) => frames[0]?.postMessage(each, '*')), messages);
    lasts += 1;
    await frame.waitForFunction((count) => Reflect.get(window, 'heard') === count, {}, lasts);
  };
  const sendFromBeside = (messages: readonly object[]) =>
    page.evaluate((all) => {
      const beside = document.querySelectorAll('iframe')[1]?.contentDocument;
      const script = beside?.createElement('script');
      if (!beside || !script) throw new Error('No frame beside');
      script.textContent = `${JSON.stringify(all)}.forEach((each) => parent.frames[0].postMessage(each, '*'))`;
      beside.body.append(script);
    }, messages);
  return { page, frame, problems, send, sendFromBeside };
}

const codeIn = (frame: Frame) => frame.$eval('[aria-live="polite"]', (element) => element.textContent);

test('an allowed window with the code can send pages; messages of other windows have no effect', async () => {
  const [known, foreign] = await Promise.all([startTool(), startTool()]);
  const config = configFile({ embedOrigins: [known.origin, foreign.origin], previewOrigins: [known.origin] });
  const open = await startServer({ CONFIG: config.path });
  const sent = (title: string) => ({ type: 'protocol', protocol: pageOf(title) });
  try {
    const stranger = await openInTool(foreign, open.url);
    await stranger.frame.evaluate(() => localStorage.setItem('kept', 'yes'));
    const forged = [
      { type: 'pair', key: await codeIn(stranger.frame) },
      sent('伪造'),
      { type: 'clear' },
      { type: 'logout' },
      { type: 'close' },
    ];
    await stranger.send(Array.from({ length: 10 }, () => forged).flat());
    await waitForText(stranger.frame, '正在等待连接');
    await waitForText(stranger.frame, '还没有页面');
    expect(await stored(stranger.frame)).toBe('yes');

    const { frame, send, sendFromBeside, problems } = await openInTool(known, open.url);
    const pairing = { type: 'pair', key: await codeIn(frame) };
    await sendFromBeside([pairing, sent('旁边的窗口')]);
    await send([sent('未配对')]);
    await waitForText(frame, '还没有页面');
    await send([pairing, sent('客户资料')]);
    await findByRole(frame, 'heading', '客户资料');
    await waitForText(frame, known.origin);
    await sendFromBeside([sent('旁边的窗口'), { type: 'close' }]);
    await send([sent('客户资料修订')]);
    await findByRole(frame, 'heading', '客户资料修订');

    expect(withoutRefusals([...problems, ...stranger.problems])).toEqual([]);
  } finally {
    known.stop();
    foreign.stop();
    await open.stop();
    config.remove();
  }
});

/** Puts the cursor behind the first occurrence of a text in the editor. */
async function putCursorBehind(page: Page, text: string) {
  await page.evaluate((wanted) => {
    const content = document.querySelector('.cm-content') as HTMLElement;
    content.focus();
    const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    const line = [...content.querySelectorAll('.cm-line')].find((each) =>
      each.textContent.includes(wanted),
    ) as HTMLElement;
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

/** The completion list ignores keys just after it opens, because Enter may then mean a new line. */
const untilOffered = (page: Page, wanted: string) =>
  page.waitForFunction(
    (label) => {
      const list = document.querySelector<HTMLElement>('.cm-tooltip-autocomplete ul');
      if (list?.querySelector('li[aria-selected] .cm-completionLabel')?.textContent !== label) return false;
      list.dataset.since ??= String(performance.now());
      return performance.now() - Number(list.dataset.since) > 150;
    },
    {},
    wanted,
  );

test('the playground shows an example, marks errors, completes by keyboard and keeps the page running', async () => {
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
  await waitForText(page, '解析协议错误。。。');
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
  await findByRole(page, 'slider', '陈列');
  expect(await axeViolations(page, 'body')).toEqual([]);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.cm-editor'))).toBeNull();

  const separator = await findByRole(page, 'separator', '调整编辑器与页面的宽度');
  const box = await separator.boundingBox();
  if (!box) throw new Error('The separator is not visible');
  await page.mouse.move(box.x + 3, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x - 150, box.y + 100, { steps: 4 });
  await page.mouse.up();
  const untilNarrow = () =>
    page.waitForFunction(() =>
      [...document.querySelectorAll('[role="separator"]')].some(
        (each) => Number(each.getAttribute('aria-valuenow')) < 45,
      ),
    );
  await untilNarrow();

  await page.reload();
  await waitForText(page, '"type": "slider"');
  await untilNarrow();

  await putCursorBehind(page, '"type": "slider",');
  await page.keyboard.press('Enter');
  await page.keyboard.type('"');
  await page.waitForSelector('.cm-tooltip-autocomplete li[aria-selected] .cm-completionDetail');
  const unexplained = await page.$$eval('.cm-tooltip-autocomplete li', (options) =>
    options.filter(
      (option) => !/[\u4e00-\u9fff]/.test(option.querySelector('.cm-completionDetail')?.textContent ?? ''),
    ),
  );
  expect(unexplained).toEqual([]);
  expect(withoutRefusals(problems)).toEqual([]);
});

test('pointing at a control selects its text, a word of the text explains itself, and the theme keeps what was typed', async () => {
  const { page, problems } = await newPage(product.browser);
  await page.goto(`${product.url}/#/preview`);
  await click(page, 'button', '在编辑器中编写页面');
  await fill(page, '客户', '永兴');
  await click(page, 'button', '切换到深色');

  const price = await (await findByRole(page, 'textbox', '单价')).boundingBox();
  if (!price) throw new Error('The control is not visible');
  await page.keyboard.down('Alt');
  await page.mouse.click(price.x + 20, price.y + 10);
  await page.keyboard.up('Alt');
  await waitForText(page, '现在是');
  await waitForText(page, 'controls[2]');
  await page.waitForFunction(() => document.querySelectorAll('.cm-selectionBackground').length > 0);
  // The page has not got the click.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).not.toBe('单价');

  const word = await page.evaluateHandle(() =>
    [...document.querySelectorAll('.cm-line span')].find(({ textContent }) => textContent === '"min"'),
  );
  await (word.asElement() as ElementHandle<Element>).hover();
  await page.waitForSelector('.cm-explanation');
  await waitForText(page, '最小值');

  await click(page, 'button', '指向控件');
  await (await findByRole(page, 'textbox', '客户')).evaluate((input) => input.scrollIntoView());
  const customer = await (await findByRole(page, 'textbox', '客户')).boundingBox();
  if (!customer) throw new Error('The control is not visible');
  await page.mouse.click(customer.x + 20, customer.y + 10);
  await waitForText(page, 'controls[0]');
  expect(await (await findByRole(page, 'textbox', '客户')).evaluate((input) => (input as HTMLInputElement).value)).toBe(
    '永兴',
  );
  expect(await axeViolations(page, 'body')).toEqual([]);
  expect(withoutRefusals(problems)).toEqual([]);
});

test('the page of the playground is shown in the width of a phone, a tablet and a desktop, in the same theme and language', async () => {
  const { page, problems } = await newPage(product.browser);
  await page.goto(`${product.url}/#/preview`);
  await page.evaluate(
    (text) => sessionStorage.setItem('atrium.playground', text),
    JSON.stringify(pageOf('订单列表', [table])),
  );
  await page.reload();
  await click(page, 'button', '在编辑器中编写页面');
  await page.waitForSelector('table');

  const inFrame = async (name: string) => {
    await (await findByText(page, name)).click();
    const element = await page.waitForSelector('iframe[src="#/preview?framed=1"]');
    const frame = await element?.contentFrame();
    if (!element || !frame) throw new Error('There is no frame');
    await findByRole(frame, 'heading', '订单列表');
    return { element, frame };
  };
  const phone = await inFrame('手机 390');
  expect(await phone.frame.evaluate(() => window.innerWidth)).toBe(390);
  await phone.frame.waitForSelector('li[data-row-key]');
  expect(await phone.frame.$('table')).toBeNull();

  await click(page, 'button', '切换到深色');
  await phone.frame.waitForFunction(() => document.documentElement.dataset.theme === 'dark');

  const tablet = await inFrame('平板 1024');
  expect(await tablet.frame.evaluate(() => window.innerWidth)).toBe(1024);
  await tablet.frame.waitForSelector('table');
  expect(await tablet.frame.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  const pane = await page.$eval('[aria-label="实时页面"]', (element) => element.getBoundingClientRect().right);
  expect((await tablet.element.boundingBox())?.width).toBeLessThanOrEqual(pane);
  expect(await axeViolations(page, 'body')).toEqual([]);

  await page.reload();
  const again = await page.waitForSelector('iframe[src="#/preview?framed=1"]');
  await (await again?.contentFrame())?.waitForSelector('table');
  await (await findByText(page, '自适应')).click();
  await page.waitForSelector('table');
  expect(await page.$('iframe')).toBeNull();
  expect(withoutRefusals(problems)).toEqual([]);
});
