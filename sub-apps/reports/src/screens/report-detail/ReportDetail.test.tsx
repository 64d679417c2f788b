import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { detailTexts as texts } from '../../locales/detail';
import ReportDetail from './ReportDetail';
import { answerReport, DRILL, report, REPORT } from './testReport';
import type { Body } from './testReport';

async function start(route = '/report-detail?reportcode=sales') {
  const fake = portalWith(texts);
  answerReport(fake);
  return { fake, ...renderScreen(ReportDetail, fake, route) };
}
const refusal = (type: string, code: string) =>
  new AppError('service', code, { code, status: 500, cause: { type, code, message: '' } });

test('the report starts with its own conditions and 20 rows, and names its tab', async () => {
  const { fake } = await start();
  const table = await screen.findByRole('table', { name: '区域销售分析数据' });
  expect(within(table).getByText('region 1')).toBeVisible();
  expect(fake.callsOf(REPORT)[0]?.input).toEqual({
    reportcode: 'sales',
    slices: [],
    init: 1,
    pageInfo: { pageindex: 1, pagesize: 20 },
  });
  expect(fake.title).toBe('区域销售分析');
});

test('numbers are formatted by their type, and the total counts all rows', async () => {
  await start();
  const table = await screen.findByRole('table', { name: '区域销售分析数据' });
  expect(table).toHaveTextContent('1,234');
  expect(table).toHaveTextContent('2,000.00');
  expect(table).toHaveTextContent('12.5%');
  expect(table).toHaveTextContent('▼ 50.0%');
  expect(within(table).getByText('合计').closest('tr')).toHaveTextContent('2,500.00');
});

test('another dimension or page is requested from the server', async () => {
  const { fake, user } = await start();
  await screen.findByText('region 1');
  await user.click(screen.getByRole('button', { name: '第 2 页' }));
  expect(await screen.findByText('region 2')).toBeVisible();
  await user.click(screen.getByText('商品'));
  expect(await screen.findByText('product 1')).toBeVisible();
  expect(fake.callsOf(REPORT)).toHaveLength(3);
});

test('a result of five rows has no pages to choose from', async () => {
  const { fake, user } = await start();
  expect(await screen.findByRole('button', { name: '第 2 页' })).toBeVisible();
  fake.answer(REPORT, (body: Body) => ({ ...report(body), itemcount: 5 }));
  await user.click(screen.getByText('商品'));
  expect(await screen.findByText('product 1')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: '每页条数' })).toBeNull();
});

test('a filter is sent when the report is queried, and a second query asks again', async () => {
  const { fake, user } = await start();
  await user.click(await screen.findByLabelText('年份'));
  await user.click(await screen.findByTitle('2026 年'));
  expect(fake.callsOf(REPORT)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() =>
    expect(fake.callsOf(REPORT).at(-1)?.input).toMatchObject({ slices: [{ code: 'year', value: '2026' }] }),
  );
  await user.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(fake.callsOf(REPORT)).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: '重置' }));
  await waitFor(() => expect(fake.callsOf(REPORT).at(-1)?.input).toMatchObject({ slices: [], init: 1 }));
});

test('a newer request aborts the running one', async () => {
  const { fake, user } = await start();
  await screen.findByText('region 1');
  fake.answer(REPORT, (body: Body) => (body.pageInfo.pageindex === 2 ? new Promise(() => undefined) : report(body)));
  await user.click(screen.getByRole('button', { name: '第 2 页' }));
  await user.click(screen.getByText('商品'));
  expect(await screen.findByText('product 1')).toBeVisible();
  const [, secondPage, product] = fake.callsOf(REPORT);
  expect(secondPage?.signal?.aborted).toBe(true);
  expect(product?.signal?.aborted).toBe(false);
});

