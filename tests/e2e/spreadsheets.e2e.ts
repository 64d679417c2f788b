import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { ElementHandle, Page } from 'puppeteer';
import { read, utils, write } from 'xlsx';
import { POLL_MS } from '../support/clockedImport';
import { enterWorkspace } from '../support/enterWorkspace';
import type { EnterOptions } from '../support/enterWorkspace';
import { click, findByRole, findByText } from '../support/find';
import { shortenTimers } from '../support/pageClock';
import { productPerTest } from '../support/product/product';
import { createTemporaryFiles } from '../support/temporaryFiles';
import { waitForText } from '../support/waitForText';

const product = productPerTest();
const files = createTemporaryFiles();
afterAll(files.remove);

const CUSTOMERS = '/page?pagecode=customer-list';
const fixture = (name: string) => path.join(__dirname, '..', 'fixtures', 'spreadsheets', name);

/** Asks about a job without the pause of two seconds, which `ImportDialog.test` and `ExportDialog.test` show. */
const prepare = (page: Page) => shortenTimers(page, [POLL_MS]);

async function open(button: string, options: EnterOptions = {}) {
  const watched = await enterWorkspace(product.browser, product.url, { path: CUSTOMERS, prepare, ...options });
  await click(watched.page, 'button', button);
  return watched;
}

/** A workbook with these rows below the headings. */
function workbook(rows: readonly (readonly unknown[])[], headings = ['客户名称', '区域', '渠道', '信用额度']): string {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([headings, ...rows.map((row) => [...row])]), '客户');
  return files.write('customers.xlsx', write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
}

async function openFirstFault(page: Page): Promise<void> {
  await page.locator('[role=gridcell][aria-invalid=true]').click();
  await page.waitForSelector('[role=grid] input:focus');
}

/** Types into the first faulty cell. */
async function correctFirst(page: Page, content: string): Promise<void> {
  await openFirstFault(page);
  await page.keyboard.type(content);
  await page.keyboard.press('Enter');
}

