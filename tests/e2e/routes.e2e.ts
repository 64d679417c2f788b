import type { Page } from 'puppeteer';
import { ROUTES } from '../../src/routes/routes';
import { controlledProduct } from '../support/controlledProduct';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, findByRole } from '../support/find';
import { waitForNoText, waitForText } from '../support/waitForText';
import { arrive, waitForHash } from '../support/whereabouts';

const product = controlledProduct();

const UI = '/api/teapi/protocol/uiprotocol';
const DENIED = '没有权限访问该页面，请切换账号登录';
const HOME = '#/page?pagecode=workbench';

const hash = (page: Page) => page.evaluate(() => location.hash);
const goTo = (page: Page, path: string) => page.evaluate((target) => { location.hash = target; }, path);
const isNative = ({ owner }: (typeof ROUTES)[number]) => owner.kind === 'app' || owner.kind === 'host';
const isInWorkspace = ({ owner, path }: (typeof ROUTES)[number]) => !['entry', 'outside', 'home'].includes(owner.kind) && path !== '/page';

/** From now on the platform answers these paths so. */
async function answer(page: Page, answers: Record<string, (input: string) => unknown>) {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const data = answers[new URL(request.url()).pathname]?.(request.postData() ?? '');
    const isAnswered = data !== undefined;
    void (isAnswered ? request.respond({ contentType: 'application/json', body: JSON.stringify({ resp_data: data }) }) : request.continue());
  });
}

/** Signs in where the platform lists every route with this function code. */
async function enterWith(code: string) {
  const nativeFunctions = ROUTES.map(({ path }) => ({ ref: path.slice(1), code }));
  const watched = await enterWorkspace(product.browser, product.url, {
    prepare: (page) => answer(page, { [`${UI}/getnativefunctions`]: () => nativeFunctions }),
  });
  return watched.page;
}

const activeTab = (page: Page, name: string) =>
  page.waitForFunction((wanted) => document.querySelector('[role=tab][aria-selected=true]')?.getAttribute('aria-label') === wanted, {}, name);

test('every route opens for an account with all function codes: its screen, or Not Found where there is none yet', async () => {
  const page = await enterWith('WORKBENCH_VIEW');
  for (const route of ROUTES.filter(isInWorkspace)) {
    await goTo(page, route.path);
    if (isNative(route) || route.path.startsWith('/test-for')) {
      await page.waitForFunction((path) => document.querySelector('[data-tab]:has([aria-selected=true])')?.getAttribute('data-tab') === path, {}, route.path);
    } else {
      await waitForText(page, 'Not Found');
      await click(page, 'button', '回到首页');
      await waitForNoText(page, 'Not Found');
    }
  }
});

test('every route that is not public is refused to an account without its function code, by whatever address', async () => {
  const page = await enterWith('NOBODY_HOLDS_THIS');
  await activeTab(page, '首页');
  for (const { path } of ROUTES.filter((route) => route.isProtected)) {
    for (const address of [path, `${path.toUpperCase()}/?x=1`, `/page?pagecode=native:${path.slice(1)}`]) {
      await goTo(page, address);
      await waitForText(page, DENIED);
      await waitForHash(page, HOME);
    }
  }
  expect(await page.$$eval('[role=tab]', (tabs) => tabs.length)).toBe(1);
  await goTo(page, '/page?pagecode=native:postinstmgr');
  await waitForText(page, '没有访问权限，请重新登录');
  await waitForHash(page, '#/login');
});

const STATUS = '页面状态';
const statusOf = async (page: Page, status: string) => {
  const input = await findByRole(page, 'textbox', STATUS);
  await page.waitForFunction((element, wanted) => ((element as HTMLInputElement).value ?? element.textContent) === wanted, {}, input, status);
};

test('the status of a page reaches it in every opening mode, and stays through a reload', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await goTo(page, '/page?pagecode=opening-modes');
  for (const [button, role] of [['推入页面', 'region'], ['打开对话框', 'dialog'], ['弹出页面', 'dialog']] as const) {
    await click(page, 'button', button);
    await findByRole(page, role, '打开的页面');
    await statusOf(page, '1');
    await click(page, 'button', role === 'region' ? '返回' : '关闭');
    await page.waitForFunction(() => !document.querySelector('[role=dialog][aria-modal], section[aria-label="打开的页面"]'));
  }

  const opened = new Promise<Page | null>((resolve) => page.once('popup', resolve));
  await click(page, 'button', '在新窗口打开');
  const windowOfItsOwn = await opened;
  if (!windowOfItsOwn) throw new Error('No window opened');
  await statusOf(windowOfItsOwn, '1');
  await windowOfItsOwn.close();
  await page.bringToFront();

  await click(page, 'button', '在新标签页打开');
  await statusOf(page, '1');
  await page.reload();
  await arrive(page);
  expect(await hash(page)).toBe('#/page?pagecode=opening-modes');
  await click(page, 'tab', '打开的页面');
  await statusOf(page, '1');
  await click(page, 'button', '关闭 打开的页面');

  await click(page, 'button', '替换当前页面');
  await statusOf(page, '1');
  await page.reload();
  await statusOf(page, '1');
});

test('a page that opens itself as soon as it is shown is stopped, and the workspace goes on', async () => {
  const protocol = {
    protocolversion: '1.1.0',
    pageinfo: { type: 200, title: '自己打开自己' },
    onload: { steps: [{ do: 'openpage', pagecode: 'endless', mode: 'dialog' }] },
    controls: [{ type: 'text', name: 'note', title: '便签' }],
  };
  const record = { pagecode: 'endless', pagetype: 200, protocol, metadata: {}, status: 1, updatetime: 1 };
  const { page } = await enterWorkspace(product.browser, product.url, {
    prepare: (opened) => answer(opened, { [`${UI}/getprotocolbypagecode`]: (input) => (input.includes('endless') ? record : undefined) }),
  });
  await goTo(page, '/page?pagecode=endless');
  await waitForText(page, '连续打开超过 8 层');
  expect(await page.$$eval('[role=dialog][aria-modal]', (dialogs) => dialogs.length)).toBeLessThanOrEqual(9);
  await page.reload();
  await arrive(page);
});
