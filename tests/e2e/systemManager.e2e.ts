import type { Page } from 'puppeteer';
import { axeViolations } from '../support/axeViolations';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { goTo } from '../support/locations';
import { productPerTest } from '../support/product/product';
import { waitForNoText, waitForText } from '../support/waitForText';

const product = productPerTest();

const LOWER = '有成交，沉睡：大于';
const POTENTIAL = '无成交，潜在：小于等于';

const valueOf = async (page: Page, name: string) =>
  (await findByRole(page, 'textbox', name)).evaluate((input) => (input as HTMLInputElement).value);
const enter = () => enterWorkspace(product.browser, product.url, { hasPrefetch: true, path: '/systemmgr' });
const refresh = (page: Page) => click(page, 'button', '刷新当前页');

test('days in the wrong order are not saved; corrected ones are, with those that follow them, and are read again', async () => {
  const { page, problems } = await enter();
  await findByRole(page, 'textbox', LOWER);
  expect(await axeViolations(page)).toEqual([]);
  await fill(page, LOWER, '100');
  await click(page, 'button', '保存');
  await waitForText(page, '成交记录天数“大于”的天数不能大于“小于等于”的天数！');
  await fill(page, LOWER, '20');
  expect(await valueOf(page, POTENTIAL)).toBe('20');
  await click(page, 'button', '保存');
  await waitForText(page, '保存成功');
  await refresh(page);
  await waitForText(page, '刷新成功');
  expect(await valueOf(page, LOWER)).toBe('20');
  expect(await valueOf(page, POTENTIAL)).toBe('20');
  expect(problems).toEqual([]);
});

test('a tab with a changed template asks before it closes, and saves it from the question', async () => {
  const { page, problems } = await enter();
  await click(page, 'tab', '汇报配置');
  await click(page, 'tab', '周报');
  await fill(page, '周报模板', '本周小结');
  await click(page, 'button', '关闭 系统设置');
  await click(page, 'button', '保存并离开');
  await waitForNoText(page, '汇报配置');
  await goTo(page, '/systemmgr');
  await click(page, 'tab', '汇报配置');
  await click(page, 'tab', '周报');
  expect(await valueOf(page, '周报模板')).toBe('本周小结');
  expect(problems).toEqual([]);
});
