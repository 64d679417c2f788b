import type { Page } from 'puppeteer';
import { axeViolations } from '../support/axeViolations';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import type { EnterOptions } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { waitForDraft } from '../support/waitForDraft';
import { DESKTOP } from '../support/newPage';
import { pageClock } from '../support/pageClock';
import { screenshot } from '../support/screenshot';
import { waitForNoText, waitForText } from '../support/waitForText';
import { arrive, goTo, waitForHash } from '../support/locations';
import { DEMO_PASSWORD } from '../../mock/domain/fixtures';
import { KEEP_AFTER_MS } from '../../src/common/drafts';

const product = productPerTest();

const OFFER = '有未保存的内容';
const TYPED = '加急，周五前送到后门';

const remark = (page: Page) =>
  page.$eval('[data-page] [data-control="remark"] :is(input, textarea)', (input) => (input as HTMLInputElement).value);

/** The store of a draft is not waited for: `waitForDraft` runs its timer. */
const prepare = (page: Page) => pageClock(page, [KEEP_AFTER_MS]);

const PATH = '/page?pagecode=order-list';

const enter = (options?: EnterOptions) =>
  enterWorkspace(product.browser, product.url, {
    path: PATH,
    ...options,
    prepare: async (page) => void (await prepare(page)),
  });

async function openOrderForm(page: Page) {
  await goTo(page, PATH);
  await click(page, 'button', '新建订单');
  await findByRole(page, 'dialog', '新建订单');
  await findByRole(page, 'textbox', '备注');
}

async function typeInto(page: Page) {
  await openOrderForm(page);
  await fill(page, '备注', TYPED);
  await waitForDraft(page, TYPED);
}

/** Opens another browser tab with the same session. */
async function openTab(page: Page): Promise<Page> {
  const tab = await page.browserContext().newPage();
  await tab.setViewport(DESKTOP);
  await prepare(tab);
  await tab.goto(`${product.url}/#${PATH}`);
  await arrive(tab);
  return tab;
}

