import type { Page } from 'puppeteer';
import { axeViolations } from '../support/axeViolations';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, findByRole } from '../support/find';
import { goTo } from '../support/locations';
import { productPerTest } from '../support/product/product';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

const ORDERS = '/page?pagecode=order-list';
const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true };
const ROW = '[data-page="order-list"] [data-row-key]';

interface Row {
  key: string;
  no: string;
  status: string;
}

const rowOf = ({ key }: Row) => `[data-page="order-list"] [data-row-key="${key}"]`;

/** The orders that are shown, from top to bottom. */
const rowsOf = async (page: Page): Promise<Row[]> => {
  await page.waitForSelector(ROW);
  return page.$$eval(ROW, (rows) =>
    rows.map((row) => ({
      key: (row as HTMLElement).dataset.rowKey ?? '',
      no: /SO-\d{6}-\d{5}/.exec(row.textContent)?.[0] ?? '',
      status: /草稿|待审批|已审批|配送中|已驳回/.exec(row.textContent)?.[0] ?? '',
    })),
  );
};

async function openOrders(viewport?: typeof PHONE) {
  const visit = await enterWorkspace(product.browser, product.url, viewport && { viewport });
  await goTo(visit.page, ORDERS);
  return { ...visit, rows: await rowsOf(visit.page) };
}

const check = (page: Page, { no }: Row) => click(page, 'checkbox', `选择 ${no}`);

/** Presses the button by keyboard, as its focus is what is looked at. */
async function press(page: Page, name: string) {
  await (await findByRole(page, 'button', name)).focus();
  await page.keyboard.press('Enter');
}

const waitForFocusInRow = (page: Page, key: string) =>
  page.waitForFunction(
    (wanted) => document.activeElement?.closest<HTMLElement>('[data-row-key]')?.dataset.rowKey === wanted,
    {},
    key,
  );

const waitForTitle = (page: Page, title: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('[role=dialog] h2')?.textContent?.includes(wanted),
    {},
    title,
  );

/** Waits until the order of this number is shown, with its values. */
const waitForOrder = async (page: Page, { no }: Row) => {
  await waitForTitle(page, no);
  await page.waitForSelector('[role=dialog] [data-page="order-form"][data-view] table tbody tr');
};

const boxOf = (page: Page) =>
  page.$eval('[role=dialog]', (dialog) => dialog.getBoundingClientRect().toJSON() as object);

/** The nth order of this status. */
function pick(rows: readonly Row[], status: string, place = 0): Row {
  const row = rows.filter((each) => each.status === status)[place];
  if (!row) throw new Error(`No order with the status ${status}`);
  return row;
}

test('checked drafts are submitted together, and the others are named with the reason', async () => {
  const { page, rows, problems } = await openOrders();
  const [draft, other] = [pick(rows, '草稿'), pick(rows, '已审批')];
  await check(page, draft);
  await check(page, other);
  await press(page, '批量提交');
  await waitForText(page, '提交 1 张订单？');
  await waitForText(page, '所选的另外 1 张不是草稿，不会提交。');
  await page.keyboard.press('Enter');
  await waitForText(page, `1 张订单未处理，只有草稿可以提交：${other.no}`);
  await click(page, 'button', '确定');
  await waitForText(page, '已提交 1 张订单');
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.textContent?.includes('待审批'),
    {},
    rowOf(draft),
  );
  expect(await page.$('::-p-aria([role="button"][name="批量提交"])')).toBeNull();
  expect(problems).toEqual([]);
});

test('checked drafts are deleted after a question that names how many, and the focus is in the next row', async () => {
  const { page, rows, problems } = await openOrders();
  const draft = pick(rows, '草稿');
  const next = rows[rows.indexOf(draft) + 1];
  await check(page, draft);
  await press(page, '批量删除');
  await waitForText(page, '删除 1 张订单？');
  await page.waitForFunction(() => document.activeElement?.textContent?.replaceAll(' ', '') === '取消');
  expect(await axeViolations(page, '.ant-modal')).toEqual([]);
  await click(page, 'button', '删除');
  await waitForText(page, '已删除 1 张订单');
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, rowOf(draft));
  await waitForFocusInRow(page, next?.key ?? '');
  expect(problems).toEqual([]);
});

test('orders of which none is a draft stay checked and are not asked about', async () => {
  const { page, rows, problems } = await openOrders();
  await check(page, pick(rows, '已审批'));
  await press(page, '批量删除');
  await waitForText(page, '所选订单中没有草稿');
  await findByRole(page, 'button', '批量删除');
  expect(await page.$('[role=dialog]')).toBeNull();
  expect(problems).toEqual([]);
});

test('an order that is viewed can be edited from there, and the list shows what was saved', async () => {
  const { page, rows, problems } = await openOrders();
  const draft = pick(rows, '草稿');
  await press(page, draft.no);
  await waitForOrder(page, draft);
  await click(page, 'button', '编辑');
  await waitForTitle(page, `编辑订单 ${draft.no}`);
  await click(page, 'button', '保存');
  await waitForText(page, '保存成功');
  await waitForFocusInRow(page, draft.key);
  await press(page, pick(rows, '已审批').no);
  await waitForOrder(page, pick(rows, '已审批'));
  await findByRole(page, 'button', '下一条');
  expect(await page.$('::-p-aria([role="button"][name="编辑"])')).toBeNull();
  expect(problems).toEqual([]);
});

test('an order that is viewed leads to the next and the previous one, while the dialog and the focus stay', async () => {
  const { page, rows, problems } = await openOrders();
  const [first, second, third] = rows as [Row, Row, Row];
  await press(page, first.no);
  await waitForOrder(page, first);
  await waitForText(page, `1 / ${rows.length}`);
  const box = await boxOf(page);
  await press(page, '下一条');
  await waitForOrder(page, second);
  await waitForText(page, `2 / ${rows.length}`);
  expect(await boxOf(page)).toEqual(box);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('下一条');
  await page.waitForFunction(
    (no) => document.querySelector('[role=dialog] [role=status]')?.textContent?.includes(no),
    {},
    second.no,
  );
  await page.keyboard.down('Alt');
  await page.keyboard.press('ArrowDown');
  await waitForOrder(page, third);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.up('Alt');
  await waitForOrder(page, second);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await waitForFocusInRow(page, second.key);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(second.no);
  expect(problems).toEqual([]);
});

test('an order to which one has walked is the one that is edited', async () => {
  const { page, rows, problems } = await openOrders();
  const draft = pick(rows, '草稿');
  const place = rows.indexOf(draft);
  const [from, step] = place > 0 ? [rows[place - 1], '下一条'] : [rows[1], '上一条'];
  await press(page, from?.no ?? '');
  await waitForOrder(page, from ?? draft);
  await press(page, step ?? '');
  await waitForOrder(page, draft);
  await click(page, 'button', '编辑');
  await waitForTitle(page, `编辑订单 ${draft.no}`);
  expect(await page.$('::-p-aria([role="button"][name="下一条"])')).toBeNull();
  expect(problems).toEqual([]);
});

test('on a phone the buttons to the other records are as large as a fingertip', async () => {
  const { page, rows, problems } = await openOrders(PHONE);
  const [first, second] = rows as [Row, Row];
  await click(page, 'button', first.no);
  await waitForTitle(page, first.no);
  for (const name of ['上一条', '下一条']) {
    const box = await (await findByRole(page, 'button', name)).boundingBox();
    expect([box?.width, box?.height].every((size) => (size ?? 0) >= 44)).toBe(true);
  }
  await click(page, 'button', '下一条');
  await waitForTitle(page, second.no);
  expect(problems).toEqual([]);
});
