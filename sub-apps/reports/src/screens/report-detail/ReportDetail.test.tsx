import { AppError } from '@atrium/common/errors/appError';
import { screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { texts } from '../../locales';
import ReportDetail from './ReportDetail';

const REPORT = '/api/teapi/report/biengine/report';

interface Body {
  switchdim?: { elementcode: string };
  pageInfo: { pageindex: number; pagesize: number };
}
const report = ({ switchdim, pageInfo }: Body) => ({
  reportname: '区域销售分析',
  columns: [
    { code: 'name', title: '名称', type: 'text' },
    { code: 'qty', title: '数量', type: 'number' },
    { code: 'amount', title: '金额', type: 'money' },
    { code: 'share', title: '占比', type: 'percent' },
  ],
  rows: [
    { name: `${switchdim?.elementcode} ${pageInfo.pageindex}`, qty: 1234, amount: 2000, share: 0.125 },
    { name: '其他', qty: 1, amount: 500, share: 0.875 },
  ],
  itemcount: 45,
  totals: { qty: 1235, amount: 2500 },
  slices: [{ code: 'year', alias: '年份', options: [{ key: '2026', text: '2026 年' }] }],
});

async function start(route = '/report-detail?reportcode=sales') {
  const fake = portalWith(texts);
  fake.answer('/api/teapi/report/getdims', [
    { elementcode: 'region', alias: '区域' },
    { elementcode: 'product', alias: '商品' },
  ]);
  fake.answer(REPORT, report);
  fake.answer('/api/teapi/report/asyncexportexcel', {});
  const shown = renderScreen(ReportDetail, fake, route);
  return { fake, ...shown };
}
const refusal = (type: string, code: string) =>
  new AppError('service', code, { code, status: 500, cause: { type, code, message: '' } });

test('the report starts with its first dimension and 20 rows, and names its tab', async () => {
  const { fake } = await start();
  const table = await screen.findByRole('table', { name: '区域销售分析数据' });
  expect(within(table).getByText('region 1')).toBeVisible();
  expect(fake.callsOf(REPORT)[0]?.input).toEqual({
    reportcode: 'sales',
    slices: [],
    switchdim: { elementcode: 'region' },
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
  await waitFor(() => expect(fake.callsOf(REPORT).at(-1)?.input).toMatchObject({ slices: [] }));
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
  fake.portal.i18n.addTexts({ 'zh-CN': { 'report.too_many_columns': '查询结果超过50列，请重新设置查询条件' } });
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
  await user.click(within(screen.getByRole('alert')).getByRole('button'));
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