test('a result with too many columns is reported, and the conditions stay available', async () => {
  const { fake, user } = await start();
  await screen.findByText('region 1');
  const tooMany = { 'report.too_many_columns': '查询结果超过50列，请重新设置查询条件' };
  act(() => fake.portal.i18n.addTexts({ 'zh-CN': tooMany }));
  fake.answer(REPORT, (body: Body) =>
    body.switchdim?.elementcode === 'product' ? refusal('2000', 'report.too_many_columns') : report(body),
  );
  await user.click(screen.getByText('商品'));
  expect(await screen.findByRole('alert')).toHaveTextContent('查询结果超过50列');
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByText('区域'));
  expect(await screen.findByText('region 1')).toBeVisible();
});

test('rejected conditions are reset until the user runs the report again', async () => {
  const { fake, user } = await start();
  await screen.findByText('region 1');
  fake.answer(REPORT, refusal('500', '条件不正确'));
  await user.click(screen.getByText('商品'));
  expect(await screen.findByRole('alert')).toHaveTextContent('条件不正确');
  const asked = fake.callsOf(REPORT).length;
  fake.answer(REPORT, report);
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: '查询' }));
  expect(await screen.findByText('region 1')).toBeVisible();
  expect(fake.callsOf(REPORT)).toHaveLength(asked + 1);
});

test('the export button without rows describes why it is unavailable', async () => {
  const { fake, user } = await start();
  await screen.findByText('region 1');
  await user.click(screen.getByRole('button', { name: '导出' }));
  await waitFor(() =>
    expect(fake.callsOf('/api/teapi/report/asyncexportexcel')[0]?.input).toEqual({ reportcode: 'sales', slices: [] }),
  );
  await waitFor(() => expect(fake.followed).toMatchObject([{ jobId: 'job-1', request: { title: '区域销售分析' } }]));
  expect(fake.shown.at(-1)?.text).toBe('已开始导出，可在传输列表中查看进度');
  fake.answer(REPORT, (body: Body) => ({ ...report(body), rows: [], itemcount: 0 }));
  await user.click(screen.getByText('商品'));
  expect(await screen.findByText('没有符合条件的数据')).toBeVisible();
  expect(screen.getByRole('button', { name: '导出' })).toHaveAccessibleDescription('没有数据可以导出');
});

test('a link to the list is shown when there is no report', async () => {
  const { fake, user } = await start('/report-detail');
  await user.click(screen.getByRole('button', { name: '打开报表列表' }));
  expect(fake.opened).toEqual([{ route: '/report-List', title: undefined }]);
});

test('a condition in force is a tag, and a removed one asks for all', async () => {
  const conditions = JSON.stringify({ slices: [{ code: 'year', value: '2026' }] });
  const { fake, user } = await start(`/report-detail?${new URLSearchParams({ reportcode: 'sales', conditions })}`);
  await user.click(await screen.findByRole('button', { name: '移除条件 年份' }));
  await waitFor(() => expect(fake.callsOf(REPORT)).toHaveLength(2));
  const [first, second] = fake.callsOf(REPORT).map(({ input }) => input as Body);
  expect([first?.slices, first?.init]).toEqual([[{ code: 'year', value: '2026' }], undefined]);
  expect([second?.slices, second?.init]).toEqual([[], undefined]);
  await waitFor(() => expect(screen.queryByRole('button', { name: '移除条件 年份' })).toBeNull());
});

test('a member leads to a lower level, and the path leads back up', async () => {
  const { fake, user } = await start();
  await user.click(await screen.findByRole('button', { name: '下钻 其他' }));
  expect(await screen.findByText('other 1')).toBeVisible();
  expect(fake.callsOf(DRILL)[0]?.input).toMatchObject({ drill: { elementcode: 'name', value: 'other' }, pdrill: [] });
  const path = screen.getByRole('navigation', { name: '下钻路径' });
  await user.click(within(path).getByRole('button', { name: '区域销售分析' }));
  expect(await screen.findByText('region 1')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: '下钻路径' })).toBeNull();
});

