import { Locator } from 'puppeteer';
import type { Page } from 'puppeteer';
import { DEMO_PASSWORD, SMS_CODE } from '../../../mock/domain/fixtures';
import { byRole, click, fill, findByRole } from '../find';
import { untilAsked } from './untilAsked';

/** What is done on a page until none of its answers is left to be damaged. */
type Walk = (name: string, step: () => Promise<void>) => Promise<void>;

const MOBILE = '13800000001';
const TENANT = '华东销售公司';
/** An alert without words is the place of one. */
const REFUSAL = '[role="alert"]:not(:empty), .ant-message-notice';

/** Opens the sign-in screen in a new visit. */
async function begin(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/config.json`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(url);
  await findByRole(page, 'heading', '登录');
}

async function signIn(page: Page, username: string): Promise<void> {
  await fill(page, '用户名', username);
  await fill(page, '密码', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
}

/** Presses a button that goes when an answer was taken for a success. */
async function pressIfShown(page: Page, name: string): Promise<void> {
  if (await page.$(`::-p-aria([role="button"][name="${name}"])`)) await click(page, 'button', name);
}

interface WalkOptions {
  page: Page;
  url: string;
  walk: Walk;
  /** The address of a link that signs somebody in. */
  linkOf(): Promise<string>;
}

/**
 * All ways to sign in, and a forgotten password. Returns those that ended early: an answer that makes no sense may count
 * as a success, after which there is nothing more to press.
 */
export async function walkSignIn({ page, url, walk, linkOf }: WalkOptions): Promise<string[]> {
  const start = () => begin(page, url);
  const authorise = async (person: string) => {
    await start();
    await click(page, 'button', '企业通');
    // The page of the provider, or why the platform cannot tell its address.
    const shown = await Locator.race([byRole(page, 'radio', person), page.locator(REFUSAL)]).waitHandle();
    if (await shown.evaluate((element, refusal) => element.matches(refusal), REFUSAL)) return;
    await click(page, 'radio', person);
    await Promise.all([page.waitForNavigation(), click(page, 'button', '授权登录')]);
  };
  const ways: Record<string, () => Promise<void>> = {
    password: () =>
      walk('password', async () => {
        await start();
        await signIn(page, 'zheng.hao');
      }),
    link: () =>
      walk('link', async () => {
        await start();
        await page.goto('about:blank');
        await page.goto(await linkOf());
      }),
    tenant: async () => {
      await start();
      await signIn(page, 'wang.fang');
      await findByRole(page, 'dialog', '选择租户和产品');
      await click(page, 'radio', '南方快消集团 - 销售管理专业版');
      await walk('tenant', () => pressIfShown(page, '确定'));
    },
    SMS: async () => {
      await start();
      await click(page, 'tab', '验证码登录');
      await fill(page, '手机号', MOBILE);
      await walk('SMS', () => pressIfShown(page, '获取验证码'));
      await walk('SMS sign-in', async () => {
        await fill(page, '验证码', SMS_CODE);
        await page.keyboard.press('Enter');
      });
    },
    'QR code': () =>
      walk('QR code', async () => {
        await start();
        await click(page, 'tab', '扫码登录');
        await untilAsked(page, '/qrcodestate');
      }),
    'forgotten password': async () => {
      await start();
      await click(page, 'button', '忘记密码？');
      await fill(page, '企业名称', TENANT);
      await fill(page, '手机号', MOBILE);
      await walk('forgotten password', () => pressIfShown(page, '获取验证码'));
      await fill(page, '验证码', SMS_CODE);
      await walk('forgotten password: code', () => pressIfShown(page, '下一步'));
      await fill(page, '新密码', DEMO_PASSWORD);
      await fill(page, '确认密码', DEMO_PASSWORD);
      await walk('forgotten password: new one', () => pressIfShown(page, '保存'));
    },
    'third party': () => walk('third party', () => authorise('张伟')),
    binding: async () => {
      await authorise('新同事');
      await findByRole(page, 'heading', '绑定帐号');
      await fill(page, '用户名', 'zheng.hao');
      await fill(page, '密码', DEMO_PASSWORD);
      await walk('binding', () => pressIfShown(page, '绑定并登录'));
    },
  };
  const ended: string[] = [];
  for (const [name, way] of Object.entries(ways))
    await way().catch((error: unknown) => ended.push(`${name}: ${String(error)}`));
  return ended;
}
