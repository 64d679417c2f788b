import type { Page } from 'puppeteer';
import { axeViolations } from '../support/axeViolations';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, findByRole, findByText } from '../support/find';
import { screenshot } from '../support/screenshot';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

const INFO = '[data-page="info-table"]';
const EDITOR = '[data-page="editor-table"]';

async function open(title: string) {
  const watched = await enterWorkspace(product.browser, product.url);
  await click(watched.page, 'menuitem', '系统管理');
  await click(watched.page, 'menuitem', title);
  await findByRole(watched.page, 'heading', title);
  return watched;
}

async function openInfo() {
  const watched = await open('信息表格');
  await findByText(watched.page, '共 50,000 条');
  await watched.page.waitForSelector(`${INFO} tbody [aria-rowindex="2"]`);
  return watched;
}

const heads = (page: Page) =>
  page.$$eval(`${INFO} thead th`, (cells) => cells.map((cell) => (cell.textContent ?? '').replace(/[↕↑↓]/, '')));
const rowCount = (page: Page) => page.$$eval(`${INFO} tbody [role="row"]`, (rows) => rows.length);

/** Scrolls the window of rows and waits until the row with this number is there. */
async function scrollTo(page: Page, left: number, top: number, rowIndex: number) {
  await page.$eval(`${INFO} table`, (table, position) => table.parentElement?.scrollTo(position), { left, top });
  await page.waitForSelector(`${INFO} tbody [aria-rowindex="${rowIndex}"]`);
}

/** The distances of a cell from the left and right of the scroll container. */
const distances = (page: Page, rowIndex: number, child: string) =>
  page.$eval(`${INFO} [aria-rowindex="${rowIndex}"] > :${child}`, (cell) => {
    const [box, room] = [
      cell.getBoundingClientRect(),
      cell.closest('table')?.parentElement?.getBoundingClientRect() ?? new DOMRect(),
    ];
    return { left: Math.round(box.left - room.left), right: Math.round(room.right - box.right) };
  });

test('column settings of a table survive a reload until they are reset', async () => {
  const { page, problems } = await openInfo();
  const before = await heads(page);
  await click(page, 'button', '订单明细 列设置');
  await findByRole(page, 'dialog', '列设置');
  await screenshot(page, 'table-columns');
  expect(await axeViolations(page, '[role="dialog"]')).toEqual([]);
  await click(page, 'checkbox', '下单日期');
  await click(page, 'button', '上移“金额”');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.waitForFunction(
    (selector) => document.activeElement?.matches(selector),
    {},
    `${INFO} button[aria-haspopup="dialog"]`,
  );
  const chosen = await heads(page);
  expect(chosen).toEqual([
    '选择',
    '订单号',
    '客户',
    '下单时间',
    '商品',
    '规格',
    '负责人',
    '收货地址',
    '联系电话',
    '金额',
    '单价',
    '数量',
    '占订单比',
    '订单状态',
    '操作',
  ]);
  await page.reload();
  await page.waitForSelector(`${INFO} tbody [aria-rowindex="2"]`);
  expect(await heads(page)).toEqual(chosen);
  await click(page, 'button', '订单明细 列设置');
  await click(page, 'button', '恢复默认');
  expect(await heads(page)).toEqual(before);
  expect(problems).toEqual([]);
});

test('a page of 500 rows mounts only visible rows, and frozen columns stay visible', async () => {
  const { page, problems } = await openInfo();
  expect(await page.$eval(`${INFO} table`, (table) => table.getAttribute('aria-rowcount'))).toBe('501');
  expect(await rowCount(page)).toBeLessThan(100);
  await page.waitForSelector(`${INFO} [data-frozen='all'][data-under-right]:not([data-under-left])`);
  const [first, last] = [await distances(page, 2, 'nth-child(2)'), await distances(page, 2, 'last-child')];
  await scrollTo(page, 400, 15_000, 400);
  await page.waitForSelector(`${INFO} [data-under-left][data-under-right]`);
  expect(await rowCount(page)).toBeLessThan(100);
  expect((await distances(page, 400, 'nth-child(2)')).left).toBe(first.left);
  expect((await distances(page, 400, 'last-child')).right).toBe(last.right);
  expect((await distances(page, 400, 'nth-child(3)')).left).toBeLessThan(first.left);
  await screenshot(page, 'table-frozen');
  expect(await axeViolations(page, INFO)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a selected row shows its details, and a clicked one opens', async () => {
  const { page, problems } = await openInfo();
  const orderNo = await page.$eval(`${INFO} [aria-rowindex="3"] > :nth-child(2)`, (cell) => cell.textContent ?? '');
  await page.$eval(`${INFO} [aria-rowindex="3"] input`, (input) => input.click());
  await page.waitForFunction(
    (selector, text) => document.querySelector(selector)?.textContent?.includes(text),
    {},
    `${INFO} [data-control="details"]`,
    orderNo,
  );
  await page.click(`${INFO} [aria-rowindex="3"] > :nth-child(3)`);
  await findByRole(page, 'dialog', `查看订单 ${orderNo}`);
  expect(problems).toEqual([]);
});

test('on a small screen the rows are cards without frozen columns', async () => {
  const { page, problems } = await openInfo();
  await page.setViewport({ width: 390, height: 844 });
  await page.waitForSelector(`${INFO} li[data-row-key]`);
  expect(await page.$(`${INFO} table`)).toBeNull();
  expect(await page.$$eval(`${INFO} li[data-row-key]`, ({ length }) => length)).toBeLessThan(100);
  await screenshot(page, 'table-390');
  expect(problems).toEqual([]);
});

test('a table can be edited by keyboard alone', async () => {
  const { page, problems } = await open('编辑表格');
  const focus = async (role: string, name: string) => (await findByRole(page, role, name)).focus();
  const replace = async (name: string, text: string) => {
    await focus('textbox', name);
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.type(text);
  };
  await waitForText(page, '3,034.20');
  await replace('数量，第 1 行', '20');
  await page.keyboard.press('Tab');
  await waitForText(page, '3,322.20');
  await focus('switch', '加急，第 1 行');
  await page.keyboard.press('Space');
  await findByRole(page, 'textbox', '加急原因，第 1 行');
  await focus('checkbox', '已核对，第 2 行');
  await page.keyboard.press('Space');
  await focus('button', '校验');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (selector) =>
      document.activeElement?.closest('td')?.getAttribute('data-label') === '加急原因' &&
      document.querySelector(`${selector} [aria-invalid="true"]`) !== null,
    {},
    EDITOR,
  );
  await page.keyboard.type('断货');
  await focus('button', '下移第 1 行');
  await page.keyboard.press('Enter');
  expect(
    await page.$eval(
      `${EDITOR} tbody tr:nth-child(2) input[type="text"]`,
      (input) => (input as HTMLInputElement).value,
    ),
  ).toBe('饮用水');
  await focus('button', '添加一行');
  await page.keyboard.press('Enter');
  await replace('品名，第 5 行', '红茶');
  await replace('单价，第 5 行', '10');
  await page.keyboard.press('Tab');
  await waitForText(page, '3,332.20');
  await focus('checkbox', '选择第 3 行');
  await page.keyboard.press('Space');
  await focus('button', '删除所选');
  await page.keyboard.press('Enter');
  await waitForText(page, '2,293.00');
  await focus('button', '校验');
  await page.keyboard.press('Enter');
  await waitForText(page, '校验通过');
  expect(await axeViolations(page, EDITOR)).toEqual([]);
  expect(problems).toEqual([]);
});
