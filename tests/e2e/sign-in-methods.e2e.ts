import { PASSWORD_CHANGED_MS, QR_POLL_MS } from '../../src/common/constants/signIn';
import { axeViolations } from '../support/axeViolations';
import { productPerTest } from '../support/product/product';
import { click, fill, findByRole } from '../support/find';
import { newPage } from '../support/newPage';
import { pageClock, shortenTimers } from '../support/pageClock';
import { screenshot } from '../support/screenshot';
import { waitForText } from '../support/waitForText';
import { arrive } from '../support/locations';

const PHONE = { width: 390, height: 844 };
const ZHANG_WEI_MOBILE = '13800000001';
const QR_TTL_MS = 90_000;

const product = productPerTest();

async function openMethod(method?: string) {
  const watched = await newPage(product.browser);
  const clock = await pageClock(watched.page, [QR_TTL_MS, PASSWORD_CHANGED_MS]);
  // Asks about a QR code without the pause between two questions.
  await shortenTimers(watched.page, [QR_POLL_MS]);
  await watched.page.goto(product.url);
  await findByRole(watched.page, 'heading', '登录');
  if (method) await click(watched.page, 'tab', method);
  return { ...watched, clock };
}

describe('an SMS code', () => {
  test('signs in the account of the mobile number', async () => {
    const { page, problems } = await openMethod('验证码登录');
    await fill(page, '手机号', ZHANG_WEI_MOBILE);
    await click(page, 'button', '获取验证码');
    await waitForText(page, `验证码已发送至 ${ZHANG_WEI_MOBILE}`);
    await fill(page, '验证码', '1234');
    await page.keyboard.press('Enter');
    await arrive(page);
    await findByRole(page, 'button', '张伟的账户');
    expect(problems).toEqual([]);
  });
});

describe('a QR code', () => {
  const phone = (action: 'scan' | 'confirm' | 'cancel', username = 'zhang.wei') =>
    fetch(`${product.url}/api/__mock__/phone`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action, username }),
    });

  test('is scanned and confirmed on a phone', async () => {
    const { page, problems } = await openMethod('扫码登录');
    await findByRole(page, 'image', '登录二维码');
    await phone('scan');
    await waitForText(page, '张伟，已扫码，请在手机上确认');
    await phone('confirm');
    await arrive(page);
    expect(problems).toEqual([]);
  });

  test('expires and can be refreshed', async () => {
    await fetch(`${product.url}/api/__mock__/qrlife`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ms: QR_TTL_MS }),
    });
    const { page, clock } = await openMethod('扫码登录');
    await clock.runTimer(QR_TTL_MS);
    await waitForText(page, '二维码已失效');
    await click(page, 'button', '刷新');
    await waitForText(page, '请使用手机客户端扫码登录');
  });

  test('contains the address of the mock phone, which can confirm it', async () => {
    const { page } = await openMethod('扫码登录');
    await findByRole(page, 'image', '登录二维码');
    const phonePage = await page.browserContext().newPage({ type: 'window' });
    await phonePage.goto(`${product.url}/api/mock-phone`);
    await phonePage.locator('::-p-text(扫码)').click();
    await phonePage.locator('::-p-text(确认登录)').click();
    await arrive(page);
  });
});

test('a forgotten password is replaced, and the new one signs in', async () => {
  const { page, clock } = await openMethod();
  await fill(page, '用户名', 'zhang.wei');
  await click(page, 'button', '忘记密码？');
  await fill(page, '企业名称', '某某公司');
  await fill(page, '手机号', ZHANG_WEI_MOBILE);
  await click(page, 'button', '获取验证码');
  await waitForText(page, `验证码已发送至 ${ZHANG_WEI_MOBILE}`);
  await fill(page, '验证码', '1234');
  await page.keyboard.press('Enter');
  await waitForText(page, '企业名称错误');
  await fill(page, '企业名称', '华东销售公司');
  await click(page, 'button', '下一步');
  await fill(page, '新密码', '123456');
  await fill(page, '确认密码', '123456');
  await click(page, 'button', '保存');
  await waitForText(page, '密码须为6~20位，并同时包含字母和数字');
  await fill(page, '新密码', 'Sunny2027');
  await fill(page, '确认密码', 'Sunny2027');
  await page.keyboard.press('Enter');
  await waitForText(page, '修改成功，正在跳到登录页面...');
  await clock.runTimer(PASSWORD_CHANGED_MS);
  await findByRole(page, 'heading', '登录');
  expect(await page.$eval('input[name=username]', (input) => (input as HTMLInputElement).value)).toBe('zhang.wei');
  await fill(page, '密码', 'Atrium2026');
  await page.keyboard.press('Enter');
  await waitForText(page, '密码错误');
  await fill(page, '密码', 'Sunny2027');
  await page.keyboard.press('Enter');
  await arrive(page);
});

test.each(['sha256', 'md5'])(
  'passwords are sent as %s and never in clear when the configuration says so',
  async (algorithm) => {
    product.configure({ encryptpwd: '1', passwordAlgorithm: algorithm });
    await product.platform.passwordRules({ encryptionAlgorithm: algorithm });
    const { page } = await openMethod();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await fill(page, '用户名', 'zhang.wei');
    await fill(page, '密码', 'Atrium2026');
    await page.keyboard.press('Enter');
    await arrive(page);
    expect(sent.filter((body) => body.includes('Atrium2026'))).toEqual([]);
  },
);

test('every sign-in method can be used by keyboard alone', async () => {
  const { page } = await openMethod();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.focus('[role=tab][aria-selected=true]');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('验证码登录');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'mobile');
  await page.keyboard.type(ZHANG_WEI_MOBILE);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('获取验证码');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'code');
  await page.keyboard.type('1234');
  await page.keyboard.press('Enter');
  await arrive(page);
});

test.each([
  ['light', 'zh-CN'],
  ['dark', 'en'],
])('every sign-in method is accessible (%s, %s) and fits on a phone', async (theme, language) => {
  const names =
    language === 'en'
      ? {
          sms: 'SMS code',
          qr: 'QR code',
          image: 'QR code to sign in',
          password: 'Password',
          forgot: 'Forgot your password?',
          title: 'Reset your password',
        }
      : {
          sms: '验证码登录',
          qr: '扫码登录',
          image: '登录二维码',
          password: '密码登录',
          forgot: '忘记密码？',
          title: '找回密码',
        };
  const { page, problems } = await newPage(product.browser, PHONE);
  await page.evaluateOnNewDocument(
    (themeName, languageName) => {
      localStorage.setItem('atrium.theme', themeName);
      localStorage.setItem('atrium.language', languageName);
    },
    theme,
    language,
  );
  await page.goto(product.url);
  const check = async (what: string) => {
    expect([what, await axeViolations(page)]).toEqual([what, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await screenshot(page, `sign-in-${what}-${theme}`);
  };
  await findByRole(page, 'tab', names.sms);
  await check('password');
  await click(page, 'tab', names.sms);
  await page.waitForSelector('input[name=mobile]');
  await check('sms');
  await click(page, 'tab', names.qr);
  await findByRole(page, 'image', names.image);
  await check('qr');
  await click(page, 'tab', names.password);
  await click(page, 'button', names.forgot);
  await findByRole(page, 'heading', names.title);
  await page.waitForSelector('input[name=business]');
  await check('recovery');
  expect(problems).toEqual([]);
});