test('a press on a title asks for figures from the largest, another press from the smallest, a third for none', async () => {
  const { fake, user } = await start();
  await screen.findByText('region 1');
  const orders: unknown[] = [];
  for (const sort of ['descending', 'ascending', 'none']) {
    await user.click(screen.getByRole('button', { name: /^金额/ }));
    await waitFor(() => expect(screen.getByRole('columnheader', { name: /^金额/ })).toHaveAttribute('aria-sort', sort));
    orders.push((fake.callsOf(REPORT).at(-1)?.input as Body).sorting);
  }
  expect(orders.slice(0, 2)).toEqual([
    { code: 'amount', order: 'desc' },
    { code: 'amount', order: 'asc' },
  ]);
});

test('a huge cross table says its size before it is drawn', async () => {
  const { fake, user } = await start();
  await screen.findByText('region 1');
  const keys = (count: number, name: string) => Array.from({ length: count }, (_, index) => [`${name}${index}`]);
  const dimension = (code: string) => ({ code, title: code, type: 'text' });
  fake.answer(REPORT, (body: Body) => ({
    ...report(body),
    pivot: {
      rows: [dimension('r')],
      columns: [dimension('c')],
      values: [{ code: 'amount', title: '金额', type: 'money' }],
      rowkeys: keys(2001, 'r'),
      columnkeys: keys(100, 'c'),
      cells: Array.from({ length: 2001 }, () => Array<number>(100).fill(1)),
    },
  }));
  await user.click(screen.getByText('商品'));
  expect(await screen.findByText('结果很大：2,001 行 × 100 列，共 200,100 个数')).toBeVisible();
  expect(screen.queryByRole('grid')).toBeNull();
  await user.click(screen.getByRole('button', { name: '仍然显示' }));
  expect(await screen.findByRole('grid')).toBeInTheDocument();
});

test('conditions of a link that cannot be read are told, and the report is shown all the same', async () => {
  const { fake } = await start('/report-detail?reportcode=sales&conditions=%7B');
  expect(await screen.findByText('region 1')).toBeVisible();
  expect(fake.shown).toEqual([{ tone: 'warning', text: '链接中的条件无法识别，已使用报表的默认条件' }]);
});

test('inside a page a report has neither title nor form, and does not name the tab', async () => {
  const { fake } = await start('/report-detail?reportcode=sales&embedded=1');
  expect(await screen.findByText('region 1')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.queryByRole('search')).toBeNull();
  expect(fake.title).toBeUndefined();
});

test('Ctrl-P prints all rows, which are read page by page', async () => {
  const { fake } = await start();
  await screen.findByText('region 1');
  expect(await act(() => fake.pressPrint())).toBe(true);
  expect(fake.prints[0]?.title).toBe('区域销售分析');
  const paper = document.createElement('div');
  await fake.prints[0]?.mount(paper);
  expect(paper).toHaveTextContent('区域销售分析');
  expect([...paper.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
    ...['名称', '数量', '金额', '占比', '同比'],
  ]);
  expect(paper.querySelectorAll('tr[data-paper=row]').length).toBeGreaterThan(2);
  expect(fake.callsOf(REPORT).at(-1)?.input).toMatchObject({ pageInfo: { pagesize: 100 } });
});

test('conditions that the platform refuses stay in the form, and the report can start again with its own', async () => {
  const { fake, user } = await start();
  await user.click(await screen.findByLabelText('年份'));
  await user.click(await screen.findByTitle('2026 年'));
  fake.answer(REPORT, new AppError('service', 'Bad', { code: 'errors.400', status: 400 }));
  await user.click(screen.getByRole('button', { name: '查询' }));
  const reset = await screen.findByRole('button', { name: '恢复默认条件' });
  expect(screen.getByRole('search')).toHaveTextContent('2026 年');
  fake.answer(REPORT, report);
  await user.click(reset);
  expect(await screen.findByText('region 1')).toBeVisible();
  expect(fake.callsOf(REPORT).at(-1)?.input).toMatchObject({ init: 1 });
});