async function signIn(page: Page) {
  await fill(page, '用户名', 'zhang.wei');
  await fill(page, '密码', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await arrive(page);
}

async function expectOffer(page: Page) {
  await waitForText(page, OFFER);
  await findByRole(page, 'button', '恢复');
  await findByRole(page, 'button', '丢弃');
}

/** Expects no offer. The form looks for drafts before it stores one, so a stored draft shows that it has looked. */
async function expectNoOffer(page: Page) {
  await fill(page, '备注', '另一单');
  await waitForDraft(page, '另一单');
  await waitForNoText(page, OFFER);
}

test('after a crash of the browser tab the order form offers the typed input and restores it', async () => {
  const { page, problems } = await enter();
  await typeInto(page);
  const crashed = new Promise((resolve) => page.once('error', resolve));
  const session = await page.createCDPSession();
  session.send('Page.crash').catch(() => undefined);
  await crashed;

  const next = await openTab(page);
  await openOrderForm(next);
  await expectOffer(next);
  expect(await remark(next)).toBe('');
  expect(await axeViolations(next, '[role="dialog"]')).toEqual([]);
  await screenshot(next, 'draft-offer');
  await click(next, 'button', '恢复');
  await waitForText(next, '已恢复未保存的内容');
  await waitForNoText(next, OFFER);
  expect(await remark(next)).toBe(TYPED);
  await waitForDraft(next, TYPED);
  expect(problems).toEqual([]);
});

test('after an expired session and a new sign-in the form offers the typed input', async () => {
  const { page } = await enter();
  const edit = await (
    await page.waitForSelector('[data-page="order-list"] button[aria-label^="编辑"]')
  )?.evaluate((button) => button.getAttribute('aria-label') ?? '');
  await click(page, 'button', edit ?? '');
  await findByRole(page, 'textbox', '数量，第 1 行');
  await fill(page, '数量，第 1 行', '77');
  await fill(page, '备注', TYPED);
  await product.platform.fault({ path: '/api/teapi/dy-biz/ordersave', kind: '401', times: 2 });
  await product.platform.fault({ path: '/api/auth/refreshtoken', kind: '401' });
  await click(page, 'button', '保存');
  await waitForHash(page, '#/login');
  await signIn(page);
  await goTo(page, PATH);
  await click(page, 'button', edit ?? '');
  await expectOffer(page);
  await click(page, 'button', '恢复');
  await waitForText(page, '已恢复未保存的内容');
  expect(await remark(page)).toBe(TYPED);
  expect(
    await (await findByRole(page, 'textbox', '数量，第 1 行')).evaluate((input) => (input as HTMLInputElement).value),
  ).toBe('77');
  await click(page, 'button', '保存');
  await waitForText(page, '保存成功');
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'));
  await click(page, 'button', edit ?? '');
  await expectNoOffer(page);
});

test('three reloads show the same offer; a discarded draft is deleted', async () => {
  const { page } = await enter();
  page.on('dialog', (dialog) => void dialog.accept());
  await typeInto(page);
  const offers: string[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    await page.reload();
    await arrive(page);
    await openOrderForm(page);
    await expectOffer(page);
    offers.push(await page.$eval('[role="dialog"] section [role="status"]', (status) => status.textContent ?? ''));
  }
  expect(offers[0]).toMatch(/^有未保存的内容（\d+月\d+日 \d\d:\d\d），要恢复吗？$/);
  expect(new Set(offers).size).toBe(1);
  await click(page, 'button', '丢弃');
  await waitForText(page, '已丢弃未保存的内容。');
  await page.keyboard.press('Escape');
  await waitForNoText(page, '已丢弃未保存的内容。');
  await openOrderForm(page);
  await expectNoOffer(page);
});

test('the draft is offered after a change of language', async () => {
  const { page } = await enter();
  page.on('dialog', (dialog) => void dialog.accept());
  await typeInto(page);
  await page.evaluate(() => localStorage.setItem('atrium.language', 'en'));
  await page.reload();
  await click(page, 'button', 'New order');
  await waitForText(page, 'There is unsaved input from');
  await click(page, 'button', 'Restore');
  await waitForText(page, 'The unsaved input is restored.');
  expect(await remark(page)).toBe(TYPED);
});

test('a draft is offered to its account and position only', async () => {
  const { page } = await enter({
    username: 'li.na',
    position: '区域经理 (上海分部)',
  });
  await typeInto(page);
  await page.close();
  for (const other of [{ username: 'zhang.wei' }, { username: 'li.na', position: '销售代表 (杭州分部)' }]) {
    const { page: asOther } = await enter(other);
    await openOrderForm(asOther);
    await expectNoOffer(asOther);
    await asOther.close();
  }
  const { page: again } = await enter({ username: 'li.na', position: '区域经理 (上海分部)' });
  await openOrderForm(again);
  await expectOffer(again);
});

test('input of a page that is open in another tab is neither offered nor lost', async () => {
  const { page } = await enter();
  await typeInto(page);
  const other = await openTab(page);
  await openOrderForm(other);
  await expectNoOffer(other);
  await other.close();
  await page.bringToFront();
  expect(await remark(page)).toBe(TYPED);
  await waitForDraft(page, TYPED);
});

test('input that is given up at a sign-out leaves no draft; who stays has the focus where it was', async () => {
  const { page } = await enter();
  page.on('dialog', (dialog) => void dialog.accept());
  await typeInto(page);
  await page.reload();
  await arrive(page);
  await goTo(page, '/page?pagecode=customer-form&pagestatus=1');
  await fill(page, '客户名称', '新客户');
  await waitForDraft(page, '新客户');
  const account = await findByRole(page, 'button', '张伟的账户');
  await account.click();
  await click(page, 'menuitem', '退出登录');
  await click(page, 'button', '放弃修改');
  await waitForText(page, '本机还有 1 份您未保存的草稿');
  await page.waitForFunction(() => document.activeElement?.textContent === '取消');
  await page.keyboard.press('Escape');
  await waitForNoText(page, '本机还有 1 份您未保存的草稿');
  await page.waitForFunction((button) => document.activeElement === button, {}, account);

  await account.click();
  await click(page, 'menuitem', '退出登录');
  await click(page, 'button', '放弃修改');
  await click(page, 'button', '保留并退出');
  await waitForHash(page, '#/login');
  await signIn(page);
  await openOrderForm(page);
  await expectOffer(page);
  await click(page, 'button', '关闭');
  await goTo(page, '/page?pagecode=customer-form&pagestatus=1');
  await fill(page, '客户名称', '又一家');
  await waitForDraft(page, '又一家');
  await waitForNoText(page, OFFER);
});