async function chooseFile(page: Page, file: string): Promise<void> {
  const input = (await page.waitForSelector('[role=dialog] input[type=file]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(file);
}

/** Uploads a workbook in which the check finds no fault. */
async function uploadGood(page: Page, file = fixture('customers-good.xlsx')): Promise<void> {
  await chooseFile(page, file);
  await waitForText(page, '没有发现错误');
  await click(page, 'button', '继续');
  await findByText(page, '上传完成');
}

/** The workbook of the other program, with all its customers in one region: each tenant has its own regions. */
function inRegion(region: string): string {
  const parts = unzipSync(readFileSync(fixture('customers-good.xlsx')));
  const texts = strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array());
  const moved = texts.replaceAll(/(<t[^>]*>)(?:上海|杭州|南京|苏州|合肥)(<\/t>)/g, `$1${region}$2`);
  return files.write('customers-good.xlsx', zipSync({ ...parts, 'xl/sharedStrings.xml': strToU8(moved) }));
}

test.each([
  ['S3', { username: 'zhang.wei' }, '上海'],
  ['Aliyun, an old version of the service', { username: 'wang.fang', tenantCode: 'nf' }, '广州'],
  ['Azure', { username: 'gao.fei' }, '北京'],
])('customers of a workbook of another program are imported, over %s', async (_storage, account, region) => {
  const { page, problems } = await open('导入', account);
  await uploadGood(page, inRegion(region));
  await click(page, 'button', '开始导入');
  await waitForText(page, '导入成功');
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
  const { page, problems } = await open('导入');
  await uploadGood(page, workbook([['=1+2便利店', '上海', '便利店', 10000]]));
  await click(page, 'button', '开始导入');
  await waitForText(page, '导入成功');
  await click(page, 'button', '关闭');
  await click(page, 'button', '导出');
  const downloads = await files.watchDownloads(page);
  await findByRole(page, 'dialog', '导出客户');
  await page.locator('[role=dialog] label ::-p-text(csv)').click();
  await click(page, 'button', '开始导出');
  const saved = readFileSync(await downloads.next());
  expect([...saved.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = saved.toString('utf8').slice(1).split('\r\n');
  expect(lines[0]).toContain('客户名称');
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => line.includes('=1+2便利店'))).toEqual([expect.stringContaining(`'=1+2便利店,`)]);
  await waitForText(page, '导出成功');
  expect(problems).toEqual([]);
});

test('faulty rows are corrected before anything is sent, and what the server refuses is corrected in place', async () => {
  const { page, problems } = await open('导入');
  const rows = [
    ['检查一店', '上海', '便利店', '一万'],
    ['检查二店', '火星', '便利店', 20000],
  ];
  await chooseFile(page, workbook(rows));
  await waitForText(page, '2 行，1 处错误');
  expect(await product.platform.log('/api/teapi/auth/servtoken')).toEqual([]);
  await correctFirst(page, '10000');
  await waitForText(page, '2 行，没有发现错误');
  await click(page, 'button', '继续');
  await findByText(page, '上传完成');
  await click(page, 'button', '开始导入');
  await waitForText(page, '部分数据没有导入');
  await click(page, 'button', '在线改正');
  await waitForText(page, '1 行，1 处错误');
  await correctFirst(page, '杭州');
  await waitForText(page, '1 行，0 处错误');
  await click(page, 'button', '用修改后的文件重新导入');
  await findByText(page, '上传完成');
  await click(page, 'button', '开始导入');
  await waitForText(page, '导入成功');
  const calls = await product.platform.log('/api/teapi/dy-biz-imexport/biz/imexport/impExcel');
  expect(calls).toHaveLength(2);
  expect(problems).toEqual([]);
});

/** Keeps what the page uploads from now on. The result reads the rows of the uploaded workbook, below the headings. */
async function watchUpload(page: Page): Promise<() => Promise<unknown[][]>> {
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    const sent: Blob[] = [];
    Object.assign(window, { sent });
    XMLHttpRequest.prototype.send = function sendAndKeep(body) {
      if (body) sent.push(new Blob([body as BlobPart]));
      send.call(this, body);
    };
  });
  return async () => {
    const bytes = await page.evaluate(async () => {
      const { sent } = window as unknown as { sent: Blob[] };
      const contents = await Promise.all(sent.map(async (body) => [...new Uint8Array(await body.arrayBuffer())]));
      // A workbook is a ZIP archive.
      return contents.findLast(([first, second]) => first === 0x50 && second === 0x4b) ?? [];
    });
    const { Sheets } = read(new Uint8Array(bytes));
    return utils.sheet_to_json<unknown[]>(Sheets['客户'] ?? {}, { header: 1 }).slice(1);
  };
}

test.each([
  ['at once', 60, {}],
  ['20 ms apart', 8, { delay: 20 }],
])(
  'corrections that are typed without a pause, keys %s, are imported in their cells',
  async (_keys, count, options) => {
    const { page, problems } = await open('导入');
    const uploadedRows = await watchUpload(page);
    const indices = Array.from({ length: count }, (_, index) => index);
    await chooseFile(page, workbook(indices.map((index) => [`快速${index}店`, '上海', '便利店', `x${index}`])));
    await waitForText(page, `${count} 行，${count} 处错误`);
    await openFirstFault(page);
    await page.keyboard.type(indices.map((index) => `${1000 + index}\n`).join(''), options);
    await waitForText(page, `${count} 行，没有发现错误`);
    await click(page, 'button', '继续');
    await findByText(page, '上传完成');
    await click(page, 'button', '开始导入');
    await waitForText(page, '导入成功');
    expect((await uploadedRows()).map((row) => row[3])).toEqual(indices.map((index) => 1000 + index));
    expect(problems).toEqual([]);
  },
);

