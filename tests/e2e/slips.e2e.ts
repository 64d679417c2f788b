import type { HTTPRequest, Page } from 'puppeteer';
import { enterWorkspace } from '../support/enterWorkspace';
import type { EnterOptions } from '../support/enterWorkspace';
import { click, fill, findByRole, findByText } from '../support/find';
import { productPerTest } from '../support/product/product';
import { waitForNoText, waitForText } from '../support/waitForText';
import { goTo } from '../support/locations';

const product = productPerTest();

const QUESTION = '有未保存的内容，离开后将丢失。';

async function openOrders(options?: EnterOptions) {
  const watched = await enterWorkspace(product.browser, product.url, {
    ...options,
    path: '/page?pagecode=order-list',
  });
  await findByText(watched.page, '共 12,500 条');
  return watched;
}

async function openNewOrder(page: Page) {
  await click(page, 'button', '新建订单');
  await findByRole(page, 'dialog', '新建订单');
  await findByRole(page, 'textbox', '备注');
}

const waitForNoDialog = (page: Page) => page.waitForFunction(() => !document.querySelector('[role=dialog]'));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.replaceAll(' ', '') ?? '');
const remark = (page: Page) =>
  page.$eval('[role="dialog"] [data-control="remark"] input', (input) => (input as HTMLInputElement).value);

/** Holds the requests to an address until they are released. */
async function holdAnswer(page: Page, path: string) {
  const held: HTTPRequest[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.url().endsWith(path)) held.push(request);
    else void request.continue();
  });
  return { release: () => held.forEach((request) => void request.continue()) };
}

test('the cancel button asks about unsaved input, and Enter keeps it', async () => {
  const { page, problems } = await openOrders();
  await openNewOrder(page);
  await fill(page, '备注', '请尽快发货');
  await click(page, 'button', '取消');
  await findByRole(page, 'dialog', '“新建订单”尚未保存');
  await waitForText(page, QUESTION);
  expect(await focused(page)).toBe('继续编辑');
  await page.keyboard.press('Enter');
  await waitForNoText(page, QUESTION);
  expect(await remark(page)).toBe('请尽快发货');

  await click(page, 'button', '取消');
  await click(page, 'button', '放弃修改');
  await waitForNoDialog(page);
  expect(problems).toEqual([]);
});

test('discarded input can be brought back, and what is saved then is in the list', async () => {
  const { page, problems } = await openOrders();
  const before = await page.$eval('[data-page="order-list"] button[aria-label^="编辑"]', (button) => button.ariaLabel);
  await click(page, 'button', before ?? '');
  await findByRole(page, 'dialog', `编辑订单 ${(before ?? '').replace('编辑 ', '')}`);
  await fill(page, '备注', '请尽快发货');
  await page.keyboard.press('Escape');
  await click(page, 'button', '放弃修改');
  await waitForNoDialog(page);
  expect(await page.$$eval('.ant-message-notice', (notices) => notices.length)).toBe(1);
  await click(page, 'button', '撤销');
  await findByRole(page, 'dialog', `编辑订单 ${(before ?? '').replace('编辑 ', '')}`);
  await waitForText(page, '已恢复未保存的内容');
  expect(await remark(page)).toBe('请尽快发货');

  const reloaded = page.waitForResponse((response) => response.url().endsWith('/dy-biz/orderquery'));
  await click(page, 'button', '保存');
  await waitForNoDialog(page);
  await reloaded;
  expect(problems).toEqual([]);
});

test('discarded input that is not brought back at once is offered by the form as a draft', async () => {
  const { page, problems } = await openOrders();
  await openNewOrder(page);
  await fill(page, '备注', '请尽快发货');
  await click(page, 'button', '取消');
  await click(page, 'button', '放弃修改');
  await waitForNoDialog(page);
  await openNewOrder(page);
  await waitForText(page, '有未保存的内容');
  await click(page, 'button', '恢复');
  await waitForText(page, '已恢复未保存的内容');
  expect(await remark(page)).toBe('请尽快发货');
  expect(problems).toEqual([]);
});

test('leaving by 保存并离开 saves; what cannot be saved stays open, with the focus on the first missing field', async () => {
  const { page, problems } = await openOrders();
  await openNewOrder(page);
  await fill(page, '备注', '请尽快发货');
  await page.keyboard.press('Escape');
  await click(page, 'button', '保存并离开');
  await waitForNoText(page, QUESTION);
  await waitForText(page, '请选择');
  expect(
    await page.evaluate(() => document.activeElement?.closest('[data-control]')?.getAttribute('data-control')),
  ).toBe('customerid');
  await click(page, 'button', '取消');
  await click(page, 'button', '放弃修改');
  await waitForNoDialog(page);

  const edit = await page.$eval('[data-page="order-list"] button[aria-label^="编辑"]', (button) => button.ariaLabel);
  await click(page, 'button', edit ?? '');
  await findByRole(page, 'textbox', '备注');
  await fill(page, '备注', '送到后门');
  await page.keyboard.press('Escape');
  await click(page, 'button', '保存并离开');
  await waitForText(page, '保存成功');
  await waitForNoDialog(page);
  await click(page, 'button', edit ?? '');
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLInputElement>('[role="dialog"] [data-control="remark"] input')?.value === '送到后门',
  );
  expect(problems).toEqual([]);
});

