import type { Page } from 'puppeteer';
import { controlledProduct } from '../support/controlledProduct';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, findByRole } from '../support/find';
import { waitForNoText, waitForText } from '../support/waitForText';

const product = controlledProduct();

const QUESTION = '有未保存的内容，离开后将丢失。';
const typed = async (page: Page) => (await findByRole(page, 'textbox', '角色名称')).evaluate((input) => (input as HTMLInputElement).value);

test('a role form with typed input is asked about when its tab is refreshed, and both answers are kept to', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  await page.evaluate(() => { location.hash = '/rolemgr'; });
  await click(page, 'button', '编辑角色 仓库管理员');
  await findByRole(page, 'checkbox', '查看订单');
  await (await findByRole(page, 'textbox', '角色名称')).focus();
  await page.keyboard.press('End');
  await page.keyboard.type('改了一半');
  await findByRole(page, 'tab', '角色管理，有未保存的内容');

  await click(page, 'button', '刷新当前页');
  await findByRole(page, 'dialog', '“角色管理”尚未保存');
  await waitForText(page, QUESTION);
  await click(page, 'button', '继续编辑');
  await waitForNoText(page, QUESTION);
  expect(await typed(page)).toBe('仓库管理员改了一半');
  await findByRole(page, 'tab', '角色管理，有未保存的内容');

  await click(page, 'button', '刷新当前页');
  await click(page, 'button', '放弃修改');
  await waitForText(page, '刷新成功');
  await findByRole(page, 'tab', '角色管理');
  await click(page, 'button', '编辑角色 仓库管理员');
  await findByRole(page, 'checkbox', '查看订单');
  expect(await typed(page)).toBe('仓库管理员');
  expect(problems).toEqual([]);
});