test('what was typed last is uploaded by a press that follows at once, and a tap on the close icon asks', async () => {
  const { page } = await open('导入');
  const uploadedRows = await watchUpload(page);
  await chooseFile(page, workbook([['检查一店', '上海', '便利店', '一万']]));
  await waitForText(page, '1 行，1 处错误');
  await openFirstFault(page);
  const { x, y } = (await (await page.$('[role=dialog] .ant-modal-close'))?.clickablePoint()) ?? { x: 0, y: 0 };
  await page.keyboard.type('10000');
  await page.touchscreen.tap(x, y);
  await findByText(page, '放弃修改？');
  await click(page, 'button', '取消');
  await page.locator('[role=gridcell]::-p-text(10000)').click();
  await page.waitForSelector('[role=grid] input:focus');
  const upload = await findByRole(page, 'button', '继续');
  const press = await upload.clickablePoint();
  await page.keyboard.type('20000');
  await page.mouse.click(press.x, press.y, { delay: 80 });
  await findByText(page, '上传完成');
  await click(page, 'button', '开始导入');
  await waitForText(page, '导入成功');
  expect((await uploadedRows()).map((row) => row[3])).toEqual([20000]);
});

test('corrections are not lost by Escape: the person is asked', async () => {
  const { page } = await open('导入');
  await chooseFile(page, workbook([['检查一店', '上海', '便利店', '一万']]));
  await waitForText(page, '1 行，1 处错误');
  await correctFirst(page, '10000');
  await waitForText(page, '1 行，没有发现错误');
  await page.keyboard.press('Escape');
  await findByText(page, '放弃修改？');
  await click(page, 'button', '取消');
  await waitForText(page, '1 行，没有发现错误');
});

test.each([
  ['merged-headers.xlsx', '2 行，没有发现错误'],
  ['formulas.xlsx', '3 行，'],
  ['prototype-cells.xlsx', '不属于模板的列：__proto__、constructor'],
  ['declares-all-cells.xlsx', '1 行，没有发现错误'],
  ['zip-bomb-lying.xlsx', '1 行，没有发现错误'],
])('what is wrong with %s is said before anything is sent: %s', async (name, text) => {
  const { page, problems } = await open('导入');
  await chooseFile(page, fixture(name));
  await waitForText(page, text);
  expect(problems).toEqual([]);
});

test('a file with more rows than can be imported says how many', async () => {
  const { page } = await open('导入');
  await chooseFile(page, workbook(Array.from({ length: 60_000 }, (_, row) => [`店${row}`, '上海', '便利店', row])));
  await waitForText(page, '每个工作表最多导入 50000 行');
});

test('an import goes on after a reload: every tab lists it, one tells its end, and the list has its counts', async () => {
  const { page, problems } = await open('导入');
  await product.platform.jobSpeed(1_500);
  await uploadGood(page);
  await click(page, 'button', '开始导入');
  await click(page, 'button', '后台运行');
  await page.reload();
  const other = await product.browser.newPage();
  await prepare(other);
  await other.goto(page.url());
  await findByRole(other, 'button', '传输列表：1 个进行中');
  await click(page, 'button', '传输列表：1 个进行中');
  await findByRole(page, 'progressbar', 'customers-good.xlsx 的进度');
  await product.platform.jobSpeed(0);
  await click(page, 'button', '全部导入导出记录');
  await findByRole(page, 'heading', '导入导出记录');
  const row = await page.waitForFunction(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]:not([hidden]) tr[data-row-key] td')].map(
      (cell) => cell.innerText,
    );
    return texts[2] === '成功' && texts;
  });
  const cells = (await row.jsonValue()) || [];
  expect(cells.slice(0, 4)).toEqual(['导入', 'customers-good.xlsx客户', '成功', '100%']);
  const [total, done, failed, ignored] = cells.slice(4, 8).map(Number);
  expect(total).toBeGreaterThan(0);
  expect([done, failed]).toEqual([(total ?? 0) - (ignored ?? 0), 0]);
  const tells = await Promise.all(
    [page, other].map(async (tab) => {
      await findByRole(tab, 'button', '传输列表');
      return tab.evaluate(() => document.body.textContent?.includes('“customers-good.xlsx”导入成功'));
    }),
  );
  expect(tells.toSorted()).toEqual([false, true]);
  expect(problems).toEqual([]);
});
