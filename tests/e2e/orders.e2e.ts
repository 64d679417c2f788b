import type { Page } from 'puppeteer';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole, findByText } from '../support/find';
import { productPerTest } from '../support/product/product';
import { waitForNoText, waitForText } from '../support/waitForText';

const product = productPerTest();

async function openOrders(): Promise<{ page: Page; problems: string[] }> {
  const watched = await enterWorkspace(product.browser, product.url, { path: '/page?pagecode=order-list' });
  await findByText(watched.page, '共 12,50');
  return watched;
}

/** Chooses in a select, which becomes the antd widget and opens its list on click. */
async function choose(page: Page, label: string, search: string, choice: string): Promise<void> {
  await click(page, 'combobox', label);
  await page.waitForSelector('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  await page.keyboard.type(search);
  await page
    .locator(
      `.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option[title^=${JSON.stringify(choice)}]`,
    )
    .click();
}

const cells = (page: Page, column: number) =>
  page.$$eval(
    '[data-page="order-list"] tbody tr',
    (rows, index) => rows.map((row) => row.children[index]?.textContent ?? ''),
    column,
  );

test('a list of thousands of orders is paged, sorted and filtered by the server', async () => {
  const { page, problems } = await openOrders();
  await waitForText(page, '共 12,500 条');
  await findByText(page, 'SO-202611-00815');
  await click(page, 'button', '第 2 页');
  await waitForNoText(page, 'SO-202611-00815');
  await page.locator('[data-page="order-list"] th button::-p-text(金额)').click();
  await page.waitForSelector('th[aria-sort="ascending"]');
  await page.waitForFunction(() => !document.querySelector('[data-page="order-list"] [aria-busy="true"]'));
  const amounts = (await cells(page, 6)).map((text) => Number(text.replaceAll(',', '')));
  expect(amounts).toHaveLength(20);
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  await fill(page, '关键字', 'SO-202611-0081');
  await page.keyboard.press('Enter');
  await waitForText(page, '共 6 条');
  expect(problems).toEqual([]);
});

test('fifty thousand order lines are one request away', async () => {
  const { page, problems } = await openOrders();
  await page.goto(`${product.url}/#/page?pagecode=order-line-list`);
  await waitForText(page, '共 50,000 条');
  expect(problems).toEqual([]);
});

test('a new order is rejected with a reason, corrected, saved and listed', async () => {
  const { page, problems } = await openOrders();
  await click(page, 'button', '新建订单');
  await findByRole(page, 'dialog', '新建订单');

  await click(page, 'button', '保存');
  await waitForText(page, '请选择客户');
  await waitForText(page, '请至少添加一行商品明细');

  await choose(page, '客户', '永兴超市', '永兴超市');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[role="dialog"] [data-control="address"] input')?.value,
  );
  await choose(page, '负责人', '李娜', '李娜');
  await fill(page, '联系电话', '123');
  await click(page, 'button', '添加一行');
  await choose(page, '商品，第 1 行', '清泉', '清泉饮用天然水');
  await waitForText(page, '36.00');
  await fill(page, '数量，第 1 行', '12');
  await waitForText(page, '432.00');
  await click(page, 'button', '保存');
  await waitForText(page, '请输入 11 位手机号，或区号加电话号码');

  await fill(page, '联系电话', '13800001111');
  await click(page, 'button', '保存');
  await waitForText(page, '客户信用额度不足');
  await waitForText(page, '您填写的内容已保留');
  expect(await page.$eval('[data-control="phone"] input', (input) => (input as HTMLInputElement).value)).toBe(
    '13800001111',
  );

  await choose(page, '客户', '百联便利店', '百联便利店');
  await click(page, 'button', '保存');
  await waitForText(page, '保存成功');
  await waitForText(page, '共 12,501 条');
  await waitForText(page, '百联便利店');
  expect(problems.filter((problem) => !problem.includes('500'))).toEqual([]);
});

test('the button that adds a row stays under the mouse at the first row, also when it takes a message away', async () => {
  const { page } = await openOrders();
  await click(page, 'button', '新建订单');
  await findByRole(page, 'dialog', '新建订单');
  await click(page, 'button', '保存');
  await waitForText(page, '请至少添加一行商品明细');
  const add = await findByRole(page, 'button', '添加一行');
  const before = await add.boundingBox();
  await page.mouse.click((before?.x ?? 0) + 8, (before?.y ?? 0) + 8);
  await findByRole(page, 'button', '删除第 1 行');
  await waitForNoText(page, '请至少添加一行商品明细');
  expect(await add.boundingBox()).toEqual(before);
});

test('an order opens for editing and read-only', async () => {
  const { page, problems } = await openOrders();
  const name = await page.$eval(
    '[data-page="order-list"] button[aria-label^="编辑"]',
    (button) => button.getAttribute('aria-label') ?? '',
  );
  const orderNo = name.replace('编辑 ', '');
  await click(page, 'button', name);
  await findByRole(page, 'dialog', `编辑订单 ${orderNo}`);
  await fill(page, '数量，第 1 行', '77');
  await fill(page, '备注', '加急');
  await click(page, 'button', '保存');
  await waitForText(page, '保存成功');
  await click(page, 'button', `查看 ${orderNo}`);
  await findByRole(page, 'dialog', `查看订单 ${orderNo}`);
  await page.waitForFunction(
    () => document.querySelector('[role="dialog"] [data-control="remark"]')?.textContent === '备注加急',
  );
  expect(await page.$$eval('[role="dialog"] :is(input, textarea)', ({ length }) => length)).toBe(0);
  // Escape closes it although it has no field to focus.
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('[role="dialog"]'));
  await click(page, 'button', `查看 ${orderNo}`);
  await page.waitForSelector('[role="dialog"] [data-control="lines"] tbody tr');
  expect(await page.$eval('[role="dialog"] [data-control="lines"] tbody tr', (row) => row.textContent)).toContain('77');
  expect(problems).toEqual([]);
});

test('an invalid page shows each error in its place, and the rest works', async () => {
  const { page, problems } = await openOrders();
  await page.goto(`${product.url}/#/page?pagecode=faulty-page`);
  await waitForText(page, '控件类型“hologram”未注册');
  // A faulty property falls back to its default, so the field works.
  await fill(page, '写错的数字', '5');
  await waitForText(page, '表达式中的名称 nowhere 不存在');
  await fill(page, '正常的字段', 'still alive');
  await waitForText(page, 'still alive');
  await click(page, 'button', '执行未知动作');
  await waitForText(page, '不支持的事件类型“teleport”');
  await page.goto(`${product.url}/#/page?pagecode=broken-page`);
  await waitForText(page, '协议不是有效的 JSON');
  // An error of the page protocol is also logged with its path.
  expect(problems).toEqual([expect.stringContaining('faulty-page › run › onclicked › toolbar[0].onclicked.steps[0]')]);
});
