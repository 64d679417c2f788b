import type { Page } from 'puppeteer';
import { ROUTES } from '../../src/routes/routes';
import type { Route } from '../../src/routes/routes';
import { productPerTest } from '../support/product/product';
import { resetBrowser } from '../support/product/resetBrowser';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, findByRole } from '../support/find';
import { withContext } from '../support/withContext';
import { waitForText } from '../support/waitForText';
import { arrive, goTo, waitForHash } from '../support/locations';

const product = productPerTest();

const UI = '/api/teapi/protocol/uiprotocol';
const DENIED = '没有权限访问该页面，请切换账号登录';
const SIGN_IN = '没有访问权限，请重新登录';
const HOME = '#/page?pagecode=workbench';

const hash = (page: Page) => page.evaluate(() => location.hash);

/** Replaces the platform's response for these paths. */
async function answer(page: Page, answers: Record<string, (input: string) => unknown>) {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const data = answers[new URL(request.url()).pathname]?.(request.postData() ?? '');
    const isAnswered = data !== undefined;
    void (isAnswered
      ? request.respond({ contentType: 'application/json', body: JSON.stringify({ resp_data: data }) })
      : request.continue());
  });
}

/** Signs in to a platform that lists every route with this function code. */
async function enterWith(code: string) {
  const nativeFunctions = ROUTES.map(({ path }) => ({ ref: path.slice(1), code }));
  const watched = await enterWorkspace(product.browser, product.url, {
    prepare: (page) => answer(page, { [`${UI}/getnativefunctions`]: () => nativeFunctions }),
  });
  return watched.page;
}

const activeTab = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('[role=tab][aria-selected=true]')?.getAttribute('aria-label') === wanted,
    {},
    name,
  );

/** The heading of each screen, opened by its bare address. */
const HEADINGS: Readonly<Record<string, string>> = {
  '/login': '登录',
  '/authlogin': '第三方登录',
  '/authbindlogin': '绑定帐号',
  '/loading': '工作台',
  '/preview': '还没有页面',
  '/': '工作台',
  '/page': '工作台',
  '/litheform': 'Not Found',
  '/test-for-info-table': '信息表格',
  '/test-for-editor-table': '编辑表格',
  '/report-List': '报表列表',
  '/report-detail': '没有指定报表',
  '/rolemgr': '角色管理',
  '/postinstmgr': '组织管理',
  '/positionmgr': '岗位管理',
  '/accountmgr': '帐号管理',
  '/dataperrulesmgr': '数据权限规则',
  '/datadictmgr': '数据字典',
  '/navigationmgr': '菜单管理',
  '/systemmgr': '系统设置',
  '/operationlog': '操作日志',
  '/mycentermgr': '个人中心',
  '/devmodelsetting': '开发者模式',
  '/tabmodelsetting': '标签页模式',
  '/undeal': '待办流程',
  '/dealed': '已办流程',
  '/flow': '流程中心',
  '/process': '没有指定流程',
  '/masterflowmanager': '流程管理',
  '/messagemanager': '消息中心',
  '/message-detail': '消息不存在',
  '/passwordmgr': '修改密码',
  '/importexportlist': '导入导出记录',
};
/** A public screen, which without a code of a report shows no data. */
const NOTHING_BUT_PUBLIC = '/report-detail';

/** Routes that one workspace opens: it has at most eight tabs. */
const TABS = 6;

/** Routes that lead to the position's first page, below `/page`. */
const LEADING_HOME = ['/', '/loading', '/page'];
const kindOf = ({ path, access, isProtected }: Route) =>
  `${LEADING_HOME.includes(path) ? 'home' : access}${isProtected ? ', protected' : ''}`;

/** The error shown to an account without function codes, by access kind; empty when access is granted. */
const REFUSALS: Readonly<Record<string, string>> = {
  public: '',
  home: SIGN_IN,
  nativeFunction: SIGN_IN,
  'nativeFunction, protected': DENIED,
};

const headingOf = ({ path }: Route) => HEADINGS[path];

const TEXTS = 'h1, h2, main *';

/** Opens a route and waits until its heading or error appears; ignores texts that were visible before. */
async function visit(page: Page, route: Route): Promise<void> {
  const heading = headingOf(route) ?? '';
  const isHome = heading === HEADINGS['/'];
  await page.evaluate(
    (path, selector, isKept) => {
      document
        .querySelectorAll<HTMLElement>(selector)
        .forEach((element) => element.toggleAttribute('data-old', !isKept && element.checkVisibility()));
      location.hash = path;
    },
    route.path,
    TEXTS,
    isHome,
  );
  await withContext(page, `see ${JSON.stringify(heading)} at ${route.path}`, () =>
    page.waitForFunction(
      (selector, wanted) =>
        [...document.querySelectorAll<HTMLElement>(selector)].some(
          (element) =>
            !element.hasAttribute('data-old') && element.textContent?.trim() === wanted && element.checkVisibility(),
        ),
      {},
      TEXTS,
      heading,
    ),
  );
  await waitForHash(page, isHome ? HOME : `#${route.path}`);
}

