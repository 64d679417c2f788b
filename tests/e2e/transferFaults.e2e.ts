import type { Page } from 'puppeteer';
import { POLL_MS, askUntil, breakNext, chooseWorkbook, startImport as startImportAt } from '../support/clockedImport';
import { CUSTOMER_FORM, attach } from '../support/customerFiles';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, findByRole, findByText } from '../support/find';
import { goTo, waitForHash } from '../support/locations';
import type { HeldTimers } from '../support/pageClock';
import { productPerTest } from '../support/product/product';
import { createTemporaryFiles } from '../support/temporaryFiles';
import { waitForNoText, waitForText } from '../support/waitForText';

const product = productPerTest();
const files = createTemporaryFiles();
afterAll(files.remove);

const START = '/api/teapi/dy-biz-imexport/biz/imexport/impExcel';
const STATUS = '/api/teapi/queue/impexp/impStatus';
const CREDENTIAL = '/api/teapi/auth/servtoken';

const enter = (target: string) => enterWorkspace(product.browser, product.url, { path: target });
const startImport = () => startImportAt(product.browser, product.url);

const asksAgain = (page: Page) =>
  page.evaluate((delayMs) => (window as unknown as HeldTimers).runHeldTimer(delayMs), POLL_MS);

const QUESTION = '重复导入？';

const goBack = (page: Page) => page.evaluate(() => history.back());

const calls = async (call: string) => (await product.platform.log(call)).length;

test('an import without connection says so and asks no more; 重试 goes on with the same job', async () => {
  const { page, ask } = await startImport();
  await breakNext(page, STATUS);
  await ask(POLL_MS);
  await waitForText(page, '网络链接错误');
  expect(await asksAgain(page)).toBe(false);
  const before = await calls(STATUS);
  await click(page, 'button', '重试');
  await askUntil(page, '导入成功');
  expect(await calls(STATUS)).toBeGreaterThan(before);
  expect(await calls(START)).toBe(1);
});

test('while the server fails, an import asks after longer pauses, says so, and claims no success', async () => {
  const { page, ask } = await startImport();
  for (const kind of ['500', '503', 'wrongshape']) await product.platform.fault({ path: STATUS, kind });
  await ask(POLL_MS);
  for (const seconds of [2, 4, 8]) {
    await waitForText(page, `服务器暂时没有响应，${seconds} 秒后再次查询`);
    expect(await page.$$eval('[role=dialog]', (all) => all.map((each) => each.textContent).join())).not.toMatch(
      /导入成功|导入失败/,
    );
    await ask(seconds * 1_000);
  }
  await askUntil(page, '导入成功');
  expect(await calls(START)).toBe(1);
});

/** Starts the import of a file that is uploaded, and reads why that fails. */
async function failedStart(page: Page): Promise<string | null | undefined> {
  await click(page, 'button', '开始导入');
  const alert = await page.waitForSelector('[role=dialog] [role=alert]');
  return alert?.evaluate(({ textContent }) => textContent);
}

test('an import whose start fails tells the reason, and starts only when asked again', async () => {
  const { page } = await enter('/page?pagecode=customer-list');
  await chooseWorkbook(page);
  await findByText(page, '上传完成');
  await product.platform.fault({ path: START, kind: '500' });
  expect(await failedStart(page)).toContain('导入失败服务器内部错误');
  const before = await calls(START);
  await click(page, 'button', '返回');
  await click(page, 'button', '开始导入');
  await waitForText(page, '导入成功');
  expect((await calls(START)) - before).toBe(1);
});

test('an import whose start gets no answer asks before it starts again; going back closes what is on top', async () => {
  const { page } = await enter('/importexportlist');
  await goTo(page, '#/page?pagecode=customer-list');
  await chooseWorkbook(page);
  await findByText(page, '上传完成');
  await breakNext(page, START);
  expect(await failedStart(page)).toContain('网络链接错误没有收到平台的答复，任务可能已经开始');
  const before = await calls(START);
  await click(page, 'button', '返回');
  await click(page, 'button', '开始导入');
  await waitForText(page, QUESTION);
  await goBack(page);
  await waitForNoText(page, QUESTION);
  await click(page, 'button', '开始导入');
  await click(page, 'button', '仍然导入');
  await waitForText(page, '导入成功');
  expect((await calls(START)) - before).toBe(1);
  await goBack(page);
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'));
  await waitForHash(page, '#/page?pagecode=customer-list');
  await goBack(page);
  await waitForHash(page, '#/importexportlist');
});

test('an import whose file the storage refuses names the reason, and 重试 uploads it', async () => {
  const { page } = await enter('/page?pagecode=customer-list');
  await product.platform.storageFault({ provider: 'awss3', kind: '403', times: 2 });
  await chooseWorkbook(page);
  await waitForText(page, '上传文件出错');
  await waitForText(page, '没有访问权限。');
  expect(await calls(START)).toBe(0);
  await click(page, 'button', '重试');
  await findByText(page, '上传完成');
});

test.each([
  ['fails', '500', 4, '服务器内部错误'],
  ['answers nonsense', 'wrongshape', 1, '服务器返回的数据无法识别，请稍后重试。'],
])(
  'without a credential, because the platform %s, an upload names the reason and can be repeated',
  async (_title, kind, times, reason) => {
    const { page } = await enter(CUSTOMER_FORM);
    await product.platform.fault({ path: CREDENTIAL, kind, times });
    await attach(page, '资质附件', files.make('a.bin', 1_000));
    await waitForText(page, `上传失败：${reason}`);
    expect(await calls(CREDENTIAL)).toBe(times);
    await click(page, 'button', '重试上传 a.bin');
    await findByRole(page, 'button', '下载 a.bin');
  },
);
