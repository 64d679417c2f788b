import type { Page } from 'puppeteer';
import { answerPages } from '../support/answerPages';
import { enterWorkspace } from '../support/enterWorkspace';
import { findByRole } from '../support/find';
import { productPerTest } from '../support/product/product';

const product = productPerTest();

const button = (name: string, title: string) => ({ type: 'button', name, title, onclicked: { steps: [] } });

/** Long enough to be scrolled. */
const REST = Array.from({ length: 40 }, (_, index) => ({ type: 'text', name: `more${index}`, title: `更多 ${index}` }));

const FORM = {
  protocolversion: '1.1.0',
  pageinfo: { type: 200, title: '字段', columns: 3 },
  controls: [
    { type: 'number', name: 'qty', title: '数量', value: 12, unit: '箱', min: 0, max: 14 },
    { type: 'money', name: 'amount', title: '金额', value: 1.25, decimals: 2 },
    button('check', '校验'),
    { type: 'text', name: 'code', title: '编码' },
    button('back', '上一步'),
    button('next', '下一步'),
    { type: 'text', name: 'remark', title: '备注' },
    ...REST,
  ],
};

const openForm = (viewport?: { width: number; height: number; hasTouch?: boolean; isMobile?: boolean }) =>
  enterWorkspace(product.browser, product.url, {
    viewport,
    prepare: (page) => answerPages(page, { fields: JSON.stringify(FORM) }),
  }).then(async (opened) => {
    await opened.page.goto(`${product.url}/#/page?pagecode=fields`);
    await findByRole(opened.page, 'textbox', '数量');
    return opened;
  });

const boxOf = async (page: Page, selector: string) => {
  const box = await (await page.waitForSelector(selector))?.boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
};

const valueOf = (page: Page, name: string) =>
  page.$eval(`[data-control="${name}"] input`, (input) => (input as HTMLInputElement).value);

const shownSteps = (page: Page) =>
  page.$$eval('[data-step]', (steps) =>
    steps
      .filter((step) => step.checkVisibility({ visibilityProperty: true }))
      .map((step) => step.closest('[data-control]')?.getAttribute('data-control')),
  );

/** The figures and the unit of a field, without the end at which the buttons stand. */
async function figuresOf(page: Page, name: string): Promise<string> {
  const { x, y, width, height } = await boxOf(page, `[data-control="${name}"] input`);
  return page.screenshot({
    encoding: 'base64',
    clip: { x: x + 30, y: y + 3, width: width - 33, height: height - 6 },
  });
}

test('a number shows two buttons that step under the pointer and in use; its figures stay where they are', async () => {
  const { page, problems } = await openForm();
  await page.addStyleTag({ content: 'input { caret-color: transparent !important; }' });
  expect(await shownSteps(page)).toEqual([]);
  const atRest = await figuresOf(page, 'amount');
  await page.hover('[data-control="amount"] input');
  expect(await shownSteps(page)).toEqual(['amount', 'amount']);
  expect(await figuresOf(page, 'amount')).toBe(atRest);
  const field = await boxOf(page, '[data-control="amount"] input');
  const [up, down] = [await boxOf(page, '[data-step="up"]'), await boxOf(page, '[data-step="down"]')];
  expect([up.x, up.y, down.y + down.height]).toEqual([field.x + 1, field.y + 1, field.y + field.height - 1]);
  await page.click('[data-step="up"]');
  expect(await valueOf(page, 'amount')).toBe('1.26');
  await page.mouse.move(0, 0);
  expect(await shownSteps(page)).toEqual(['amount', 'amount']);
  await page.keyboard.press('PageDown');
  expect(await valueOf(page, 'amount')).toBe('1.16');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('校验');
  expect(await shownSteps(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('the wheel steps a number only while it has the focus, and then the page stays where it is', async () => {
  const { page, problems } = await openForm();
  await page.hover('[data-control="qty"] input');
  const scrolled = () => page.$eval('[data-page="fields"]', (root) => root.getBoundingClientRect().top);
  const before = await scrolled();
  await page.mouse.wheel({ deltaY: 100 });
  await page.waitForFunction(
    (top) => (document.querySelector('[data-page="fields"]')?.getBoundingClientRect().top ?? top) < top,
    {},
    before,
  );
  expect(await valueOf(page, 'qty')).toBe('12');
  await page.mouse.wheel({ deltaY: -1000 });
  await page.waitForFunction(
    (top) => document.querySelector('[data-page="fields"]')?.getBoundingClientRect().top === top,
    {},
    before,
  );
  await page.click('[data-control="qty"] input');
  for (let notch = 0; notch < 3; notch += 1) await page.mouse.wheel({ deltaY: -100 });
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[data-control="qty"] input')?.value === '14',
  );
  await page.mouse.wheel({ deltaY: 100 });
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[data-control="qty"] input')?.value === '13',
  );
  expect(await scrolled()).toBe(before);
  expect(problems).toEqual([]);
});

test('on touch a number has no such buttons', async () => {
  const { page, problems } = await openForm({ width: 390, height: 844, hasTouch: true, isMobile: true });
  await page.tap('[data-control="qty"] input');
  await page.waitForFunction(() => document.activeElement?.closest('[data-control="qty"]'));
  expect(await shownSteps(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('buttons stand on the line of the fields beside them, and those without a field between them side by side', async () => {
  const { page, problems } = await openForm();
  const field = await boxOf(page, '[data-control="qty"] input');
  const single = await boxOf(page, '[data-control="check"] button');
  expect([single.y, single.height]).toEqual([field.y, field.height]);
  const [first, second] = [
    await boxOf(page, '[data-control="back"] button'),
    await boxOf(page, '[data-control="next"] button'),
  ];
  const beside = await boxOf(page, '[data-control="code"] input');
  expect([first.y, second.y, second.x]).toEqual([beside.y, beside.y, first.x + first.width + 8]);
  // Both in the second column: the next field is in the third.
  expect((await boxOf(page, '[data-control="remark"] input')).y).toBe(beside.y);
  expect(problems).toEqual([]);
});
