import type { Page } from 'puppeteer';
import { PASSWORD_CHANGED_MS } from '../../src/common/constants/signIn';
import { axeViolations } from '../support/axeViolations';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { DESKTOP, newPage } from '../support/newPage';
import { pageClock } from '../support/pageClock';
import type { PageClock } from '../support/pageClock';
import { waitForText } from '../support/waitForText';
import { arriveHome, stored, waitForHash } from '../support/locations';

const OLD = 'Atrium2026';
const FRESH = 'Spring2027';
const CHANGE = '/api/teapi/account/account/changepwd';
const HINT = '密码须为6~20位，并同时包含字母和数字';
const PHONE = { width: 390, height: 844 };

const product = productPerTest();

const valueOf = (page: Page, name: string) =>
  page.$eval(`input[name=${name}]`, (input) => (input as HTMLInputElement).value);
const changes = async () => (await product.platform.log(CHANGE)).length;

/** The message of a field. */
const beside = (page: Page, name: string) =>
  page.$eval(
    `input[name=${name}]`,
    (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  );
const waitBeside = (page: Page, name: string, text: string) =>
  page.waitForFunction(
    (field, wanted) => {
      const input = document.querySelector(`input[name=${field}]`);
      return document.getElementById(input?.getAttribute('aria-describedby') ?? '')?.textContent === wanted;
    },
    {},
    name,
    text,
  );

async function signIn(page: Page, username: string, password = OLD) {
  await fill(page, '用户名', username);
  await fill(page, '密码', password);
  await page.keyboard.press('Enter');
}

async function setUp(username: string, password?: string, viewport = DESKTOP) {
  const watched = await newPage(product.browser, viewport);
  const clock = await pageClock(watched.page, [PASSWORD_CHANGED_MS]);
  await watched.page.goto(`${product.url}/#/login`);
  await findByRole(watched.page, 'heading', '登录');
  await signIn(watched.page, username, password);
  return { ...watched, clock };
}

async function change(page: Page, typed: { currentPassword?: string; newPassword?: string; confirmPassword?: string }) {
  const { currentPassword, newPassword = FRESH, confirmPassword = newPassword } = typed;
  if (currentPassword !== undefined) await fill(page, '旧密码', currentPassword);
  await fill(page, '新密码', newPassword);
  await fill(page, '确认密码', confirmPassword);
  await click(page, 'button', '保存');
}

/** Waits until the changed form leads to the sign-in screen, and signs in with the new password. */
async function signInAgain({ page, clock }: { page: Page; clock: PageClock }, username: string, fresh = FRESH) {
  await waitForText(page, '修改成功，正在跳到登录页面...');
  await clock.runTimer(PASSWORD_CHANGED_MS);
  await findByRole(page, 'heading', '登录');
  expect([await valueOf(page, 'username'), await valueOf(page, 'password')]).toEqual([username, '']);
  expect(await stored(page, 'atrium.tokens')).toBeNull();
  await fill(page, '密码', fresh);
  await page.keyboard.press('Enter');
  await arriveHome(page);
}

describe('during a sign-in', () => {
  test('an expired password must be changed; the new one signs in', async () => {
    const { page, problems, clock } = await setUp('wu.gang');
    await findByRole(page, 'dialog', '请修改密码');
    await waitForText(page, '密码已过期，请修改密码');
    await findByRole(page, 'textbox', '旧密码');
    expect(await axeViolations(page)).toEqual([]);
    await change(page, { currentPassword: OLD });
    await signInAgain({ page, clock }, 'wu.gang');
    expect(problems).toEqual([]);
  });

  test('the initial password must be changed without typing it again', async () => {
    const { page, clock } = await setUp('chen.jing', 'Welcome888');
    await waitForText(page, '您正在使用初始密码，修改后才能登录。');
    await findByRole(page, 'textbox', '新密码');
    expect(await page.$('input[name=currentPassword]')).toBeNull();
    expect(await page.$$eval('button', (buttons) => buttons.map((button) => button.textContent))).not.toContain('重置');
    await change(page, { newPassword: 'Welcome888' });
    await waitBeside(page, 'newPassword', '新密码与旧密码不能相同');
    expect(await axeViolations(page)).toEqual([]);
    await change(page, {});
    await signInAgain({ page, clock }, 'chen.jing');
  });

  test('a password that violates the tenant’s pattern must be changed', async () => {
    const { page, clock } = await setUp('he.ping', '123456');
    await waitForText(page, '密码不符合安全要求，修改后才能登录。');
    await waitForText(page, HINT);
    await change(page, { currentPassword: '123456' });
    await signInAgain({ page, clock }, 'he.ping');
  });

  test('an optional change can be postponed', async () => {
    const { page } = await setUp('zheng.hao');
    await click(page, 'button', '以后再说，继续登录');
    await arriveHome(page);
    expect(await changes()).toBe(0);
  });

  test('an expired token is reported, and the form stays', async () => {
    const { page } = await setUp('wu.gang');
    await findByRole(page, 'textbox', '旧密码');
    await product.platform.fault({ path: CHANGE, kind: '401', times: 2 });
    await change(page, { currentPassword: OLD });
    await waitForText(page, '登录已失效，请重新登录。');
    expect(await valueOf(page, 'newPassword')).toBe(FRESH);
    await click(page, 'button', '返回登录');
    await findByRole(page, 'heading', '登录');
  });
});

describe('in the workspace', () => {
  async function openPasswords(viewport = DESKTOP) {
    let clock: PageClock | undefined;
    const watched = await enterWorkspace(product.browser, product.url, {
      viewport,
      prepare: async (page) => {
        clock = await pageClock(page, [PASSWORD_CHANGED_MS]);
      },
    });
    await click(watched.page, 'button', '张伟的账户');
    await click(watched.page, 'menuitem', '修改密码');
    await findByRole(watched.page, 'heading', '修改密码');
    await findByRole(watched.page, 'textbox', '旧密码');
    return { ...watched, clock: clock as PageClock };
  }

  test('a change from the user menu signs out after 2.5 s; only the new password signs in', async () => {
    const { page, problems, clock } = await openPasswords();
    await findByRole(page, 'tab', '修改密码');
    await change(page, { currentPassword: OLD });
    await waitForText(page, '修改成功, 请重新登录...');
    expect(await stored(page, 'atrium.tokens')).not.toBeNull();
    expect(
      await page.$$eval('form button[type=submit]', (buttons) =>
        buttons.map((button) => (button as HTMLButtonElement).disabled),
      ),
    ).toEqual([true]);
    await clock.runTimer(PASSWORD_CHANGED_MS);
    await waitForHash(page, '#/login');
    expect(await stored(page, 'atrium.tokens')).toBeNull();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(FRESH);

    await signIn(page, 'zhang.wei');
    await waitForText(page, '密码错误');
    await fill(page, '密码', FRESH);
    await page.keyboard.press('Enter');
    await arriveHome(page);
    expect(problems.filter((problem) => !problem.includes('401'))).toEqual([]);
  });

  test('typed values survive a switch of tabs, closing asks about them, and Reset clears them', async () => {
    const { page } = await openPasswords();
    await fill(page, '旧密码', OLD);
    await fill(page, '新密码', FRESH);
    await click(page, 'tab', '首页');
    await click(page, 'tab', '修改密码，有未保存的内容');
    await click(page, 'button', '关闭 修改密码');
    await click(page, 'button', '继续编辑');
    expect([await valueOf(page, 'currentPassword'), await valueOf(page, 'newPassword')]).toEqual([OLD, FRESH]);
    await click(page, 'button', '重置');
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLInputElement>('form input')].every(({ value }) => value === ''),
    );
    await findByRole(page, 'tab', '修改密码');
  });

  test('closing the tab after the change signs out at once', async () => {
    const { page } = await openPasswords();
    await change(page, { currentPassword: OLD });
    await waitForText(page, '修改成功, 请重新登录...');
    await click(page, 'button', '关闭 修改密码');
    await waitForHash(page, '#/login');
    expect(await stored(page, 'atrium.tokens')).toBeNull();
  });

  test('an expired session leads to the sign-in screen', async () => {
    const { page } = await openPasswords();
    await product.platform.fault({ path: CHANGE, kind: '401', times: 2 });
    await change(page, { currentPassword: OLD });
    await waitForHash(page, '#/login');
  });

  test.each([
    ['at a desk', DESKTOP],
    ['on a phone', PHONE],
  ])('%s nothing is cut off and there are no accessibility violations in both themes', async (_where, viewport) => {
    const { page } = await openPasswords(viewport);
    expect(await beside(page, 'newPassword')).toBe(HINT);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    expect(await axeViolations(page)).toEqual([]);
  });
});
