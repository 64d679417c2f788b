import type { Page } from 'puppeteer';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, findByRole } from '../support/find';
import { waitForText } from '../support/waitForText';
import { arrive, goTo } from '../support/locations';

const product = productPerTest();

const EXPIRED = '当前页面已过期，请刷新。';
const FRAME = '页面没有加载成功，请检查网络后重试';
const isScript = (url: string) => new URL(url).pathname.endsWith('.js');

/** Alerts and page loads after a missing chunk. */
interface Observations {
  alerts: string[];
  /** Number of documents that were loaded since the start. */
  documents(): number;
}

function observe(page: Page): Observations {
  const alerts: string[] = [];
  let documents = 0;
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  return { alerts, documents: () => documents };
}

/** Answers 404 for these scripts, as after the deployment of a new version. */
async function removeChunks(page: Page, isRemoved: (url: string) => boolean) {
  await page.setCacheEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isGone = isScript(request.url()) && isRemoved(request.url());
    void (isGone ? request.respond({ status: 404, contentType: 'text/plain', body: 'Not Found' }) : request.continue());
  });
}

/** Answers 404 for every script of the host that is requested before the alert. A sub-app's scripts are fetched beside them. */
async function removeNextChunks(page: Page, { alerts }: Observations): Promise<void> {
  const lost = new Set<string>();
  await removeChunks(page, (url) => {
    if (alerts.length === 0 && !new URL(url).pathname.startsWith('/apps/')) lost.add(url);
    return lost.has(url);
  });
}

const reloaded = (page: Page) => new Promise<void>((resolve) => page.once('domcontentloaded', () => resolve()));

test('a missing chunk of a page alerts and reloads once; if it is still missing, the page shows an error', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  const seen = observe(page);
  await removeNextChunks(page, seen);
  const again = reloaded(page);
  await goTo(page, '/rolemgr');
  await again;
  await arrive(page);
  await waitForText(page, FRAME);
  await click(page, 'button', '重试');
  await click(page, 'tab', '首页');
  await waitForText(page, '最近订单');
  await click(page, 'tab', '角色管理');
  await findByRole(page, 'button', '重试');
  expect(seen.alerts).toEqual([EXPIRED]);
  expect(seen.documents()).toBe(1);
});

test('a missing engine chunk alerts and reloads once; if it is still missing, start-up shows an error with a retry', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  const seen = observe(page);
  await removeChunks(page, (url) => /\/engine\.\w+\.async\.js$/.test(url));
  const again = new Promise<void>((resolve) => page.once('dialog', () => resolve(reloaded(page))));
  await page.reload();
  await again;
  await waitForText(page, '“逻辑表达式”加载失败');
  await click(page, 'button', '重试');
  await waitForText(page, '“逻辑表达式”加载失败');
  expect(seen.alerts).toEqual([EXPIRED]);
  expect(seen.documents()).toBe(2);
});

test('a missing chunk of a dialog alerts and reloads once; if it is still missing, a notice says so and the page stays', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await goTo(page, '/page?pagecode=opening-modes');
  await findByRole(page, 'button', '打开对话框');
  const seen = observe(page);
  await removeNextChunks(page, seen);
  const again = reloaded(page);
  await click(page, 'button', '打开对话框');
  await again;
  await arrive(page);
  await click(page, 'button', '打开对话框');
  await waitForText(page, '网络链接错误');
  await findByRole(page, 'button', '打开对话框');
  expect(seen.alerts).toEqual([EXPIRED]);
  expect(seen.documents()).toBe(1);
});

test('a sub-app that cannot be loaded shows an error in its tab, and a retry with network loads it', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  const seen = observe(page);
  let isOffline = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    void (isOffline && new URL(request.url()).pathname === '/apps/admin/index.html'
      ? request.abort('internetdisconnected')
      : request.continue());
  });
  await goTo(page, '/rolemgr');
  await waitForText(page, FRAME);
  await click(page, 'tab', '首页');
  await waitForText(page, '最近订单');
  await goTo(page, '/report-List');
  await findByRole(page, 'button', '打开报表 销售汇总');

  isOffline = false;
  await click(page, 'tab', '角色管理');
  await click(page, 'button', '重试');
  await findByRole(page, 'button', '新建角色');
  expect(seen.alerts).toEqual([]);
  expect(seen.documents()).toBe(0);
});
