import { productPerTest } from '../support/product/product';
import { findByRole } from '../support/find';
import { openByPalette, openSignIn, pressControl, signIn } from '../support/keyboardVisit';
import { keyboardWalk } from '../support/keyboardWalk';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

test('an order is entered by keyboard alone, from the sign-in on, with at most 70 keys; every focused element has a name and a visible focus, read-only fields too', async () => {
  const { page, keys, problems } = await openSignIn(product);
  await signIn(page);
  await openByPalette(page, 'ddlb', '订单列表');
  await waitForText(page, '共 12,500 条');
  const walk = await keyboardWalk(page);

  /** Types into a select and chooses the match. */
  const choose = async (search: string, choice: string) => {
    await page.waitForFunction(() => document.activeElement?.closest('.ant-select-focused'));
    await page.keyboard.type(search);
    await page.waitForSelector(`.ant-select-item-option-active[title^=${JSON.stringify(choice)}]`);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (wanted) => document.activeElement?.closest('.ant-select')?.textContent?.includes(wanted),
      {},
      choice,
    );
  };
  const addLine = async (row: number, search: string, choice: string, quantity: string, amount: string) => {
    await page.keyboard.press('Enter');
    // The new row takes the focus.
    await walk.arriveAt(`商品，第 ${row} 行`);
    await choose(search, choice);
    await walk.forwardTo(`数量，第 ${row} 行`);
    await page.keyboard.type(quantity);
    await waitForText(page, amount);
    await walk.forwardTo('添加一行');
  };

  await walk.forwardTo('新建订单');
  await page.keyboard.press('Enter');
  await findByRole(page, 'dialog', '新建订单');
  await findByRole(page, 'combobox', '客户');
  // The form opens in its first field.
  await walk.arriveAt('客户');
  await choose('百联便利店', '百联便利店');
  await walk.forwardTo('下单日期');
  await page.waitForFunction(() => document.activeElement?.closest('.ant-picker-focused'));
  await pressControl(page, 'KeyA');
  await page.keyboard.type('2026-12-24');
  await page.keyboard.press('Enter');
  await walk.forwardTo('负责人');
  await choose('李娜', '李娜');
  await walk.forwardTo('添加一行');
  await addLine(1, '清泉', '清泉饮用天然水', '12', '432.00');
  await addLine(2, '清泉', '清泉饮用天然水', '3', '108.00');
  await waitForText(page, '540.00');
  await pressControl(page, 'KeyS');
  await waitForText(page, '保存成功');
  await waitForText(page, '共 12,501 条');

  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-page="order-list"] tbody tr')].some(({ textContent }) =>
      ['百联便利店', '2026-12-24', '540.00'].every((text) => textContent?.includes(text)),
    ),
  );

  expect(await keys()).toBeLessThanOrEqual(70);

  await page.goto(`${product.url}/#/page?pagecode=gallery-text`);
  await findByRole(page, 'textbox', '门店编号');
  await walk.forwardTo('门店编号');
  expect(walk.stops.filter(({ name, isMarked }) => name === '' || !isMarked)).toEqual([]);
  expect(problems).toEqual([]);
});
