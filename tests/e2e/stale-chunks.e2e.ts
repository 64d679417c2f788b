import type { Page } from 'puppeteer';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, findByRole } from '../support/find';
import { waitForText } from '../support/waitForText';
import { arrive } from '../support/locations';

const product = productPerTest();

const EXPIRED = '当前页面已过期，请刷新。';
const FRAME = '页面没有加载成功，请检查网络后重试';
const goTo = (page: Page, path: string) =>
  page.evaluate((target) => {
    location.hash = target;
  }, path);
const isScript = (url: string) => new URL(url).pathname.endsWith('.js');

/** What the browser says and does about pieces that are gone. */
interface Witness {
  alerts: string[];
  /** How many documents have been loaded since. */
  documents(): number;
}

function witness(page: Page): Witness {
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

/** From now on these scripts are gone from the server, as after a new version was put there. */
async function lose(page: Page, isLost: (url: string) => boolean) {
  await page.setCacheEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isGone = isScript(request.url()) && isLost(request.url());
    void (isGone ? request.respond({ status: 404, contentType: 'text/plain', body: 'Not Found' }) : request.continue());
  });
}

/** Whatever is asked for until the person has been told stays gone. Answers the addresses. */
async function loseWhatIsNext(page: Page, { alerts }: Witness): Promise<ReadonlySet<string>> {
  const lost = new Set<string>();
  await lose(page, (url) => {
    if (alerts.length === 0) lost.add(url);
    return lost.has(url);
  });
  return lost;
}

const reloaded = (page: Page) => new Promise<void>((resolve) => page.once('domcontentloaded', () => resolve()));

test('a lost piece of a page is told once and reloads once; still lost, the page says so in its place', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  const seen = witness(page);
  const lost = await loseWhatIsNext(page, seen);
  const again = reloaded(page);
  await goTo(page, '/rolemgr');
  await again;
  await arrive(page);
  await waitForText(page, FRAME);
  expect([...lost].filter((url) => new URL(url).pathname.startsWith('/apps/'))).toEqual([]);
  await click(page, 'button', '重试');
  await click(page, 'tab', '首页');
  await waitForText(page, '最近订单');
  await click(page, 'tab', '角色管理');
  await findByRole(page, 'button', '重试');
  expect(seen.alerts).toEqual([EXPIRED]);
  expect(seen.documents()).toBe(1);
});

test('a lost engine is told once and reloads once; still lost, the start says so and offers another try', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  const seen = witness(page);
  await lose(page, (url) => /\/engine\.\w+\.async\.js$/.test(url));
  const again = new Promise<void>((resolve) => page.once('dialog', () => resolve(reloaded(page))));
  await page.reload();
  await again;
  await waitForText(page, '“逻辑表达式”加载失败');
  await click(page, 'button', '重试');
  await waitForText(page, '“逻辑表达式”加载失败');
  expect(seen.alerts).toEqual([EXPIRED]);
  expect(seen.documents()).toBe(2);
});

test('a piece that is missed only when a dialog opens is told once and reloads once; still lost, a page says so', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await goTo(page, '/page?pagecode=opening-modes');
  await findByRole(page, 'button', '打开对话框');
  const seen = witness(page);
  await loseWhatIsNext(page, seen);
  const again = reloaded(page);
  await click(page, 'button', '打开对话框');
  await again;
  await arrive(page);
  await click(page, 'button', '打开对话框');
  await findByRole(page, 'button', '重新加载');
  expect(seen.alerts).toEqual([EXPIRED]);
  expect(seen.documents()).toBe(1);
});

test('a sub-app that cannot be fetched says so in its own tab, and a retry shows it once the network is back', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  const seen = witness(page);
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