test('a form that is being saved closes once the server has answered, without a question', async () => {
  const { page, problems } = await openOrders();
  const edit = await page.$eval('[data-page="order-list"] button[aria-label^="编辑"]', (button) => button.ariaLabel);
  await click(page, 'button', edit ?? '');
  await findByRole(page, 'textbox', '备注');
  await fill(page, '备注', '送到后门');
  const answer = await holdAnswer(page, '/dy-biz/ordersave');
  await click(page, 'button', '保存');
  await click(page, 'button', '取消');
  await waitForText(page, '正在保存，请稍候。');
  answer.release();
  await waitForText(page, '保存成功');
  await waitForNoDialog(page);
  expect(problems).toEqual([]);
});

test('a button that has opened a dialog is as wide as before and is not busy', async () => {
  const { page, problems } = await openOrders();
  const measure = () =>
    page.$eval('[data-page="order-list"] [data-look="primary"]', (button) => ({
      text: button.textContent,
      width: button.getBoundingClientRect().width,
      isBusy: button.getAttribute('aria-busy'),
      hasIcon: button.querySelector('svg') !== null,
    }));
  const before = await measure();
  await openNewOrder(page);
  expect(await measure()).toEqual(before);
  expect(before).toMatchObject({ text: '新建订单', isBusy: null, hasIcon: true });
  expect(problems).toEqual([]);
});

test('the cancel button of an unchanged form closes it at once', async () => {
  const { page, problems } = await openOrders();
  await openNewOrder(page);
  await click(page, 'button', '取消');
  await waitForNoDialog(page);
  expect(problems).toEqual([]);
});

test('a form that is closed returns the focus to the button that opened it, also the first dialog of a visit', async () => {
  const { page, problems } = await openOrders();
  await openNewOrder(page);
  await page.keyboard.press('Escape');
  await waitForNoDialog(page);
  await page.waitForFunction(() => document.activeElement?.textContent === '新建订单');
  await openNewOrder(page);
  await click(page, 'button', '关闭');
  await waitForNoDialog(page);
  await page.waitForFunction(() => document.activeElement?.textContent === '新建订单');
  expect(problems).toEqual([]);
});

test('a native screen that was opened offline loads by itself when the connection is back', async () => {
  const { page } = await openOrders();
  await page.setCacheEnabled(false);
  await page.setOfflineMode(true);
  await goTo(page, '/rolemgr');
  await waitForText(page, '页面没有加载成功，请检查网络后重试');
  await page.setOfflineMode(false);
  await findByRole(page, 'button', '新建角色');
});

test('a form that cannot be fetched without a connection leaves everything as it is, and opens later', async () => {
  const { page } = await openOrders();
  await page.setCacheEnabled(false);
  await page.setOfflineMode(true);
  await click(page, 'button', '新建订单');
  await waitForText(page, '网络链接错误');
  await findByRole(page, 'tab', '订单列表');
  await page.waitForFunction(() => document.activeElement?.textContent === '新建订单');
  await page.setOfflineMode(false);
  await openNewOrder(page);
});

test('Escape closes a form after a click beside it', async () => {
  const { page, problems } = await openOrders();
  await openNewOrder(page);
  await page.mouse.click(5, 400);
  await page.keyboard.press('Escape');
  await waitForNoDialog(page);
  expect(problems).toEqual([]);
});

test('the question about deleting names the order, and Enter does not delete it', async () => {
  const { page, problems } = await openOrders();
  const label = await page.$eval(
    '[data-page="order-list"] button[aria-label^="删除"]',
    (button) => button.getAttribute('aria-label') ?? '',
  );
  const orderNo = label.replace('删除 ', '');
  await click(page, 'button', label);
  await findByRole(page, 'dialog', `删除 ${orderNo}？`);
  await waitForText(page, '删除后无法恢复。');
  expect(await focused(page)).toBe('取消');
  await page.keyboard.press('Enter');
  await waitForNoDialog(page);
  await waitForText(page, orderNo);

  await click(page, 'button', label);
  await findByRole(page, 'dialog', `删除 ${orderNo}？`);
  await click(page, 'button', '删除');
  await waitForText(page, '删除成功');
  await waitForText(page, '共 12,499 条');
  expect(problems).toEqual([]);
});
