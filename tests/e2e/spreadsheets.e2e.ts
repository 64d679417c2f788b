import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ElementHandle, Page } from 'puppeteer';
import { enterWorkspace } from '../support/enterWorkspace';
import type { EnterOptions } from '../support/enterWorkspace';
import { click, findByRole, findByText } from '../support/find';
import { productPerTest } from '../support/product/product';
import { createTemporaryFiles } from '../support/temporaryFiles';
import { waitForText } from '../support/waitForText';

const product = productPerTest();
const files = createTemporaryFiles();
afterAll(files.remove);

const CUSTOMERS = '/page?pagecode=customer-list';
const fixture = (name: string) => path.join(__dirname, '..', 'fixtures', 'spreadsheets', name);

async function open(button: string, options: EnterOptions = {}) {
  const watched = await enterWorkspace(product.browser, product.url, { path: CUSTOMERS, ...options });
  await click(watched.page, 'button', button);
  return watched;
}

async function chooseFile(page: Page, file: string): Promise<void> {
  const input = (await page.waitForSelector('[role=dialog] input[type=file]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(file);
}

test.each([
  ['S3', { username: 'zhang.wei' }],
  ['Aliyun, an old version of the service', { username: 'wang.fang', tenantCode: 'nf' }],
  ['Azure', { username: 'gao.fei' }],
])('customers of a workbook of another program are imported, over %s', async (_storage, account) => {
  const { page, problems } = await open('导入', account);
  await chooseFile(page, fixture('customers-good.xlsx'));
  await findByText(page, '上传完成');
  await click(page, 'button', '开始导入');
  // Other tenants do not know the regions of the first one.
  await waitForText(page, account.username === 'zhang.wei' ? '导入成功' : '部分数据没有导入');
  const calls = await product.platform.log('/api/teapi/dy-biz-imexport/biz/imexport/impExcel');
  const { impfile } = calls[0]?.body as { impfile: Record<string, string> };
  expect(Object.keys(impfile).toSorted()).toEqual(['_dupstrategy', 'filename', 'fileurl', 'sheetnames']);
  expect(JSON.parse(impfile.sheetnames ?? '')).toHaveLength(1);
  expect(problems).toEqual([]);
});

test.each([
  ['empty.xlsx', '文件是空的，没有可导入的内容'],
  ['corrupt.xlsx', '文件已损坏，或不是Excel工作簿。请用Excel打开并另存为.xlsx后重试。'],
  ['encrypted.xlsx', '文件已加密，或是旧版Excel文件。请去掉密码并另存为.xlsx后重试。'],
  ['zip-bomb.xlsx', '文件解压后超过200MB，无法导入。请拆分后重试。'],
  ['gbk.csv', '该文件无法识别，上传文件支持格式为.xlsx'],
])('%s is refused before anything is sent', async (name, text) => {
  const { page } = await open('导入');
  await chooseFile(page, fixture(name));
  await waitForText(page, text);
  expect(await product.platform.log('/api/teapi/auth/servtoken')).toEqual([]);
});

test('a CSV of customers can be read by Excel, and its texts are no formulas', async () => {
  const { page, problems } = await open('导出');
  const downloads = await files.watchDownloads(page);
  await findByRole(page, 'dialog', '导出客户');
  await page.locator('[role=dialog] label ::-p-text(csv)').click();
  await click(page, 'button', '开始导出');
  const saved = readFileSync(await downloads.next());
  expect([...saved.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = saved.toString('utf8').slice(1).split('\r\n');
  expect(lines[0]).toContain('客户名称');
  expect(lines.length).toBeGreaterThan(100);
  await waitForText(page, '导出成功');
  expect(problems).toEqual([]);
});