test('a first answer that is refused has its name, its setting and its conditions all the same', async () => {
  const fake = portalWith(texts);
  fake.answer('/api/teapi/report/getdims', []);
  fake.answer(REPORT, (body: Body & { isSetting?: 1 }) =>
    body.isSetting
      ? { ...report({ ...body, pageInfo: { pageindex: 1, pagesize: 20 } }), rows: [] }
      : refusal('2000', 'x'),
  );
  renderScreen(ReportDetail, fake, '/report-detail?reportcode=sales');
  expect(await screen.findByRole('heading', { name: '区域销售分析' })).toBeVisible();
  expect(screen.getByLabelText('年份')).toBeVisible();
  expect(screen.getAllByRole('button', { name: '设置' })).toHaveLength(2);
});

test('a failure of the dimensions is told, and they can be read again', async () => {
  const { fake, user } = await start();
  fake.answer('/api/teapi/report/getdims', new AppError('network', 'Lost'));
  renderScreen(ReportDetail, fake, '/report-detail?reportcode=other');
  const retry = await screen.findByRole('button', { name: '统计维度没有加载成功，重试' });
  fake.answer('/api/teapi/report/getdims', [
    { elementcode: 'region', alias: '区域' },
    { elementcode: 'shop', alias: '门店' },
  ]);
  await user.click(retry);
  expect(await screen.findByText('门店')).toBeVisible();
});

test('marks of the layout stand at the figures of a flat report as well', async () => {
  const { fake, user } = await start();
  await screen.findByText('region 1');
  const marks = [{ elementcode: 'qty', kind: 'above', limit: 1000 }];
  fake.answer(REPORT, (body: Body) => ({
    ...report(body),
    layout: { rows: ['name'], columns: [], values: ['qty', 'amount'], marks },
  }));
  await user.click(screen.getByText('商品'));
  await screen.findByText('product 1');
  expect(screen.getAllByRole('img', { name: /1,000/ })).toHaveLength(1);
});

test('a platform that counts wrongly, answers names of objects or ignores the size of a page does not break the table', async () => {
  const { fake, user } = await start();
  await screen.findByText('region 1');
  const many = Array.from({ length: 150_000 }, () => ({ name: '行', qty: 1 }));
  const columns = [
    { code: 'name', title: '名称', type: 'text' },
    { code: 'constructor', title: '怪', type: 'number', decimals: 1e9 },
  ];
  fake.answer(REPORT, (body: Body) => ({ ...report(body), columns, rows: many, itemcount: -5, totals: {} }));
  await user.click(screen.getByText('商品'));
  await screen.findByRole('columnheader', { name: /怪/ });
  expect(screen.getByRole('table')).not.toHaveTextContent('native code');
  expect(screen.getByText('共 1,000 条')).toBeVisible();
});

test('an answer that is no report is said to be unreadable', async () => {
  const { fake, user } = await start();
  await screen.findByText('region 1');
  fake.answer(REPORT, { foo: 1 });
  await user.click(screen.getByText('商品'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('没有符合条件的数据')).toBeNull();
});

test('a double click exports once', async () => {
  const { fake } = await start();
  await screen.findByText('region 1');
  const button = screen.getByRole('button', { name: '导出' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(fake.followed.length).toBeGreaterThan(0));
  expect(fake.callsOf('/api/teapi/report/asyncexportexcel')).toHaveLength(1);
});

test.each([null, {}, { dynamicid: {} }])('an export whose answer %j names no job is no success', async (answer) => {
  const { fake } = await start();
  await screen.findByText('region 1');
  fake.answer('/api/teapi/report/asyncexportexcel', answer);
  fireEvent.click(screen.getByRole('button', { name: '导出' }));
  await waitFor(() => expect(fake.shown.at(-1)?.text).toMatch(/^平台没有返回导出任务/));
  expect(fake.shown.at(-1)?.tone).toBe('warning');
});

test('a display that the answer does not have gives way to the table', async () => {
  const conditions = JSON.stringify({ view: 'stacked' });
  await start(`/report-detail?${new URLSearchParams({ reportcode: 'sales', conditions })}`);
  expect(await screen.findByText('region 1')).toBeVisible();
});
