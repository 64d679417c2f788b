import type { Page } from 'puppeteer';
import { POLL_MS } from '../support/clockedImport';
import { enterWorkspace } from '../support/enterWorkspace';
import type { EnterOptions } from '../support/enterWorkspace';
import { click, findByRole, findByText } from '../support/find';
import { goTo } from '../support/locations';
import { shortenTimers } from '../support/pageClock';
import { productPerTest } from '../support/product/product';
import { createTemporaryFiles } from '../support/temporaryFiles';
import { waitForNoText, waitForText } from '../support/waitForText';

const REPORT = '/api/teapi/report/biengine/report';
const DRILL = '/api/teapi/report/drill';
const SALES = '/report-detail?reportcode=sales-summary';
const MIX = '/report-detail?reportcode=product-mix';

const product = productPerTest();
const files = createTemporaryFiles();
afterAll(files.remove);

/** Notes what is written to the clipboard, which a browser without a window does not let a page read. */
const watchClipboard = async (page: Page): Promise<void> =>
  void (await page.evaluateOnNewDocument(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => void copied.push(text),
        write: async ([item]: ClipboardItem[]) => {
          const text = await item?.getType('text/plain');
          copied.push((await text?.text()) ?? '');
        },
      },
    });
  }));
const copiedText = async (page: Page, count = 1): Promise<string> => {
  await page.waitForFunction((most) => (window as unknown as { copied: string[] }).copied.length >= most, {}, count);
  return page.evaluate(() => (window as unknown as { copied: string[] }).copied.at(-1) ?? '');
};

const open = (path: string, options: EnterOptions = {}) =>
  enterWorkspace(product.browser, product.url, { path, prepare: watchClipboard, ...options });

/** Chooses the display with this name. */
const show = (page: Page, name: string) => page.locator(`[aria-label="显示方式"] label::-p-text(${name})`).click();

test('a member leads to a lower level, the conditions follow the address, and the path leads back up', async () => {
  const { page, problems } = await open(SALES);
  await click(page, 'button', '下钻 南京');
  await click(page, 'button', '下钻 南京分部');
  await findByRole(page, 'columnheader', '负责人');
  const calls = await product.platform.log(DRILL);
  // Asked for before it is drawn, and not again by what is drawn.
  expect(calls).toHaveLength(2);
  expect(calls.at(-1)?.body).toMatchObject({
    drill: { elementcode: 'organisation' },
    pdrill: [{ elementcode: 'region', value: '南京' }],
  });
  await click(page, 'button', '更多');
  await click(page, 'menuitem', '复制链接');
  const link = await copiedText(page);

  const colleague = await product.browser.newPage();
  await colleague.goto(link);
  await findByRole(colleague, 'navigation', '下钻路径');
  await findByRole(colleague, 'columnheader', '负责人');
  await colleague.close();

  await page.bringToFront();
  await click(page, 'button', '南京');
  await findByRole(page, 'button', '下钻 南京分部');
  expect(problems).toEqual([]);
});

test('a reload keeps the conditions, level and display of a report', async () => {
  const { page, problems } = await open(SALES);
  await click(page, 'button', '下钻 南京');
  await findByRole(page, 'button', '下钻 南京分部');
  await click(page, 'button', '移除条件 订单状态');
  await waitForNoText(page, '订单状态：');
  await show(page, '柱状图');
  const title = '销售汇总 · 南京 · 各组织的金额（2026-01-01 至 2026-11-20）';
  await findByRole(page, 'region', title);
  const before = (await product.platform.log(DRILL)).length;

  await page.reload();
  await findByRole(page, 'region', title);
  await findByRole(page, 'navigation', '下钻路径');
  await waitForText(page, '统计日期：2026-01-01 至 2026-11-20');
  await waitForNoText(page, '订单状态：');
  const calls = await product.platform.log(DRILL);
  expect(calls).toHaveLength(before + 1);
  expect(calls.at(-1)?.body).toMatchObject({
    slices: [{ code: 'period', value: ['2026-01-01', '2026-11-20'] }],
    drill: { elementcode: 'region', value: '南京' },
  });
  expect(calls.at(-1)?.body).not.toHaveProperty('init');
  expect(problems).toEqual([]);
});