test('every route of the table has an expectation', () => {
  expect(ROUTES.filter((route) => headingOf(route) === undefined || REFUSALS[kindOf(route)] === undefined)).toEqual([]);
  expect(Object.keys(HEADINGS).filter((path) => !ROUTES.some((route) => route.path === path))).toEqual([]);
});

test('an account with all function codes sees the screen of every route', async () => {
  let page = await enterWith('WORKBENCH_VIEW');
  for (const [index, route] of ROUTES.entries()) {
    // Another window would restore the tabs; another browser would load and compile all files again.
    if (index % TABS === 0 && index > 0) {
      await resetBrowser(product.browser, product.url);
      page = await enterWith('WORKBENCH_VIEW');
      await waitForHash(page, HOME);
    }
    await visit(page, route);
    expect([
      route.path,
      await page.evaluate(
        (...refusals) => refusals.some((text) => document.body.innerText.includes(text)),
        DENIED,
        SIGN_IN,
      ),
    ]).toEqual([route.path, false]);
  }
});

test('an account without function codes sees the public screens and is denied all others', async () => {
  const page = await enterWith('WORKBENCH_VIEW');
  const kept = await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('atrium.user') ?? '{}') as Record<string, unknown>;
    return { 'atrium.user': JSON.stringify({ ...user, functioncodes: [] }), others: JSON.stringify(localStorage) };
  });
  /** Restores the stored session without function codes after a denied visit has ended it. */
  async function comeBack() {
    await page.evaluate(
      ({ others, ...changed }, path) => {
        Object.entries({ ...(JSON.parse(others) as Record<string, string>), ...changed }).forEach(([key, value]) =>
          localStorage.setItem(key, value),
        );
        location.hash = path;
        location.reload();
      },
      kept,
      NOTHING_BUT_PUBLIC,
    );
    await arrive(page);
  }

  await comeBack();
  for (const route of ROUTES) {
    const refusal = REFUSALS[kindOf(route)];
    if (refusal === '') await visit(page, route);
    else if (refusal === DENIED) {
      const before = await hash(page);
      await goTo(page, route.path);
      await waitForText(page, DENIED);
      await waitForHash(page, before);
    } else {
      await goTo(page, route.path);
      await findByRole(page, 'heading', '登录');
      await waitForText(page, SIGN_IN);
      await waitForHash(page, '#/login');
      await comeBack();
    }
  }
}, 120_000);

test('every non-public route is denied without its function code, under every address', async () => {
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
  await waitForText(page, SIGN_IN);
  await waitForHash(page, '#/login');
});

const STATUS = '页面状态';
const statusOf = async (page: Page, status: string) => {
  const input = await findByRole(page, 'textbox', STATUS);
  await page.waitForFunction(
    (element, wanted) => ((element as HTMLInputElement).value ?? element.textContent) === wanted,
    {},
    input,
    status,
  );
};

test('a page receives its status in every opening mode and keeps it after a reload', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await goTo(page, '/page?pagecode=opening-modes');
  for (const [button, role] of [
    ['推入页面', 'region'],
    ['打开对话框', 'dialog'],
    ['弹出页面', 'dialog'],
  ] as const) {
    await click(page, 'button', button);
    await findByRole(page, role, '打开的页面');
    await statusOf(page, '1');
    await click(page, 'button', role === 'region' ? '返回' : '关闭');
    await page.waitForFunction(
      () => !document.querySelector('[role=dialog][aria-modal], section[aria-label="打开的页面"]'),
    );
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

test('a page that opens itself on load is stopped, and the workspace stays usable', async () => {
  const protocol = {
    protocolversion: '1.1.0',
    pageinfo: { type: 200, title: '自己打开自己' },
    onload: { steps: [{ do: 'openpage', pagecode: 'endless', mode: 'dialog' }] },
    controls: [{ type: 'text', name: 'note', title: '便签' }],
  };
  const record = { pagecode: 'endless', pagetype: 200, protocol, metadata: {}, status: 1, updatetime: 1 };
  const { page } = await enterWorkspace(product.browser, product.url, {
    prepare: (opened) =>
      answer(opened, { [`${UI}/getprotocolbypagecode`]: (input) => (input.includes('endless') ? record : undefined) }),
  });
  await goTo(page, '/page?pagecode=endless');
  await waitForText(page, '连续打开超过 8 层');
  expect(await page.$$eval('[role=dialog][aria-modal]', (dialogs) => dialogs.length)).toBeLessThanOrEqual(9);
  await page.reload();
  // The page is opened again by its address, and stopped again: its dialogs hide the tabs from a search by role.
  await waitForText(page, '连续打开超过 8 层');
});
