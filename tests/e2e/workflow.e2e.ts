import type { BrowserContext, Page } from 'puppeteer';
import { attach } from '../support/customerFiles';
import { enterWorkspace } from '../support/enterWorkspace';
import type { WatchedPage } from '../support/newPage';
import { click, fill, findByRole, findByText } from '../support/find';
import { goTo } from '../support/locations';
import { productPerTest } from '../support/product/product';
import { inRoot } from '../../scripts/lib/project.mjs';
import { waitForNoText, waitForText } from '../support/waitForText';

const product = productPerTest();

/** The flow that claims expenses: from 3,000 also its director and finance decide, who are these people. */
const CLAIMANT = 'zheng.hao';
const MANAGER = 'liu.yang';
const DIRECTOR = 'zhang.wei';
const FINANCE = 'huang.lei';
const INVOICE = inRoot('.readme/form.png');

const contexts: BrowserContext[] = [];
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});

/** Another person at another computer. */
async function enterAs(username: string, path: string): Promise<WatchedPage> {
  const context = await product.browser.createBrowserContext();
  contexts.push(context);
  return enterWorkspace(context, product.url, { username, path });
}

/** Chooses in a select of a form, which becomes antd's widget and opens its list on click. */
async function choose(page: Page, label: string, choice: string): Promise<void> {
  await click(page, 'combobox', label);
  await page
    .locator(`.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option[title="${choice}"]`)
    .click();
  await page.waitForFunction(() => !document.querySelector('.ant-select-dropdown:not(.ant-select-dropdown-hidden)'));
}

async function claim(page: Page, reason: string, amount: string): Promise<void> {
  await goTo(page, '/flow?flowcode=expense');
  await choose(page, '费用类型', '招待费');
  await fill(page, '事由', reason);
  await choose(page, '费用项目，第 1 行', '餐饮');
  await click(page, 'combobox', '发生日期，第 1 行');
  await page.waitForFunction(() => document.activeElement?.closest('.ant-picker-focused'));
  await page.keyboard.type('2026-11-19');
  await page.keyboard.press('Enter');
  await fill(page, '金额，第 1 行', amount);
  await page.keyboard.press('Tab');
}

/** Opens the process with this title in the list. */
async function openPending(page: Page, title: string): Promise<void> {
  await click(page, 'button', '刷新');
  await click(page, 'button', `处理 ${title}`);
  await findByRole(page, 'dialog', title);
  await findByRole(page, 'button', '同意');
}

async function approve(page: Page, title: string, comment: string): Promise<void> {
  await openPending(page, title);
  await fill(page, '审批意见', comment);
  await click(page, 'button', '同意');
  await waitForText(page, '已同意');
}

const TITLE = '郑浩 客户答谢会';
/** After the applicant has changed the reason. */
const CORRECTED_TITLE = '郑浩 客户答谢会：联华、华联';

test('a claim is returned, corrected, submitted again, countersigned by two and approved', async () => {
  const claimant = await enterAs(CLAIMANT, '/flow');
  await claim(claimant.page, '客户答谢会', '5000');
  await waitForText(claimant.page, '会签');
  // From 3,000 the receipts are asked for.
  await attach(claimant.page, '发票等附件', INVOICE);
  // A form whose files are on their way is not submitted.
  await findByRole(claimant.page, 'button', '下载 form.png');
  await click(claimant.page, 'button', '提交');
  await waitForText(claimant.page, '提交成功');
  await waitForText(claimant.page, '当前由刘洋处理');

  const manager = await enterAs(MANAGER, '/undeal');
  await openPending(manager.page, TITLE);
  await fill(manager.page, '审批意见', '请写明客户名单');
  await click(manager.page, 'button', '退回');
  await click(manager.page, 'button', '确定退回');
  await waitForText(manager.page, '已退回');
  await manager.page.keyboard.press('Escape');
  await waitForNoText(manager.page, '已退回');

  await click(claimant.page, 'button', '查看流程');
  await waitForText(claimant.page, '意见：请写明客户名单');
  await fill(claimant.page, '事由', '客户答谢会：联华、华联');
  await click(claimant.page, 'button', '重新提交');
  await click(claimant.page, 'button', '确定重新提交');
  await waitForText(claimant.page, '已重新提交');

  await approve(manager.page, CORRECTED_TITLE, '同意');
  const director = await enterAs(DIRECTOR, '/undeal');
  await approve(director.page, CORRECTED_TITLE, '同意，注意标准');
  await waitForNoText(director.page, '已通过');
  const finance = await enterAs(FINANCE, '/undeal');
  await openPending(finance.page, CORRECTED_TITLE);
  await waitForText(finance.page, '客户答谢会：联华、华联');
  await fill(finance.page, '审批意见', '发票齐全');
  await click(finance.page, 'button', '同意');
  await waitForText(finance.page, '已同意');

  await goTo(claimant.page, '/flow');
  // The name of the tab also says how many were returned.
  await (await findByText(claimant.page, '我发起的')).click();
  await (await findByText(claimant.page, CORRECTED_TITLE)).click();
  for (const comment of ['请写明客户名单', '同意，注意标准', '发票齐全']) {
    await waitForText(claimant.page, `意见：${comment}`);
  }
  await waitForText(claimant.page, '已通过');
  expect([claimant, manager, director, finance].flatMap(({ problems }) => problems)).toEqual([]);
});

test('of two approvers of a step who decide at once the second is told who was first, and keeps what they wrote', async () => {
  const title = '郑浩 差旅费';
  const [first, second] = await Promise.all([enterAs(DIRECTOR, '/undeal'), enterAs(FINANCE, '/undeal')]);
  await openPending(first.page, title);
  await openPending(second.page, title);
  await fill(second.page, '审批意见', '发票齐全');
  await fill(first.page, '审批意见', '超出差旅标准');
  await click(first.page, 'button', '驳回');
  await waitForText(first.page, '已驳回');
  await click(second.page, 'button', '同意');
  await waitForText(second.page, '此步骤已由张伟于');
  await waitForText(second.page, '发票齐全');
  expect(first.problems).toEqual([]);
});

test('the menu shows how many processes wait, and counts down with a decision', async () => {
  const { page, problems } = await enterAs(DIRECTOR, '/undeal');
  await findByRole(page, 'menuitem', '待办流程，20 条待处理');
  await approve(page, '郑浩 差旅费', '同意');
  await findByRole(page, 'menuitem', '待办流程，19 条待处理');
  expect(problems).toEqual([]);
});
