import type { Page } from 'puppeteer';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole, findByText } from '../support/find';
import { goTo } from '../support/locations';
import { productPerTest } from '../support/product/product';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

const SUBMIT = '/api/teapi/workflow/flow/submit';
const HANDLE = '/api/teapi/workflow/flow/handle';
const LATE_MS = 300;
const KEPT = '您填写的内容已保留';
const LEAVE = { type: 'annual', from: '2026-12-01', to: '2026-12-02', reason: '陪家人旅行' };
const TITLE = '郑浩 陪家人旅行';

const callsOf = async (path: string) => (await product.platform.log(path)).map(({ status }) => status);

/** A double click on a button whose call takes its time. */
async function pressTwice(page: Page, path: string, name: string) {
  await product.platform.fault({ path, kind: 'late', ms: LATE_MS });
  await (await findByRole(page, 'button', name)).click({ count: 2 });
}

test('an application whose answers are lost is kept, sent again and started once; its approval, too, counts once', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, {
    username: 'zheng.hao',
    path: '/flow',
  });
  await goTo(page, `/flow?flowcode=leave&values=${encodeURIComponent(JSON.stringify(LEAVE))}`);
  await findByRole(page, 'button', '提交');
  await waitForText(page, '直属经理审批');
  await product.platform.fault({ path: SUBMIT, kind: '500', afterCommit: true });
  await click(page, 'button', '提交');
  await waitForText(page, KEPT);
  expect(await callsOf(SUBMIT)).toEqual([500]);
  await pressTwice(page, SUBMIT, '提交');
  await waitForText(page, '提交成功');
  expect(await callsOf(SUBMIT)).toEqual([500, 200]);

  const context = await product.browser.createBrowserContext();
  const manager = await enterWorkspace(context, product.url, { username: 'liu.yang', path: '/undeal' });
  const rows = () =>
    manager.page.$$eval(
      '[data-row-key]',
      (all, title) => all.filter((row) => row.textContent.includes(title)).length,
      TITLE,
    );
  await findByRole(manager.page, 'button', `处理 ${TITLE}`);
  expect(await rows()).toBe(1);
  await click(manager.page, 'button', `处理 ${TITLE}`);
  await findByRole(manager.page, 'button', '同意');
  await fill(manager.page, '审批意见', '好好休息');

  // Who closes the panel with a comment in it is asked.
  await click(manager.page, 'button', '关闭');
  await click(manager.page, 'button', '继续编辑');
  await product.platform.fault({ path: HANDLE, kind: '500', afterCommit: true });
  await click(manager.page, 'button', '同意');
  await waitForText(manager.page, KEPT);
  expect(await callsOf(HANDLE)).toEqual([500]);
  await pressTwice(manager.page, HANDLE, '同意');
  await waitForText(manager.page, '已同意');
  expect(await callsOf(HANDLE)).toEqual([500, 200]);

  await goTo(page, '/flow');
  // The name of the tab also says how many were returned.
  await (await findByText(page, '我发起的')).click();
  await click(page, 'button', TITLE);
  await waitForText(page, '意见：好好休息');
  await waitForText(page, '已通过');
  expect(
    await page.$eval('[role=dialog]', (panel) => (panel as HTMLElement).innerText.split('好好休息').length - 1),
  ).toBe(1);
  await context.close();
});

test('a process whose code did not load without a network is shown once the network is back', async () => {
  // A browser that has stored none of it.
  const context = await product.browser.createBrowserContext();
  const { page, problems } = await enterWorkspace(context, product.url, { username: 'liu.yang', path: '/undeal' });
  const title = '罗美玲 陈列费';
  await findByRole(page, 'button', `处理 ${title}`);
  await page.setOfflineMode(true);
  await click(page, 'button', `处理 ${title}`);
  await findByRole(page, 'button', '重试');
  await page.setOfflineMode(false);
  await findByRole(page, 'button', '同意');
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});
