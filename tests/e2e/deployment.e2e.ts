import type { HTTPRequest } from 'puppeteer';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { newPage } from '../support/newPage';
import { pageClock } from '../support/pageClock';
import type { PageClock } from '../support/pageClock';
import { reloaded, removeChunks } from '../support/removedChunks';
import { waitForText } from '../support/waitForText';
import { arrive, goTo } from '../support/locations';
import { VERSION_INTERVAL_MS } from '../../src/services/self-check/watchVersion';

const product = productPerTest();

test('invalid fields of config.json are listed in one warning, and signing in works', async () => {
  product.configure({ devmodel: 'on', mapKey: 7 });
  const { page, problems } = await newPage(product.browser);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warn') warnings.push(message.text());
  });
  await page.goto(product.url);
  await fill(page, '用户名', 'zhang.wei');
  await fill(page, '密码', 'Atrium2026');
  await page.keyboard.press('Enter');
  await arrive(page);
  expect(warnings.filter((text) => text.includes('config.json'))).toEqual([
    expect.stringContaining('devmodel, mapKey'),
  ]);
  expect(problems).toEqual([]);
});

test('the third parties appear without a layout shift, however late the configuration is loaded', async () => {
  const { page, problems } = await newPage(product.browser);
  await page.setRequestInterception(true);
  let letThrough: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => {
    page.on('request', (request) => {
      if (!request.url().endsWith('/config.json')) return void request.continue();
      letThrough = () => void request.continue();
      resolve();
    });
  });
  await page.goto(product.url);
  const places = () =>
    page.$$eval('main h1, main input, main button[type=submit]', (all) =>
      all.map((each) => each.getBoundingClientRect().y),
    );
  await findByRole(page, 'heading', '登录');
  await isHeld;
  const before = await places();
  letThrough();
  await findByRole(page, 'button', '企业通');
  expect(await places()).toEqual(before);
  expect(problems).toEqual([]);
});

test('a visit that starts in the workspace reads the configuration too', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  const answer = page.waitForResponse(`${product.url}/config.json`);
  await page.reload();
  // The file, or that the known one is still right.
  expect([200, 304]).toContain((await answer).status());
  await arrive(page);
  expect(problems).toEqual([]);
});

test('a disabled preview shows a message with a link to the home page', async () => {
  product.configure({ preview: '0' });
  const { page, problems } = await newPage(product.browser);
  await page.goto(`${product.url}/#/preview`);
  await waitForText(page, '此环境未开启页面预览。');
  await click(page, 'link', '回到首页');
  await findByRole(page, 'heading', '登录');
  expect(problems).toEqual([]);
});

test('a sub-app that is deployed apart is loaded from its folder alone, with the files beside its page', async () => {
  const folder = '/sub-apps/reports/1.2.3/';
  product.configure({ subApps: { reports: folder } });
  const asked: string[] = [];
  /** Serves the built sub-app in the other folder. */
  const answer = async (request: HTTPRequest) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/apps/') || pathname.startsWith(folder)) asked.push(pathname);
    if (!pathname.startsWith(folder)) return request.continue();
    const file = await fetch(product.url + pathname.replace(folder, '/apps/reports/'));
    const body = Buffer.from(await file.arrayBuffer());
    return request.respond({ body, contentType: file.headers.get('content-type') ?? '' });
  };
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    path: '/report-List',
    prepare: async (opened) => {
      await opened.setCacheEnabled(false);
      await opened.setRequestInterception(true);
      opened.on(
        'request',
        (request) => void answer(request).catch((error: unknown) => process.emitWarning(String(error))),
      );
    },
  });
  await click(page, 'button', '打开报表 销售汇总');
  await findByRole(page, 'table', '销售汇总数据');
  expect(asked.filter((path) => !path.startsWith(folder))).toEqual([]);
  expect(asked.filter((path) => path.endsWith('.async.js')).length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('a sub-app that is not on the server says so without an uncaught error, and a retry finds it again', async () => {
  let isGone = true;
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    path: '/rolemgr',
    hasPrefetch: true,
    prepare: async (opened) => {
      await opened.setCacheEnabled(false);
      await removeChunks(opened, (url) => isGone && url.includes('/apps/'));
    },
  });
  await waitForText(page, '服务器上没有此页面的程序，可能正在更新。');
  isGone = false;
  await click(page, 'button', '重试');
  await waitForText(page, '共 22 条');
  // What the browser itself says about each missing file.
  expect(
    problems.filter((line) => !line.startsWith('Failed to load resource')).map((line) => line.slice(0, 200)),
  ).toEqual([expect.stringContaining('[admin] Could not open /rolemgr')]);
});

test('an administrator reads in the console that headers and configuration disagree', async () => {
  product.configure({ embedOrigins: ['https://partner.example'] });
  let tell: (text: string) => void = () => undefined;
  const warning = new Promise<string>((resolve) => (tell = resolve));
  const { problems } = await enterWorkspace(product.browser, product.url, {
    hasPrefetch: true,
    prepare: async (opened) => {
      opened.on('console', (message) => {
        if (message.text().startsWith('[deployment]')) tell(message.text());
      });
    },
  });
  expect((await warning).split('\n- ').slice(1)).toEqual([
    expect.stringContaining('encryptpwd is off'),
    expect.stringContaining('preview is on'),
    'Content-Security-Policy: frame-ancestors lacks https://partner.example of embedOrigins',
    // The partner of the demo, which was in the configuration when the server started.
    expect.stringMatching(/frame-ancestors has http:\/\/127\.0\.0\.1:\d+, which is not in embedOrigins$/),
  ]);
  expect(problems).toEqual([]);
});

test('a new version is offered, and the reload asks about unsaved input and keeps it', async () => {
  const path = '/page?pagecode=order-form&pagestatus=1';
  let clock: PageClock | undefined;
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    path,
    hasPrefetch: true,
    prepare: async (opened) => {
      clock = await pageClock(opened, [VERSION_INTERVAL_MS]);
      await opened.setRequestInterception(true);
      opened.on('request', (request) => {
        // Only the watch fetches the page itself.
        const isLook = request.resourceType() === 'fetch' && new URL(request.url()).pathname === '/';
        void (isLook && request.method() === 'GET'
          ? request.respond({ contentType: 'text/html', body: '<script src="/umi.ffffffff.js"></script>' })
          : request.continue());
      });
    },
  });
  await fill(page, '备注', '周五前送到');
  await clock?.runTimer(VERSION_INTERVAL_MS);
  await waitForText(page, '系统已更新到新版本。');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  const again = reloaded(page);
  await click(page, 'button', '重新加载');
  await again;
  await arrive(page);
  await goTo(page, path);
  await waitForText(page, '有未保存的内容');
  expect(questions).toEqual(['beforeunload']);
  expect(problems).toEqual([]);
});
