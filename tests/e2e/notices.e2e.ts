import type { Page } from 'puppeteer';
import { DEMO_PASSWORD } from '../../mock/domain/fixtures';
import { denyStorage } from '../support/denyStorage';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { DESKTOP, newPage } from '../support/newPage';
import { productPerTest } from '../support/product/product';
import { waitForNoText, waitForText } from '../support/waitForText';

const product = productPerTest();

const OFFLINE = '网络异常，请检查网络！';
const WIDTHS = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', DESKTOP],
] as const;

/** What a press on the middle of the button hits: the button, or what covers it. */
async function expectPressable(page: Page, name: string): Promise<void> {
  const button = await findByRole(page, 'button', name);
  const hit = await button.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const front = document.elementFromPoint(x + width / 2, y + height / 2);
    return element.contains(front) ? 'the button' : String(front?.outerHTML.slice(0, 200));
  });
  expect([name, hit]).toEqual([name, 'the button']);
}

/** The screen and the notices are together as high as the window. */
const expectNoScrolling = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);

test.each(WIDTHS)('on %s no notice covers the buttons of a panel', async (_name, viewport) => {
  const { page } = await enterWorkspace(product.browser, product.url, {
    username: 'liu.yang',
    path: '/undeal',
    viewport,
  });
  await click(page, 'button', '罗美玲 陈列费');
  await findByRole(page, 'button', '同意');
  await page.setOfflineMode(true);
  await waitForText(page, OFFLINE);
  for (const name of ['同意', '驳回', '更多操作']) await expectPressable(page, name);
  await expectNoScrolling(page);
  await page.setOfflineMode(false);
  await waitForNoText(page, OFFLINE);
  await expectNoScrolling(page);
});

test.each(WIDTHS)('on %s no notice covers the buttons of a form or of a question over it', async (_name, viewport) => {
  const { page } = await enterWorkspace(product.browser, product.url, { path: '/page?pagecode=order-list', viewport });
  await click(page, 'button', '新建订单');
  await findByRole(page, 'button', '添加一行');
  await click(page, 'textbox', '备注');
  await page.keyboard.type('轻放');
  await page.setOfflineMode(true);
  await waitForText(page, OFFLINE);
  for (const name of ['添加一行', '保存']) await expectPressable(page, name);
  await click(page, 'button', '关闭');
  await expectPressable(page, '放弃修改');
});

test('the button of a notice can be pressed while a question is open, and the dialog takes its place', async () => {
  const { page } = await newPage(product.browser);
  await page.evaluateOnNewDocument(denyStorage);
  await page.goto(`${product.url}/#/login?redirect=${encodeURIComponent('/page?pagecode=order-list')}`);
  await fill(page, '用户名', 'zhang.wei');
  await fill(page, '密码', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await click(page, 'button', '新建订单');
  await fill(page, '备注', '轻放');
  await click(page, 'button', '关闭');
  await findByRole(page, 'button', '放弃修改');
  await expectPressable(page, '知道了');
  await click(page, 'button', '知道了');
  await expectPressable(page, '放弃修改');
  await expectNoScrolling(page);
});
