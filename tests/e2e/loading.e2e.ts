import type { Page } from 'puppeteer';
import { answerPages, NO_ANSWER } from '../support/answerPages';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { newPage } from '../support/newPage';
import { pageClock } from '../support/pageClock';
import type { HeldTimers } from '../support/pageClock';
import { productPerTest } from '../support/product/product';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

/** `SLOW_AFTER_MS` of `src/ui/SlowNote.tsx`. */
const SLOW_AFTER_MS = 5000;
const SLOW = '加载时间较长，请稍候。';
const ORDERS = '/page?pagecode=order-list';

/** Opens a page whose calls in `answers` are answered as they say; `answers` may be changed later. */
async function open(path: string, answers: Record<string, unknown>) {
  const watched = await enterWorkspace(product.browser, product.url, {
    path,
    async prepare(page) {
      await pageClock(page, [SLOW_AFTER_MS]);
      await answerPages(page, {}, answers);
    },
  });
  return watched;
}

/** Ends the five seconds of whatever is loading, one part after the other, until the page says that it takes long. */
const waitUntilSlow = (page: Page) =>
  page.waitForFunction(
    (delay, text) => {
      (window as unknown as HeldTimers).runHeldTimer(delay);
      return document.body.innerText.includes(text);
    },
    {},
    SLOW_AFTER_MS,
    SLOW,
  );

/** The texts of the page that name a number of rows or pages. */
const counts = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.innerText.match(/共\s*\d+\s*条|\d+\s*条\/页/g) ?? []);

test.each([
  ['a list of the engine', ORDERS, '/dy-biz/orderquery', '订单号'],
  // Its columns are not shown before their first rows.
  ['a native list', '/rolemgr', '/rolepermission/role/list', '角色管理'],
])('%s that is loading shows no count, and says after 5 s that it takes longer', async (_list, path, call, text) => {
  const { page } = await open(path, { [call]: NO_ANSWER });
  // Before a list there is its page, which says the same while it loads.
  await waitForText(page, text);
  await waitUntilSlow(page);
  expect(await counts(page)).toEqual([]);
});

test('a page loads behind a spinner at the first visit and in its shape afterwards, and says so when it takes long', async () => {
  const answers: Record<string, unknown> = { '/getprotocolbypagecode': NO_ANSWER };
  const { page } = await open(ORDERS, answers);
  const bars = async () => (await findByRole(page, 'status', '页面加载中')).$$eval('span', (spans) => spans.length);
  expect(await bars()).toBe(0);
  await waitUntilSlow(page);

  delete answers['/getprotocolbypagecode'];
  await page.reload();
  await waitForText(page, '共 12,500 条');
  const filters = await page.$$eval('[role="search"] label', (labels) => labels.length);
  answers['/getprotocolbypagecode'] = NO_ANSWER;
  await page.reload();
  // A title, the filters and eight rows.
  expect(await bars()).toBe(1 + filters + 8);
});

test('the columns of a list stay where they are while it is sorted, and when nothing is found', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { path: ORDERS });
  await waitForText(page, '共 12,500 条');
  const heads = () =>
    page.$$eval('[data-page="order-list"] thead th', (cells) =>
      cells.map((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return [left, right];
      }),
    );
  const before = await heads();
  await click(page, 'button', '下单日期');
  await page.waitForSelector('th[aria-sort="ascending"], th[aria-sort="descending"]');
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  expect(await heads()).toEqual(before);
  await fill(page, '关键字', 'none-of-this-number');
  await page.keyboard.press('Enter');
  await waitForText(page, '没有');
  expect(await heads()).toEqual(before);
  expect(problems).toEqual([]);
});

test('the code of the next screens is fetched while a person types the account, before anything is submitted', async () => {
  const { page } = await newPage(product.browser);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(product.url);
  await findByRole(page, 'button', '登录');
  const isWorkspace = (path: string) => path.startsWith('/p__workspace__index.') && path.endsWith('.js');
  expect(fetched.filter(isWorkspace)).toEqual([]);
  const arrived = page.waitForResponse((response) => isWorkspace(new URL(response.url()).pathname));
  await fill(page, '用户名', 'zhang.wei');
  await arrived;
  expect(fetched.filter((path) => path.startsWith('/api/auth/'))).toEqual([]);
});
