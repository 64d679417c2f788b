import { findByRole } from '../support/find';
import { openByPalette, openSignIn, pressControl, signIn } from '../support/keyboardVisit';
import { keyboardWalk } from '../support/keyboardWalk';
import { productPerTest } from '../support/product/product';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

test('a role is created by keyboard alone, from the sign-in on, with at most 45 keys', async () => {
  const { page, keys, problems } = await openSignIn(product);
  await signIn(page);
  await openByPalette(page, 'jsgl', '角色管理');
  await findByRole(page, 'button', '新建角色');
  const walk = await keyboardWalk(page);
  await walk.forwardTo('新建角色');
  await page.keyboard.press('Enter');
  await walk.arriveAt('角色编码');
  await page.keyboard.type('night-shift');
  await walk.forwardTo('角色名称');
  await page.keyboard.type('夜班');
  await pressControl(page, 'KeyS');
  await waitForText(page, '保存成功');
  await waitForText(page, '共 23 条');
  expect(await keys()).toBeLessThanOrEqual(45);
  expect(problems).toEqual([]);
});

test('an approval is rejected by keyboard alone, from the sign-in on, with at most 43 keys', async () => {
  const { page, keys, problems } = await openSignIn(product);
  await signIn(page);
  await openByPalette(page, 'db', '待办');
  await page.waitForSelector('[aria-label^="处理 "]');
  const walk = await keyboardWalk(page);
  const first = await page.$eval('[aria-label^="处理 "]', (button) => (button.ariaLabel ?? '').replace('处理 ', ''));
  await walk.forwardTo(first);
  await page.keyboard.press('Enter');
  await walk.arriveAt('审批意见');
  await page.keyboard.type('价格不符');
  await walk.forwardTo('驳回');
  await page.keyboard.press('Enter');
  await waitForText(page, '已驳回');
  expect(await keys()).toBeLessThanOrEqual(43);
  expect(problems).toEqual([]);
});
