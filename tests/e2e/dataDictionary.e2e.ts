import type { Page } from 'puppeteer';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { goTo } from '../support/locations';
import { productPerTest } from '../support/product/product';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

const openDictionaries = () =>
  enterWorkspace(product.browser, product.url, { hasPrefetch: true, path: '/datadictmgr' });

/** Waits until the list shows these items, from top to bottom. */
const waitForRows = (page: Page, names: readonly string[]) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[data-row-key]')]
        .flatMap((row) => row.querySelector('[aria-label^="编辑字典项"]')?.textContent ?? [])
        .join() === wanted,
    {},
    names.join(),
  );

/** Opens the list of a field and waits until it offers these options. */
async function waitForOptions(page: Page, label: string, options: readonly string[]) {
  await click(page, 'combobox', label);
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')]
        .map(({ textContent }) => textContent)
        .join() === wanted,
    {},
    options.join(),
  );
}

/** Opens a new order and waits for the payment that it begins with. */
async function newOrder(page: Page, payment: string) {
  await goTo(page, '/page?pagecode=order-list');
  await click(page, 'button', '新建订单');
  await findByRole(page, 'dialog', '新建订单');
  await page.waitForFunction(
    (wanted) => {
      const control = document.querySelector('[role=dialog] [data-control="payment"]');
      return `${control?.querySelector('input')?.value}${control?.textContent}`.includes(wanted);
    },
    {},
    payment,
  );
}

test('an item that is added as the default is what the next order begins with; disabled, it is not offered any more', async () => {
  const { page, problems } = await openDictionaries();
  await newOrder(page, '月结 30 天');
  await waitForOptions(page, '付款方式', ['现结', '月结 30 天', '月结 60 天']);
  await page.keyboard.press('Escape');
  await click(page, 'button', '取消');

  await goTo(page, '/datadictmgr');
  await click(page, 'button', '付款方式 内置 3');
  await click(page, 'button', '新建字典项');
  await fill(page, '名称（中文）', '货到付款');
  await fill(page, '编码', 'cod');
  await click(page, 'switch', '默认');
  await click(page, 'button', '保存');
  await waitForText(page, '保存成功');
  await waitForRows(page, ['现结', '月结 30 天', '月结 60 天', '货到付款']);

  await newOrder(page, '货到付款');
  await waitForOptions(page, '付款方式', ['现结', '月结 30 天', '月结 60 天', '货到付款']);
  await page.keyboard.press('Escape');
  await click(page, 'button', '取消');

  await goTo(page, '/datadictmgr');
  await click(page, 'button', '停用 货到付款');
  await waitForText(page, '已停用“货到付款”');
  await click(page, 'button', '更多操作 现结');
  await click(page, 'menuitem', '把 现结 设为默认');
  await waitForText(page, '已把“现结”设为默认');
  await newOrder(page, '现结');
  await waitForOptions(page, '付款方式', ['现结', '月结 30 天', '月结 60 天']);
  expect(problems).toEqual([]);
});

test('the order is changed by dragging and with the arrow keys, which keep the focus, and a filter offers it', async () => {
  const { page, problems } = await openDictionaries();
  await click(page, 'button', '拜访目的 内置 5');
  await waitForRows(page, ['例行拜访', '订货', '陈列检查', '收款', '投诉处理']);
  await page.focus('[aria-label^="调整 例行拜访"]');
  await page.keyboard.press('ArrowDown');
  await waitForRows(page, ['订货', '例行拜访', '陈列检查', '收款', '投诉处理']);
  await page.waitForFunction(() => document.activeElement?.ariaLabel?.startsWith('调整 例行拜访 的顺序，第 2 位'));

  const boxOf = async (name: string) =>
    (await (await page.$(`[aria-label^="调整 ${name}"]`))?.boundingBox()) ?? undefined;
  const [from, to] = [await boxOf('投诉处理'), await boxOf('订货')];
  if (!from || !to) throw new Error('A row is not shown');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 8, { steps: 5 });
  await page.mouse.up();
  const order = ['投诉处理', '订货', '例行拜访', '陈列检查', '收款'];
  await waitForRows(page, order);

  await goTo(page, '/page?pagecode=visit-list');
  await waitForOptions(page, '拜访目的', order);
  expect(problems).toEqual([]);
});

test('a value that records use cannot be deleted, and typed input survives a slip', async () => {
  const { page, problems } = await openDictionaries();
  await click(page, 'button', '客户等级 内置 3');
  await waitForRows(page, ['A 类', 'B 类', 'C 类']);
  await click(page, 'button', '编辑字典项 A 类');
  await fill(page, '备注', '年销售额前十');
  await page.keyboard.press('Escape');
  await findByRole(page, 'dialog', '“编辑字典项 A 类”尚未保存');
  await click(page, 'button', '放弃修改');
  await click(page, 'button', '撤销');
  const remark = await findByRole(page, 'textbox', '备注');
  expect(await remark.evaluate((input) => (input as HTMLTextAreaElement).value)).toBe('年销售额前十');
  await click(page, 'button', '保存');
  await waitForText(page, '保存成功');

  await click(page, 'button', '更多操作 A 类');
  await click(page, 'menuitem', '删除字典项 A 类');
  await waitForText(page, '条记录在使用，不能删除，可以停用');
  expect(problems).toEqual([]);
});
