import type { HTTPRequest, Page } from 'puppeteer';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { productPerFile } from '../support/product/product';
import { waitForNoText, waitForText, waitForValue } from '../support/waitForText';

const product = productPerFile();
let page: Page;
let problems: string[];

beforeAll(async () => {
  ({ page, problems } = await enterWorkspace(product.browser, product.url));
  await click(page, 'menuitem', '系统管理');
  await click(page, 'menuitem', '控件示例');
  await click(page, 'button', '带脚本的页面');
  await findByRole(page, 'textbox', '区域');
});

/** Resolves when the console contains the text. */
const logged = (text: string) =>
  new Promise<void>((resolve) => {
    page.on('console', (message) => message.text().includes(text) && resolve());
  });

test('a script computes a discount from the rows and requires an approver for a large amount', async () => {
  await fill(page, '数量，第 1 行', '4');
  await waitForValue(page, '折扣', '28.00');
  await fill(page, '数量，第 1 行', '9');
  await waitForValue(page, '折扣', '116.00');
  await findByRole(page, 'textbox', '审批人');
  await fill(page, '数量，第 1 行', '1');
  await waitForValue(page, '折扣', '0.00');
  await page.waitForFunction(() => !document.querySelector('[data-control="approver"]')?.checkVisibility());
});

test("a page's script can call a function of the tenant's start-up script", async () => {
  await fill(page, '区域', '华东');
  await waitForValue(page, '脚本填写', '【华东】');
});

test('a script calls the server and uses the response', async () => {
  const isQuery = (request: HTTPRequest) =>
    request.url().endsWith('/dy-biz/orderquery') && request.postData()?.includes('"__pagesize":1}') === true;
  await Promise.all([page.waitForRequest(isQuery), click(page, 'button', '统计订单')]);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => /^张伟: \d+$/.test(value)),
  );
  await waitForText(page, '已统计');
});

test('a script that refers to an unknown control shows an alert', async () => {
  await click(page, 'button', '找不到控件的脚本');
  await waitForText(page, '找不到控件“nowhere”');
  await click(page, 'button', '确定');
  await waitForNoText(page, '找不到控件“nowhere”');
});

test('an endless script is stopped and logged while typing continues, and is disabled after three times', async () => {
  for (const times of [1, 2, 3]) {
    const stopped = logged(`script-page › runaway › onclicked was stopped (time), ${times} of 3 times`);
    await click(page, 'button', '失控的脚本');
    await fill(page, '区域', `第${times}次`);
    await stopped;
    await waitForText(page, times < 3 ? '已被停止' : '本次登录期间不再运行');
    await waitForText(page, 'script-page › runaway › onclicked');
    await waitForValue(page, '脚本填写', `【第${times}次】`);
  }
  await click(page, 'button', '失控的脚本');
  await waitForText(page, '本次登录期间不再运行');
});

test('the script worker has no network access, not even to the product’s server', async () => {
  const workers = page.workers().filter((worker) => worker.url().includes('/script-worker'));
  expect(workers.length).toBeGreaterThan(0);
  const [worker] = workers;
  const attempts = await worker?.evaluate(async () => {
    const attempt = async (work: () => unknown) => {
      try {
        await work();
        return 'reached';
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    };
    return Promise.all([
      attempt(() => fetch('/api/auth/tenantlist')),
      attempt(() => fetch('https://example.com/')),
      attempt(
        () =>
          new Promise((resolve, reject) => {
            Object.assign(new WebSocket('ws://127.0.0.1:7777'), {
              onopen: resolve,
              onerror: () => reject(new Error('refused')),
            });
          }),
      ),
    ]);
  });
  expect(attempts).toEqual(['TypeError', 'TypeError', 'Error']);
});

test('there were no other errors', () => {
  expect(
    problems.filter(
      (problem) => !/flycode error|script-page › (runaway|missing)|Content Security Policy/.test(problem),
    ),
  ).toEqual([]);
});
