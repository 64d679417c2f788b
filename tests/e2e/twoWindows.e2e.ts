import type { Page } from 'puppeteer';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { openTabs } from '../support/sharedTabs';
import { waitForText } from '../support/waitForText';
import { arrive, goTo } from '../support/locations';

const product = productPerTest();

/** Opens the first order of the list to be edited. */
async function openOrder(page: Page) {
  await goTo(page, '/page?pagecode=order-list');
  await page.locator('[data-control="orders"] tbody tr button::-p-text(编辑)').click();
  await findByRole(page, 'textbox', '备注');
}

test('a save of a record in one window is noted in its form in another, whose input stays', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, { path: '/page?pagecode=order-list' });
  const [other] = (await openTabs(page.browserContext(), 1)) as [Page];
  await other.goto(`${product.url}/#/page?pagecode=order-list`);
  await arrive(other);
  await openOrder(page);
  await openOrder(other);
  await fill(other, '备注', '这里的');
  await fill(page, '备注', '那里的');
  await click(page, 'button', '保存');
  await waitForText(other, '这条记录刚刚在另一个窗口或页面中保存过。');
  expect(
    await other.$eval('[data-control="remark"] :is(input, textarea)', (field) => (field as HTMLInputElement).value),
  ).toBe('这里的');
  await click(other, 'button', '保存');
  await waitForText(other, '订单');
});

test('a change of the position in one window says in the other where unsaved input is kept', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, {
    username: 'li.na',
    position: '销售代表 (杭州分部)',
    path: '/page?pagecode=order-list',
  });
  const [other] = (await openTabs(page.browserContext(), 1)) as [Page];
  await other.goto(`${product.url}/#/page?pagecode=order-list`);
  await arrive(other);
  await click(other, 'button', '新建订单');
  await findByRole(other, 'textbox', '备注');
  await fill(other, '备注', '加急');
  await click(page, 'button', '切换岗位，当前：销售代表');
  await click(page, 'menuitem', '区域经理（上海分部）');
  await waitForText(other, '切换回“销售代表”后打开这些页面即可恢复');
});
