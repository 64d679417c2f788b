import type { Page } from 'puppeteer';
import { enterWorkspace } from '../support/enterWorkspace';
import { findByRole } from '../support/find';
import { keyboardWalk } from '../support/keyboardWalk';
import { pageClock } from '../support/pageClock';
import { productPerTest } from '../support/product/product';
import { goTo } from '../support/locations';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

/** The pause between two reads of what is new. */
const POLL_MS = 30_000;
/** More than the focusable elements before any control. */
const MOST_STOPS = 60;

/** Presses Tab until an element that matches has the focus. */
async function stepInto(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`No stop is ${selector}`);
}

test('a claim is made by keyboard alone; its approver hears of it in time, opens it from the bell and approves it by keyboard alone', async () => {
  const context = await product.browser.createBrowserContext();
  let clock: Awaited<ReturnType<typeof pageClock>> | undefined;
  const manager = await enterWorkspace(context, product.url, {
    username: 'liu.yang',
    path: '/messagemanager',
    prepare: async (opened) => {
      clock = await pageClock(opened, [POLL_MS]);
    },
  });
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    username: 'zheng.hao',
    path: '/flow',
  });
  const walk = await keyboardWalk(page);
  const choose = async (search: string) => {
    await page.waitForFunction(() => document.activeElement?.closest('.ant-select-focused'));
    await page.keyboard.type(search);
    await page.waitForSelector(`.ant-select-item-option-active[title^=${JSON.stringify(search)}]`);
    await page.keyboard.press('Enter');
  };
  await findByRole(page, 'button', '发起 费用报销');
  await walk.forwardTo('发起 费用报销');
  await page.keyboard.press('Enter');
  await findByRole(page, 'combobox', '费用类型');
  await walk.forwardTo('费用类型');
  await choose('招待费');
  await walk.forwardTo('事由');
  await page.keyboard.type('客户来访');
  await walk.forwardTo('发生日期，第 1 行');
  await page.waitForFunction(() => document.activeElement?.closest('.ant-picker-focused'));
  await page.keyboard.type('2026-11-19');
  await page.keyboard.press('Enter');
  await walk.forwardTo('费用项目，第 1 行');
  await choose('餐饮');
  await walk.forwardTo('金额，第 1 行');
  await page.keyboard.type('680');
  await walk.forwardTo('提交');
  await page.keyboard.press('Enter');
  await waitForText(page, '提交成功');

  const bellOf = (count: number) => findByRole(manager.page, 'button', `消息，${count} 条未读`);
  const before = Number(
    await manager.page.$eval('header [aria-haspopup=dialog] [data-count]', (count) => count.getAttribute('data-count')),
  );
  await clock?.runTimer(POLL_MS);
  await bellOf(before + 1);
  await waitForText(manager.page, '郑浩：');
  const managerWalk = await keyboardWalk(manager.page);
  await managerWalk.forwardTo(`消息，${before + 1} 条未读`);
  await manager.page.keyboard.press('Enter');
  await findByRole(manager.page, 'dialog', '消息');
  await manager.page.waitForSelector('[role=dialog] li button');
  await stepInto(manager.page, '[role=dialog] li button');
  await manager.page.keyboard.press('Enter');
  await waitForText(manager.page, '客户来访');
  await managerWalk.forwardTo('审批意见');
  await manager.page.keyboard.type('同意');
  await managerWalk.forwardTo('同意');
  await manager.page.keyboard.press('Enter');
  await waitForText(manager.page, '已同意');
  await bellOf(before);

  await goTo(manager.page, '/messagemanager');
  await findByRole(manager.page, 'heading', '消息中心');
  await stepInto(manager.page, '[data-row-key] button');
  await manager.page.keyboard.press('Enter');
  await findByRole(manager.page, 'button', '下一条');
  await managerWalk.forwardTo('下一条');
  await manager.page.keyboard.press('Enter');
  await manager.page.waitForFunction(
    (most) =>
      Number(document.querySelector('header [aria-haspopup=dialog] [data-count]')?.getAttribute('data-count')) < most,
    {},
    before,
  );
  expect(walk.stops.filter(({ name }) => name === '')).toEqual([]);
  expect([...problems, ...manager.problems]).toEqual([]);
});