test('a chart shows the same answer, its bars lead down, and it is saved as a picture', async () => {
  const { page, problems } = await open(SALES);
  await findByRole(page, 'button', '下钻 南京');
  await show(page, '柱状图');
  await findByRole(page, 'region', '销售汇总 · 各区域的金额（2026-01-01 至 2026-11-20）');
  const downloads = await files.watchDownloads(page);
  await click(page, 'button', '保存图片');
  expect(await downloads.next()).toMatch(/销售汇总 · 各区域的金额.*\.png$/);
  await click(page, 'button', '以表格显示');
  await waitForText(page, '7,066,504.01');
  await click(page, 'button', '以图表显示');
  const picture = await page.waitForSelector('[data-chart] svg[role], [data-chart] [tabindex="0"]');
  await picture?.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await findByRole(page, 'navigation', '下钻路径');
  expect(await product.platform.log(DRILL)).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('a cross table is folded, sorted, copied with its headers, and drawn only as far as it is seen', async () => {
  const { page, problems } = await open(MIX);
  const grid = await findByRole(page, 'grid', '商品结构分析数据');
  expect(Number(await grid.evaluate((each) => each.getAttribute('aria-rowcount')))).toBeGreaterThan(100);
  expect((await grid.$$('[role=gridcell]')).length).toBeLessThan(1_500);
  await click(page, 'button', '全部收起');
  await page.waitForFunction((each) => Number(each.getAttribute('aria-rowcount')) < 20, {}, grid);
  await click(page, 'button', '更多');
  await click(page, 'menuitem', '复制表格');
  const lines = (await copiedText(page)).split('\r\n');
  expect(lines[1]?.split('\t').slice(0, 4)).toEqual(['品类', '商品', '金额', '金额占比']);
  expect(lines.length).toBeGreaterThan(100);
  expect(problems).toEqual([]);
});

test('a layout that is put together by keyboard becomes a cross table, is saved as one’s own and deleted again', async () => {
  const { page, problems } = await open(SALES);
  await click(page, 'button', '设置');
  await click(page, 'button', '月份 的操作');
  await click(page, 'menuitem', '月份：添加到列');
  await click(page, 'button', '保存为我的布局');
  await findByRole(page, 'grid', '销售汇总数据');
  const [saved] = await product.platform.log('/api/teapi/report/savelayout');
  expect(saved?.body).toMatchObject({
    reportcode: 'sales-summary',
    scope: 'own',
    layout: { rows: ['region'], columns: ['month'] },
  });
  await page.reload();
  await findByRole(page, 'grid', '销售汇总数据');
  await click(page, 'button', '设置');
  await click(page, 'button', '删除我的布局');
  await page.locator('.ant-modal-confirm-btns button::-p-text(删除我的布局)').click();
  await findByRole(page, 'table', '销售汇总数据');
  expect(problems).toEqual([]);
});

test('an export is followed in the transfer list, and its file is saved', async () => {
  // Without the pauses between two questions about the job, which `followExport.test` shows.
  const prepare = (opened: Page) => shortenTimers(opened, [POLL_MS]);
  const { page, problems } = await open(SALES, { prepare });
  await findByRole(page, 'button', '下钻 南京');
  const downloads = await files.watchDownloads(page);
  await click(page, 'button', '导出');
  await waitForText(page, '已开始导出，可在传输列表中查看进度');
  expect(await downloads.next()).toMatch(/销售汇总.*\.xlsx$/);
  await click(page, 'button', '传输列表');
  await findByText(page, '销售汇总');
  expect(problems).toEqual([]);
});

test('a query that takes long can be cancelled, and a newer one never loses to it', async () => {
  const { page } = await open(SALES);
  await findByRole(page, 'button', '下钻 南京');
  await product.platform.fault({ path: REPORT, kind: 'late', ms: 60_000 });
  await page.locator('.ant-segmented-item::-p-text(品类)').click();
  await click(page, 'button', '取消查询');
  await waitForText(page, '查询已取消，显示的是上一次的结果');
  await findByRole(page, 'button', '下钻 南京');
  await page.locator('.ant-segmented-item::-p-text(负责人)').click();
  await findByRole(page, 'columnheader', '负责人');
});

test('a work report shows the template of its kind', async () => {
  const { page, problems } = await open('/report-detail?reportcode=work-weekly');
  await waitForText(page, '一、本周目标完成情况：');
  expect((await product.platform.log('/api/teapi/ms-biz/workreport/gettempletset'))[0]?.body).toEqual({
    templettype: 2,
  });
  expect(problems).toEqual([]);
});

test('a report that was opened and one that is a favourite stand at the top of the list', async () => {
  const { page, problems } = await open('/report-List');
  await click(page, 'button', '收藏 月度销售趋势');
  await click(page, 'button', '打开报表 销售汇总');
  await findByRole(page, 'table', '销售汇总数据');
  await goTo(page, '/report-List');
  await findByRole(page, 'region', '最近打开');
  await page.reload();
  const sections = () =>
    page.$$eval('main section[aria-labelledby] h2', (all) => all.map(({ textContent }) => textContent));
  await findByRole(page, 'region', '收藏');
  expect((await sections()).slice(0, 2)).toEqual([
    expect.stringContaining('收藏'),
    expect.stringContaining('最近打开'),
  ]);
  expect(problems).toEqual([]);
});

test('a report stands in a protocol page, with the conditions that the page gives it', async () => {
  const { page, problems } = await open('/litheform?pagecode=gallery-report');
  await findByRole(page, 'table', '销售汇总数据');
  await click(page, 'combobox', '大区');
  await page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option::-p-text(杭州)')
    .click();
  await findByText(page, '区域：杭州');
  const asked = (await product.platform.log(REPORT)).map(({ body }) => body);
  expect(asked).toContainEqual(expect.objectContaining({ slices: [{ code: 'region', value: '杭州' }] }));
  expect(problems).toEqual([]);
});
