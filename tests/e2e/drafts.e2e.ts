import type { Page } from 'puppeteer';
import { axeViolations } from '../support/axeViolations';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { DESKTOP } from '../support/newPage';
import { screenshot } from '../support/screenshot';
import { waitForNoText, waitForText } from '../support/waitForText';
import { arrive, waitForHash } from '../support/locations';
import { DEMO_PASSWORD } from '../../mock/domain/fixtures';

const product = productPerTest();

const OFFER = '有未保存的内容';
const TYPED = '加急，周五前送到后门';

const remark = (page: Page) =>
  page.$eval('[data-page] [data-control="remark"] :is(input, textarea)', (input) => (input as HTMLInputElement).value);

async function openOrderForm(page: Page) {
  await page.goto(`${product.url}/#/page?pagecode=order-list`);
  await click(page, 'button', '新建订单');
  await findByRole(page, 'dialog', '新建订单');
  await findByRole(page, 'textbox', '备注');
}

/** Resolves when the database contains the typed text. */
const waitForDraft = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('atrium-drafts', 1);
        opening.onerror = () => resolve(false);
        // The product has not created the database yet; do not create it here.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result).includes(wanted));
          };
        };
      }),
    { polling: 50 },
    text,
  );

async function typeInto(page: Page) {
  await openOrderForm(page);
  await fill(page, '备注', TYPED);
  await waitForDraft(page, TYPED);
}

/** Opens another browser tab with the same session. */
async function openTab(page: Page): Promise<Page> {
  const tab = await page.browserContext().newPage();
  await tab.setViewport(DESKTOP);
  await tab.goto(product.url);
  await arrive(tab);
  return tab;
}

async function signIn(page: Page, username: string, position?: string) {
  await fill(page, '用户名', username);
  await fill(page, '密码', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  if (position) {
    await click(page, 'radio', position);
    await click(page, 'button', '确定');
  }
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
  const { page, problems } = await enterWorkspace(product.browser, product.url);
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
  const { page } = await enterWorkspace(product.browser, product.url);
  await page.goto(`${product.url}/#/page?pagecode=order-list`);
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
  await signIn(page, 'zhang.wei');
  await page.goto(`${product.url}/#/page?pagecode=order-list`);
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
  const { page } = await enterWorkspace(product.browser, product.url);
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
  await waitForNoText(page, OFFER);
  await page.reload();
  await arrive(page);
  await openOrderForm(page);
  await expectNoOffer(page);
});

test('the draft is offered after a change of language', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  page.on('dialog', (dialog) => void dialog.accept());
  await typeInto(page);
  await page.evaluate(() => localStorage.setItem('atrium.language', 'en'));
  await page.goto(`${product.url}/#/page?pagecode=order-list`);
  await page.reload();
  await click(page, 'button', 'New order');
  await waitForText(page, 'There is unsaved input from');
  await click(page, 'button', 'Restore');
  await waitForText(page, 'The unsaved input is restored.');
  expect(await remark(page)).toBe(TYPED);
});

test('a draft is offered to its account and position only', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, {
    username: 'li.na',
    position: '区域经理 (上海分部)',
  });
  await typeInto(page);
  await page.close();

  const asOther = await product.browser.newPage();
  await asOther.setViewport(DESKTOP);
  asOther.on('dialog', (dialog) => void dialog.accept());
  const signOut = async (name: string) => {
    await asOther.goto(product.url);
    await arrive(asOther);
    await click(asOther, 'button', `${name}的账户`);
    await click(asOther, 'menuitem', '退出登录');
    await findByRole(asOther, 'heading', '登录');
  };
  await signOut('李娜');
  await signIn(asOther, 'zhang.wei');
  await openOrderForm(asOther);
  await expectNoOffer(asOther);
  await signOut('张伟');
  await signIn(asOther, 'li.na', '销售代表 (杭州分部)');
  await openOrderForm(asOther);
  await expectNoOffer(asOther);
  await signOut('李娜');
  await signIn(asOther, 'li.na', '区域经理 (上海分部)');
  await openOrderForm(asOther);
  await expectOffer(asOther);
});

test('input of a page that is open in another tab is neither offered nor lost', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await typeInto(page);
  const other = await openTab(page);
  await openOrderForm(other);
  await expectNoOffer(other);
  await other.close();
  await page.bringToFront();
  expect(await remark(page)).toBe(TYPED);
  await waitForDraft(page, TYPED);
});
