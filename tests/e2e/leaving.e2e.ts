import type { Page } from 'puppeteer';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, findByRole } from '../support/find';
import { waitForNoText, waitForText } from '../support/waitForText';

const product = productPerTest();

const QUESTION = '有未保存的内容，离开后将丢失。';
const typed = async (page: Page) =>
  (await findByRole(page, 'textbox', '角色名称')).evaluate((input) => (input as HTMLInputElement).value);

/** Opens a role and changes its name, without saving. */
async function typeIntoRole(page: Page) {
  await page.evaluate(() => {
    location.hash = '/rolemgr';
  });
  await click(page, 'button', '编辑角色 仓库管理员');
  await findByRole(page, 'checkbox', '查看订单');
  await (await findByRole(page, 'textbox', '角色名称')).focus();
  await page.keyboard.press('End');
  await page.keyboard.type('改了一半');
}

test('refreshing the tab of a role form asks about unsaved input, and both answers work', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  await typeIntoRole(page);
  await findByRole(page, 'tab', '角色管理，有未保存的内容');

  await click(page, 'button', '刷新当前页');
  await findByRole(page, 'dialog', '“编辑角色 仓库管理员”尚未保存');
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

test('the menu and the browser’s back button ask about the unsaved input of a form without a tab, and both answers work', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  const path = () => page.evaluate(() => location.hash);
  const note = () => findByRole(page, 'textbox', '客户名称');
  const before = await path();
  const FORM = '#/litheform?pagecode=customer-form&pagestatus=1';
  await page.evaluate((hash) => {
    location.hash = hash;
  }, FORM);
  await (await note()).focus();
  await page.keyboard.type('写了一半');

  await page.goBack();
  await findByRole(page, 'button', '继续编辑');
  expect(await path()).toBe(FORM);
  await click(page, 'button', '继续编辑');
  await waitForNoText(page, QUESTION);
  await click(page, 'menuitem', '工作台');
  await click(page, 'button', '继续编辑');
  await waitForNoText(page, QUESTION);
  expect([await path(), await (await note()).evaluate((input) => (input as HTMLInputElement).value)]).toEqual([
    FORM,
    '写了一半',
  ]);

  await page.goBack();
  await click(page, 'button', '放弃修改');
  await page.waitForFunction((hash) => location.hash === hash, {}, before);
  await page.goForward();
  expect(await (await note()).evaluate((input) => (input as HTMLInputElement).value)).toBe('');
  expect(problems).toEqual([]);
});

test('a closed tab with a role form comes back with its input when that is undone', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  await typeIntoRole(page);
  const tab = await findByRole(page, 'tab', '角色管理，有未保存的内容');
  await tab.focus();
  await page.keyboard.press('Delete');
  await click(page, 'button', '放弃修改');
  await page.waitForFunction(() => !location.hash.includes('rolemgr'));
  await click(page, 'button', '撤销');
  await findByRole(page, 'tab', '角色管理，有未保存的内容');
  expect(await typed(page)).toBe('仓库管理员改了一半');
  await click(page, 'button', '保存');
  await waitForText(page, '仓库管理员改了一半');
  await findByRole(page, 'tab', '角色管理');
  expect(problems).toEqual([]);
});

test('a closed tab with an approval comment comes back with it when that is undone', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  await page.evaluate(() => {
    location.hash = '/undeal';
  });
  const first = await page.waitForSelector('[aria-label^="处理 "]');
  await click(page, 'button', (await first?.evaluate((button) => button.ariaLabel)) ?? '');
  await (await findByRole(page, 'textbox', '审批意见')).focus();
  await page.keyboard.type('再看一下');
  await (await page.waitForSelector('[role="tab"][aria-selected="true"]'))?.focus();
  await page.keyboard.press('Delete');
  await click(page, 'button', '放弃修改');
  await page.waitForFunction(() => !location.hash.includes('undeal'));
  await click(page, 'button', '撤销');
  const comment = await findByRole(page, 'textbox', '审批意见');
  expect(await comment.evaluate((input) => (input as HTMLTextAreaElement).value)).toBe('再看一下');
  expect(problems).toEqual([]);
});

const NOBODY = 'nobody';
/** The name of what has the focus. */
const focused = (page: Page) =>
  page.evaluate((nobody) => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return nobody;
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    return element.getAttribute('aria-label') ?? (label ?? element).textContent ?? '';
  }, NOBODY);
const waitForFocus = (page: Page, name: string) =>
  page.waitForFunction(
    (expected) => {
      const { activeElement: element } = document;
      return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').includes(expected);
    },
    {},
    name,
  );

async function typeIntoForm(page: Page, address: string) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
  await (await findByRole(page, 'textbox', '客户名称')).focus();
  await page.keyboard.type('写了一半');
}

test('a tab that is closed by keyboard, and comes back when that is undone, never loses the focus', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  await typeIntoForm(page, '/page?pagecode=customer-form&pagestatus=1');
  await (await findByRole(page, 'tab', '新建客户，有未保存的内容')).focus();
  await page.keyboard.press('Delete');
  await findByRole(page, 'dialog', '“新建客户”尚未保存');
  await click(page, 'button', '放弃修改');
  await waitForFocus(page, '首页');
  await click(page, 'button', '撤销');
  await waitForFocus(page, '新建客户');
  expect(problems).toEqual([]);
});

test('a form without a tab that comes back gets the focus', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  await typeIntoForm(page, '/litheform?pagecode=customer-form&pagestatus=1');
  await click(page, 'tab', '首页');
  await findByRole(page, 'dialog', '“新建客户”尚未保存');
  await click(page, 'button', '放弃修改');
  await waitForText(page, '已放弃“新建客户”的修改');
  expect(await focused(page)).not.toBe(NOBODY);
  await click(page, 'button', '撤销');
  await waitForFocus(page, '新建客户');
  expect(problems).toEqual([]);
});

test('a role form that was given up comes back in front, also from another tab', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  await typeIntoRole(page);
  await page.keyboard.press('Escape');
  await findByRole(page, 'dialog', '“编辑角色 仓库管理员”尚未保存');
  await click(page, 'button', '放弃修改');
  await waitForText(page, '已放弃“编辑角色 仓库管理员”的修改');
  await click(page, 'tab', '首页');
  await click(page, 'button', '撤销');
  await findByRole(page, 'dialog', '编辑角色 仓库管理员');
  await findByRole(page, 'textbox', '角色名称');
  expect(await typed(page)).toBe('仓库管理员改了一半');
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
  expect(problems).toEqual([]);
});
