import type { Page } from 'puppeteer';
import { startBarePlatform } from '../support/bare-platform/startBarePlatform';
import type { BarePlatform } from '../support/bare-platform/startBarePlatform';
import { click, fill, findByRole } from '../support/find';
import { newPage } from '../support/newPage';
import { productPerTest } from '../support/product/product';
import { waitForText } from '../support/waitForText';
import { arrive, goTo, waitForHash } from '../support/locations';

const NOT_PROVIDED = '此平台不提供该功能。';

const { browser } = productPerTest();

let platform: BarePlatform;
beforeAll(async () => {
  platform = await startBarePlatform();
});
beforeEach(() => platform.reset());
afterAll(() => platform.stop());

/** A page with its problems, and the paths of its calls in the order in which the browser sent them. */
async function visit() {
  const { page, problems } = await newPage(browser);
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) sent.push(pathname);
  });
  // A browser reports each file that is not found; the deployment configuration is optional and is not there.
  let missingConfigs = 0;
  page.on('response', (response) => {
    if (response.status() === 404 && response.url().endsWith('/config.json')) missingConfigs += 1;
  });
  const unexpected = () => {
    const notFound = problems.filter((problem) => problem.includes('404'));
    return [...problems.filter((problem) => !problem.includes('404')), ...notFound.slice(missingConfigs)];
  };
  await page.goto(`${platform.url}/#/login`);
  return { page, sent, unexpected };
}

async function signIn(page: Page) {
  await fill(page, '用户名', 'lin.xiao');
  await fill(page, '密码', 'Secret123');
  await page.keyboard.press('Enter');
  await click(page, 'radio', '北方贸易 - 专业版');
  await click(page, 'button', '确定');
  await click(page, 'radio', '店长 (西城店)');
  await click(page, 'button', '确定');
  await arrive(page);
}

test('a platform with only the specified calls supports sign-in, pages, dialogs and saving', async () => {
  const { page, sent, unexpected } = await visit();
  await signIn(page);
  expect(await page.title()).toBe('北方贸易');

  // Home is the first page of the menu: a table, and a dialog that saves.
  await waitForText(page, '一号店');
  await click(page, 'button', '新建巡店');
  await findByRole(page, 'dialog', '巡店');
  await fill(page, '门店', '二号店');
  await click(page, 'button', '保存');
  await waitForText(page, '二号店');

  // A form from the menu, in its own tab.
  await click(page, 'menuitem', '门店资料');
  await findByRole(page, 'tab', '门店资料');
  await fill(page, '门店名称', '西城旗舰店');
  await click(page, 'button', '保存资料');
  await waitForText(page, '资料已保存');

  await click(page, 'button', 'n-1001的账户');
  await click(page, 'menuitem', '退出登录');
  await waitForHash(page, '#/login');
  await signIn(page);
  await click(page, 'menuitem', '门店资料');
  await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === '西城旗舰店'));

  expect(platform.unlisted).toEqual([]);
  expect(platform.headerProblems).toEqual([]);
  expect(unexpected()).toEqual([]);
  expect(sent.length).toBeGreaterThan(20);
});

test('start-up sends its calls in the order of the specification', async () => {
  const { page, sent } = await visit();
  await signIn(page);
  await waitForText(page, '一号店');
  const startUp = sent.filter((path) => path.startsWith('/api/teapi/') && !path.endsWith('/getaccountinfo'));
  expect(startUp.slice(0, 6).map((path) => path.split('/').at(-1))).toEqual([
    'generateid',
    'gets',
    'getnativefunctions',
    'getwebuiscripts',
    'getwidgets',
    'getwebmenudata',
  ]);
});

test('a folder switches between its pages', async () => {
  const { page, unexpected } = await visit();
  await signIn(page);
  await click(page, 'menuitem', '门店页面');
  await findByRole(page, 'tablist', '页面切换');
  await fill(page, '门店名称', '未保存的名称');
  await click(page, 'tab', '巡店');
  await findByRole(page, 'button', '新建巡店');
  await click(page, 'tab', '资料');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value === '未保存的名称'),
  );
  expect(platform.unlisted).toEqual([]);
  expect(unexpected()).toEqual([]);
});

test('a feature that the platform lacks shows a message in its place, and the rest works', async () => {
  const { page } = await visit();
  await click(page, 'tab', '扫码登录');
  await waitForText(page, NOT_PROVIDED);
  await click(page, 'tab', '密码登录');
  await signIn(page);
  await goTo(page, '/rolemgr');
  await waitForText(page, NOT_PROVIDED);
  await goTo(page, '/undeal');
  await click(page, 'button', '处理 请假三天');
  await waitForText(page, NOT_PROVIDED);
  // A set: the panel asks again when what the press on the row asked for has failed before it was shown.
  expect(new Set(platform.unlisted)).toEqual(
    new Set([
      'POST /api/auth/qrcode',
      'POST /api/teapi/rolepermission/role/list',
      'POST /api/teapi/workflow/flow/getprocess',
    ]),
  );
});
