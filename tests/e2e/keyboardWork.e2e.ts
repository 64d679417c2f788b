import type { Page } from 'puppeteer';
import { DEMO_PASSWORD } from '../../mock/domain/fixtures';
import { findByRole } from '../support/find';
import { keyboardWalk } from '../support/keyboardWalk';
import { arrive } from '../support/locations';
import { newPage } from '../support/newPage';
import { productPerTest } from '../support/product/product';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

/** Opens the sign-in screen; `keys` counts all pressed keys but those of Chinese text, which an input method types. */
async function openSignIn() {
  const watched = await newPage(product.browser);
  const { page } = watched;
  await page.evaluateOnNewDocument(() => {
    const counted = window as { keys?: number };
    counted.keys = 0;
    window.addEventListener('keydown', () => (counted.keys = (counted.keys ?? 0) + 1), true);
  });
  await page.goto(product.url);
  await findByRole(page, 'textbox', '用户名');
  return { ...watched, keys: () => page.evaluate(() => (window as { keys?: number }).keys ?? 0) };
}

async function signIn(page: Page) {
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
  await page.keyboard.type('zhang.wei');
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await arrive(page);
}

async function pressControl(page: Page, key: 'KeyK' | 'KeyS') {
  await page.keyboard.down('Control');
  await page.keyboard.press(key);
  await page.keyboard.up('Control');
}

async function openByPalette(page: Page, initials: string, title: string) {
  await waitForText(page, '最近订单');
  await pressControl(page, 'KeyK');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
  await page.keyboard.type(initials);
  await page.waitForFunction(
    (wanted) => document.querySelector('[role="option"][aria-selected="true"]')?.textContent?.includes(wanted),
    {},
    title,
  );
  await page.keyboard.press('Enter');
}

test('a role is created by keyboard alone, from the sign-in on, with at most 45 keys', async () => {
  const { page, keys, problems } = await openSignIn();
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

test('an approval is rejected by keyboard alone, from the sign-in on, with at most 39 keys', async () => {
  const { page, keys, problems } = await openSignIn();
  await signIn(page);
  await openByPalette(page, 'db', '待办');
  await page.waitForSelector('[aria-label^="处理 "]');
  const walk = await keyboardWalk(page);
  const first = await page.$eval('[aria-label^="处理 "]', (button) => button.ariaLabel ?? '');
  await walk.forwardTo(first);
  await page.keyboard.press('Enter');
  await findByRole(page, 'textbox', '审批意见');
  await walk.forwardTo('审批意见');
  await page.keyboard.type('价格不符');
  await walk.forwardTo('驳回');
  await page.keyboard.press('Enter');
  await waitForText(page, '已驳回');
  expect(await keys()).toBeLessThanOrEqual(39);
  expect(problems).toEqual([]);
});
