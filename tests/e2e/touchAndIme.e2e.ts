import type { CDPSession, ElementHandle, Page } from 'puppeteer';
import { enterWorkspace } from '../support/enterWorkspace';
import { byRole, click, findByRole } from '../support/find';
import { productPerTest } from '../support/product/product';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true };
const OPTION = '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option';

const openPage = (page: Page, code: string) => page.goto(`${product.url}/#/page?pagecode=${code}`);

async function tapOn(element: ElementHandle<Element> | null): Promise<void> {
  await element?.evaluate((target) => target.scrollIntoView({ block: 'center' }));
  await element?.tap();
}

/** Taps the middle of the element with this role and name. */
const tap = async (page: Page, role: string, name: string) => tapOn(await byRole(page, role, name).waitHandle());

/** Waits until the widgets are loaded; only then does a field change on the first tap. */
const widgetsAreThere = (page: Page) => page.waitForNetworkIdle({ idleTime: 1000 });

test('on a phone one tap opens a select, a date or a cell at rest, and the next tap chooses', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { viewport: PHONE });
  await openPage(page, 'gallery-select');
  await findByRole(page, 'combobox', '销售渠道');
  await widgetsAreThere(page);
  await tap(page, 'combobox', '销售渠道');
  await tapOn(await page.waitForSelector(`${OPTION}[title="线上"]`));
  await page.waitForFunction(
    () => document.querySelector('[data-control="channel"] .ant-select-selection-item')?.textContent === '线上',
  );

  await openPage(page, 'gallery-date');
  await findByRole(page, 'combobox', '下单日期');
  await widgetsAreThere(page);
  await tap(page, 'combobox', '下单日期');
  await tapOn(await page.waitForSelector('.ant-picker-dropdown td[title="2026-07-15"]', { visible: true }));
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[data-control="payby"] input')?.value === '2026-08-14',
  );

  await openPage(page, 'order-list');
  await tap(page, 'button', '新建订单');
  await tap(page, 'button', '添加一行');
  await findByRole(page, 'combobox', '商品，第 1 行');
  await tap(page, 'combobox', '商品，第 1 行');
  await tapOn(await page.waitForSelector(`${OPTION}[title^="清泉饮用天然水"]`));
  await waitForText(page, '36.00');
  await tap(page, 'textbox', '备注');
  await page.keyboard.type('轻放');
  expect(
    await page.$eval('[role="dialog"] [data-control="remark"] input', (input) => (input as HTMLInputElement).value),
  ).toBe('轻放');
  expect(problems).toEqual([]);
});

/** Simulates a system input method: shows the composition, handles Enter and Escape itself, then commits the text. */
function inputMethod(session: CDPSession) {
  /** The key code of keys that an input method handles. */
  const TAKEN_KEY_CODE = 229;
  const takenKey = async (key: 'Enter' | 'Escape') => {
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      await session.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode: TAKEN_KEY_CODE });
  };
  return {
    async write(steps: readonly string[], text: string): Promise<void> {
      for (const step of steps)
        await session.send('Input.imeSetComposition', {
          text: step,
          selectionStart: step.length,
          selectionEnd: step.length,
        });
      await takenKey('Escape');
      await takenKey('Enter');
      await session.send('Input.insertText', { text });
    },
  };
}

test('input method text arrives complete in every field and request, and its keys neither submit nor close anything', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  const { write } = inputMethod(await page.createCDPSession());
  const asked: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/dy-biz/order') && asked.push(request.url().split('/').at(-1) ?? ''),
  );
  const focus = async (role: string, name: string) => (await findByRole(page, role, name)).focus();
  const live = (widget: string) =>
    page.waitForFunction((selector) => document.activeElement?.closest(selector), {}, widget);
  const focusedText = () => page.evaluate(() => (document.activeElement as HTMLInputElement).value);

  await openPage(page, 'order-list');
  await waitForText(page, '共 12,500 条');
  asked.length = 0;
  await focus('textbox', '关键字');
  await write(['b', 'bai', 'bai lian'], '百联');
  expect([await focusedText(), asked]).toEqual(['百联', []]);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !document.body.innerText.includes('共 12,500 条'));
  expect(asked).toEqual(['orderquery']);

  await click(page, 'button', '新建订单');
  await findByRole(page, 'dialog', '新建订单');
  await focus('combobox', '客户');
  await live('.ant-select-focused');
  await write(['bai', 'bai lian bian li'], '百联便利店');
  await page.waitForSelector('.ant-select-item-option-active[title^="百联便利店"]');
  await page.keyboard.press('Enter');
  await focus('combobox', '下单日期');
  await live('.ant-picker-focused');
  await page.keyboard.down('Control');
  await page.keyboard.press('KeyA');
  await page.keyboard.up('Control');
  await write(['2026-12'], '2026-12-24');
  expect(await focusedText()).toBe('2026-12-24');
  await page.keyboard.press('Enter');
  await focus('combobox', '负责人');
  await live('.ant-select-focused');
  await write(['li', 'li na'], '李娜');
  await page.waitForSelector('.ant-select-item-option-active[title^="李娜"]');
  await page.keyboard.press('Enter');
  await focus('textbox', '折扣');
  await page.keyboard.press('Backspace');
  await write(['５'], '５');
  await focus('textbox', '备注');
  await write(['j', 'jia', 'jia ji'], '加急');
  await write(['song huo'], '送货');
  expect(await focusedText()).toBe('加急送货');
  await click(page, 'button', '添加一行');
  await focus('combobox', '商品，第 1 行');
  await live('.ant-select-focused');
  await write(['qing quan'], '清泉');
  await page.waitForSelector('.ant-select-item-option-active[title^="清泉饮用天然水"]');
  await page.keyboard.press('Enter');
  await waitForText(page, '36.00');
  await focus('textbox', '数量，第 1 行');
  await page.keyboard.press('Backspace');
  await write(['１', '１２'], '１２');
  await waitForText(page, '432.00');
  expect(asked).toEqual(['orderquery']);
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().endsWith('/dy-biz/ordersave')),
    click(page, 'button', '保存'),
  ]);
  expect(JSON.parse(request.postData() ?? '')).toMatchObject({
    orderdate: '2026-12-24',
    discount: 5,
    remark: '加急送货',
    lines: [{ qty: 12 }],
  });
  await waitForText(page, '保存成功');

  await openPage(page, 'gallery-tags');
  const tags = await page.waitForSelector('[data-page="gallery-tags"] input:not([readonly])');
  await tags?.focus();
  const before = await page.$$eval('[data-page="gallery-tags"] li', ({ length }) => length);
  await write(['leng', 'leng，cang'], '冷藏');
  expect([await focusedText(), await page.$$eval('[data-page="gallery-tags"] li', ({ length }) => length)]).toEqual([
    '冷藏',
    before,
  ]);
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-page="gallery-tags"] li').length === count,
    {},
    before + 1,
  );
  await openPage(page, 'gallery-textarea');
  await (await page.waitForSelector('[data-page="gallery-textarea"] textarea:not([readonly])'))?.focus();
  const given = await focusedText();
  await write(['di yi hang'], '第一行');
  await page.keyboard.press('Enter');
  await write(['di er hang'], '第二行');
  expect((await focusedText()).replace(given, '')).toBe('第一行\n第二行');
  expect(problems).toEqual([]);
});
