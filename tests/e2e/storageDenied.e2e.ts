import { DEMO_PASSWORD } from '../../mock/domain/fixtures';
import { productPerTest } from '../support/product/product';
import { denyStorage } from '../support/denyStorage';
import { click, fill, findByRole } from '../support/find';
import { goTo } from '../support/locations';
import { newPage } from '../support/newPage';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

test('in a browser that denies all storage, signing in and opening pages work, and one notice is shown', async () => {
  const { page, problems } = await newPage(product.browser);
  await page.evaluateOnNewDocument(denyStorage);
  await page.goto(`${product.url}/#/login`);
  await fill(page, '用户名', 'zhang.wei');
  await fill(page, '密码', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await findByRole(page, 'tablist', '已打开的页面');
  await waitForText(page, '个人设置会丢失');
  await waitForText(page, '未提交的内容会丢失');
  await click(page, 'button', '知道了');
  await waitForText(page, '最近订单');
  await goTo(page, '/rolemgr');
  await findByRole(page, 'button', '新建角色');
  await goTo(page, '/page?pagecode=order-list');
  await click(page, 'button', '新建订单');
  await fill(page, '备注', '没有地方保存');
  expect(
    await page.$$eval('button', (buttons) => buttons.filter((button) => button.textContent === '知道了').length),
  ).toBe(0);
  expect(problems).toEqual([]);
});
