import { enterWorkspace } from '../support/enterWorkspace';
import type { EnterOptions } from '../support/enterWorkspace';
import { click, findByRole } from '../support/find';
import { productPerFile } from '../support/product/product';
import { waitForText, waitForValue } from '../support/waitForText';

const product = productPerFile();

const REPRESENTATIVE = { username: 'li.na', position: '销售代表 (杭州分部)' };

/** Opens the home page and waits for its figures; `find` is the first visible text that matches. */
async function enter(options: EnterOptions = {}) {
  const watched = await enterWorkspace(product.browser, product.url, options);
  await waitForText(watched.page, '较上月同期');
  const text = await watched.page.evaluate(() => document.body.innerText);
  return { ...watched, text, find: (pattern: RegExp) => pattern.exec(text)?.[0] ?? '' };
}

test('a director sees the sales of the team and what waits for approval; both open what they name', async () => {
  const { page, text, find, problems } = await enter();
  expect(text).toContain('本月区域排名');
  expect(text).toContain('本月人员排名');
  expect(text).not.toContain('本月客户排名');
  await click(page, 'button', find(/\d+ 条流程等待您审批/));
  await findByRole(page, 'heading', '待办流程');
  await click(page, 'tab', '首页');
  await click(page, 'button', '销售报表');
  await findByRole(page, 'tab', '报表列表');
  expect(problems).toEqual([]);
});

test('the sales of the month open the report of the month, with the same amount', async () => {
  const { page, find, problems } = await enter();
  const amount = find(/(?<=本月金额（元）\s*)[\d,]+\.\d{2}/);
  expect(amount).not.toBe('');
  await page.locator('[data-control="monthamount"] button').click();
  await findByRole(page, 'tab', '销售汇总');
  await waitForText(page, '2026-11-01 至 2026-11-20');
  await waitForText(page, '待审批、已审批、配送中');
  await waitForText(page, amount);
  expect(problems).toEqual([]);
});

test('the sales of today and the visits of the week open lists of as many rows, whose filters show the days', async () => {
  const { page, find, problems } = await enter();
  const figures = [
    ['orderstoday', find(/(?<=今日订单\s*)[\d,]+/), '下单日期从', '2026-11-20'],
    ['weekvisits', find(/(?<=本周拜访\s*)[\d,]+/), '拜访日期从', '2026-11-16'],
  ] as const;
  for (const [name, figure, from, day] of figures) {
    expect(figure).not.toBe('');
    await page.locator(`[data-control="${name}"] button`).click();
    await waitForText(page, `共 ${figure} 条`);
    await waitForValue(page, from, day);
    await click(page, 'tab', '首页');
  }
  expect(problems).toEqual([]);
});

test('a representative sees the own customers and those without a visit', async () => {
  const { page, text, find, problems } = await enter(REPRESENTATIVE);
  expect(text).toContain('本月客户排名');
  expect(text).toMatch(/\d+ 天未拜访/);
  expect(text).not.toMatch(/本月区域排名|本月人员排名/);
  await page.locator('[data-control="unvisitedcustomers"] button').click();
  await waitForText(page, `共 ${find(/(?<=久未拜访客户\s*)\d+/)} 条`);
  await waitForValue(page, '未拜访', '30 天以上');
  await click(page, 'tab', '首页');
  await click(page, 'button', '新建订单');
  await findByRole(page, 'dialog', '新建订单');
  expect(problems).toEqual([]);
});

test('a rejected order is opened from the to-dos, and is none of them once it is saved', async () => {
  const { page, find } = await enter(REPRESENTATIVE);
  const [, no = ''] = find(/被驳回\s+SO-\d{6}-\d{5}/).split(/\s+/);
  await click(page, 'button', no);
  await findByRole(page, 'dialog', `编辑订单 ${no}`);
  await click(page, 'button', '保存');
  await page.waitForFunction(
    (gone) => document.querySelector('[data-control="todos"]')?.textContent.includes(gone) === false,
    {},
    no,
  );
});
