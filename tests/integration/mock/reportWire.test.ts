import type { PortalHttp } from '../../../src/portal/contract/portal';
import { exportReport } from '../../../sub-apps/reports/src/api/exportReport';
import { getParameter } from '../../../sub-apps/reports/src/api/getParameter';
import { listReports } from '../../../sub-apps/reports/src/api/listReports';
import type { ReportQuery } from '../../../sub-apps/reports/src/api/reportQuery';
import { getSetting, runReport } from '../../../sub-apps/reports/src/api/runReport';
import { saveLayout } from '../../../sub-apps/reports/src/api/saveLayout';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

let server: PlatformServer;
let http: PortalHttp;
beforeAll(async () => {
  server = await startPlatform();
  const client = server.client();
  await client.signIn('zhang.wei');
  const post = async (path: string, body: unknown) => (await client.post(path, body)).data<unknown>();
  http = { post } as unknown as PortalHttp;
});
afterAll(() => server.stop());

const { signal } = new AbortController();
const queryOf = (reportCode: string, some: Partial<ReportQuery> = {}): ReportQuery => ({
  reportCode,
  slices: undefined,
  dimension: undefined,
  path: [],
  layout: undefined,
  sorting: undefined,
  page: { index: 1, size: 20 },
  ...some,
});

test('the client reads the list with its figures, and every report and setting of the platform', async () => {
  const { entries, faults } = await listReports(http, signal);
  expect([entries.length, faults]).toEqual([11, 0]);
  for (const { reportCode, name, figure } of entries) {
    expect(figure?.trend.length).toBeGreaterThan(1);
    const report = await runReport(http, queryOf(reportCode), signal);
    expect([reportCode, report.name, report.itemCount > 0]).toEqual([reportCode, name, true]);
    expect(report.pivot ? report.pivot.rowKeys.length : report.rows.length).toBeGreaterThan(0);
    const { layout, dimensions, measures, slices } = await getSetting(http, reportCode, signal);
    expect(layout).toEqual(report.layout);
    const known = [...dimensions, ...measures].map(({ code }) => code);
    expect(
      [...(layout?.rows ?? []), ...(layout?.columns ?? []), ...(layout?.values ?? [])].every((code) =>
        known.includes(code),
      ),
    ).toBe(true);
    for (const { paramCode, options, type } of slices) {
      const offered = paramCode === '' ? options : await getParameter(http, paramCode, signal);
      expect(offered.length > 0).toBe(type !== 'dates');
    }
  }
});

test('the order of the rows is told: the one asked for, else time by the calendar and others by the main measure', async () => {
  const orderOf = async (some: Partial<ReportQuery>) =>
    (await runReport(http, queryOf('sales-summary', some), signal)).sorting;
  expect(await orderOf({})).toEqual({ code: 'amount', order: 'desc' });
  expect(await orderOf({ dimension: 'month' })).toEqual({ code: 'month', order: 'asc' });
  const sorting = { code: 'qty', order: 'asc' } as const;
  expect(await orderOf({ sorting })).toEqual(sorting);
});

test('the client’s layout, conditions, sorting and path are understood', async () => {
  const layout = {
    rows: ['level'],
    columns: [],
    values: ['amount', 'yoy'],
    marks: [{ measure: 'yoy', kind: 'below' as const, limit: 0 }],
  };
  const slices = { period: ['2026-11-01', '2026-11-20'], product: '饮料' };
  const query = queryOf('sales-summary', { layout, slices, sorting: { code: 'yoy', order: 'asc' } });
  const report = await runReport(http, query, signal);
  expect(report.layout).toEqual(layout);
  expect(report.applied.map(({ text }) => text)).toEqual(['2026-11-01 至 2026-11-20', '饮料']);
  expect(report.columns.map(({ code, isComparison, canDrill }) => [code, isComparison, canDrill])).toEqual([
    ['level', false, true],
    ['amount', false, false],
    ['yoy', true, false],
  ]);
  const path = [{ dimension: 'level', value: String(report.rows[0]?.__key) }];
  const below = await runReport(http, { ...query, path, sorting: undefined }, signal);
  expect([below.columns[0]?.code, below.totals.amount]).toEqual(['customer', report.rows[0]?.amount]);
  await saveLayout(http, 'sales-summary', 'own', layout);
  expect(await getSetting(http, 'sales-summary', signal)).toMatchObject({ layout, layoutScope: 'own' });
  await saveLayout(http, 'sales-summary', 'own', undefined);
  expect(await exportReport(http, 'sales-summary', slices)).toMatch(/^\d{19}$/);
});
