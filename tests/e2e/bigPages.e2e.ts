import type { ElementHandle, HTTPRequest, Page } from 'puppeteer';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { productPerFile } from '../support/product/product';
import { waitForText } from '../support/waitForText';

const product = productPerFile();
let page: Page;
let problems: string[];

beforeAll(async () => {
  ({ page, problems } = await enterWorkspace(product.browser, product.url));
});

/** Scrolls to the end with the mouse wheel over the middle of an element. */
async function wheelToEnd(selector: string): Promise<void> {
  const box = await (await page.waitForSelector(selector))?.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 200);
  await page.mouse.wheel({ deltaY: 1_000_000 });
}

const figure = (title: string, text: string) =>
  page.waitForFunction(
    (name, wanted) =>
      [...document.querySelectorAll(`[role=group][aria-label="${name}"]`)].some(
        (group) => group.checkVisibility() && group.textContent?.includes(wanted),
      ),
    {},
    title,
    text,
  );

/** The focused element: its label, visibility in the viewport and validity. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const { top, bottom } = element.getBoundingClientRect();
    return {
      name: element.labels?.[0]?.textContent ?? element.ariaLabel,
      isInSight: top >= 0 && bottom <= window.innerHeight,
      isInvalid: element.getAttribute('aria-invalid') === 'true',
    };
  });

/** Saves and returns the sent body. */
async function save(): Promise<Record<string, unknown>> {
  const isSave = (request: HTTPRequest) => request.url().endsWith('/dy-biz/bigsave');
  const [request] = await Promise.all([page.waitForRequest(isSave), click(page, 'button', '保存')]);
  await waitForText(page, '已保存全部内容');
  return JSON.parse((await request.fetchPostData()) ?? '') as Record<string, unknown>;
}

test('a form of 1,000 controls scrolls to the end, updates its total and focuses the first missing field', async () => {
  await click(page, 'menuitem', '系统管理');
  await click(page, 'menuitem', '控件示例');
  await click(page, 'button', '一千个控件的表单');
  await findByRole(page, 'textbox', '商品 1');
  await findByRole(page, 'textbox', '备注 125');
  expect(await page.$$eval('[data-page="big-form"] :is(input, textarea)', ({ length }) => length)).toBe(1000);
  await figure('总金额', '312.50');

  await wheelToEnd('[data-page="big-form"]');
  await page.waitForFunction(
    () =>
      (document.querySelector('[data-control="total"]')?.getBoundingClientRect().bottom ?? Infinity) <
      window.innerHeight,
  );
  await fill(page, '数量 118', '5');
  await page.keyboard.press('Tab');
  expect(await focused()).toEqual({ name: '单价 118', isInSight: true, isInvalid: false });
  await page.keyboard.type('10');
  await figure('总金额', '360.00');

  await click(page, 'button', '保存');
  await waitForText(page, '请输入商品 123');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
  expect(await focused()).toEqual({ name: '商品 123', isInSight: true, isInvalid: true });

  for (const entry of [123, 124, 125]) await fill(page, `商品 ${entry}`, `新品 ${entry}`);
  const sent = await save();
  expect(sent).toMatchObject({
    item1: 'SKU-0001',
    item125: '新品 125',
    qty118: 5,
    price118: 10,
    amount118: 50,
    unit125: 'box',
  });
  expect(problems).toEqual([]);
});

test('an array of 5,000 rows mounts few of them, updates totals after editing and deleting, and submits all rows', async () => {
  await page.goto(`${product.url}/#/page?pagecode=big-array`);
  await findByRole(page, 'textbox', '商品，第 1 行');
  await figure('行数', '5,000');
  await figure('总金额', '30,000.00');
  expect(await page.$$eval('[data-page="big-array"] tbody tr', ({ length }) => length)).toBeLessThan(60);

  await wheelToEnd('[data-page="big-array"] table');
  await fill(page, '数量，第 5000 行', '105');
  await figure('总数量', '15,100');
  await figure('总金额', '30,200.00');
  await click(page, 'button', '删除第 4999 行');
  await figure('行数', '4,999');
  await figure('总金额', '30,192.00');
  expect(await page.$$eval('[data-page="big-array"] tbody tr', ({ length }) => length)).toBeLessThan(60);

  const { lines } = (await save()) as { lines: { item: string; qty: number; amount: number }[] };
  expect(lines).toHaveLength(4999);
  expect(lines[0]).toMatchObject({ item: 'SKU-0001', qty: 1, amount: 2 });
  expect(lines.at(-1)).toMatchObject({ item: 'SKU-5000', qty: 105, amount: 210 });
  expect(problems).toEqual([]);
});

/** The top of a row in the viewport, in pixels. */
const topOf = (row: number) =>
  page.$eval(`[data-page="big-array"] tr[data-index="${row}"]`, (element) =>
    Math.round(element.getBoundingClientRect().top),
  );

test('on a phone, with cards of different heights, the visible rows keep their place while scrolling up mounts new ones', async () => {
  await page.goto(`${product.url}/#/page?pagecode=big-array`);
  await page.setViewport({ width: 390, height: 844 });
  const scroller = (await page.waitForSelector('[data-page="big-array"] div:has(> table)')) as ElementHandle;
  await scroller.evaluate((element) => element.scrollTo({ top: 60_000 }));
  await page.waitForFunction(
    (element) => {
      const { top } = element.getBoundingClientRect();
      const row = [...element.querySelectorAll('tr[data-index]')].find(
        (one) => one.getBoundingClientRect().bottom > top,
      );
      return (
        row !== undefined &&
        row.getBoundingClientRect().top <= top &&
        Number((row as HTMLElement).dataset.index) > 1_000
      );
    },
    {},
    scroller,
  );
  const box = await scroller.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 100);
  const seen = await scroller.evaluate((element) =>
    Number(
      [...element.querySelectorAll<HTMLElement>('tr[data-index]')].find(
        (one) => one.getBoundingClientRect().top > element.getBoundingClientRect().top,
      )?.dataset.index,
    ),
  );
  for (let step = 0; step < 3; step += 1) {
    const before = await topOf(seen - step);
    await page.mouse.wheel({ deltaY: -150 });
    await page.waitForFunction(
      (row, wanted) =>
        Math.abs(
          (document.querySelector(`[data-page="big-array"] tr[data-index="${row}"]`)?.getBoundingClientRect().top ??
            0) - wanted,
        ) <= 1,
      {},
      seen - step,
      before + 150,
    );
  }
  expect(problems).toEqual([]);
});
