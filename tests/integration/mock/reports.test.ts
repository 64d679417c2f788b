import { REPORT_CODES } from '../../../mock/domain/fixtures';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';
import { call as callOf, inEnglish, reportOf, runOf, signInBoth, wireLayout } from './support/reportCalls';
import type { WireReport } from './support/reportCalls';

let server: PlatformServer;
let director: Client;
let representative: Client;
const setUp = async () => {
  ({ director, representative } = await signInBoth(server));
};
beforeAll(async () => {
  server = await startPlatform();
  await setUp();
});
afterAll(() => server.stop());

const call = (path: string, body: object = {}, client = director) => callOf(client, path, body);
const run = (code: string, body: object = {}, client = director) => runOf(client, code, body);
const report = (code: string, body: object = {}, client = director) => reportOf(client, code, body);

describe('a report', () => {
  it('starts with its own conditions and says them in words', async () => {
    const started = await report(REPORT_CODES.sales, { init: 1 });
    expect(started.applied).toEqual([
      { code: 'period', value: ['2026-01-01', '2026-11-20'], text: '2026-01-01 至 2026-11-20' },
      { code: 'status', value: ['pending', 'approved', 'shipping'], text: '待审批、已审批、配送中' },
    ]);
    const given = await report(REPORT_CODES.sales, {
      slices: [
        { code: 'period', value: ['2026-01-01', '2026-11-20'] },
        { code: 'status', value: ['draft', 'rejected'] },
        { code: 'top', value: '10' },
      ],
    });
    expect(given.applied.slice(1)).toEqual([
      { code: 'status', value: ['draft', 'rejected'], text: '草稿、已驳回' },
      { code: 'top', value: '10', text: '前 10 名' },
    ]);
    expect(given.totals.amount).toBeLessThan(started.totals.amount ?? 0);
    expect((await report(REPORT_CODES.organisations, { init: 1 })).applied[0]?.value).toEqual([
      '2026-11-01',
      '2026-11-20',
    ]);
  });

  it('of work starts with the latest days, weeks or months, and tells its order', async () => {
    const { rows, sorting } = await report(REPORT_CODES.weekly, { init: 1, pageInfo: { pageindex: 1, pagesize: 20 } });
    expect(rows[0]?.week).toBe('2026 年第 47 周');
    expect(sorting).toEqual({ code: 'week', order: 'desc' });
  });

  it('counts drafts and rejected orders only when a person removes the condition or asks for them', async () => {
    const started = await report(REPORT_CODES.sales, { init: 1 });
    const amountOf = async (...statuses: string[]) => {
      const slices: object[] = started.applied.filter(({ code }) => code === 'period');
      if (statuses.length > 0) slices.push({ code: 'status', value: statuses });
      return Math.round(((await report(REPORT_CODES.sales, { slices })).totals.amount ?? 0) * 100);
    };
    const sales = await amountOf('pending', 'approved', 'shipping');
    expect(sales).toBe(Math.round((started.totals.amount ?? 0) * 100));
    expect(await amountOf()).toBe(sales + (await amountOf('draft', 'rejected')));
  });

  it('keeps its period when a page names other conditions only, and says so', async () => {
    const { applied, totals } = await report(REPORT_CODES.sales, { slices: [{ code: 'region', value: '杭州' }] });
    expect(applied).toEqual([
      { code: 'period', value: ['2026-01-01', '2026-11-20'], text: '2026-01-01 至 2026-11-20' },
      { code: 'region', value: ['杭州'], text: '杭州' },
    ]);
    expect(totals.amount).toBe((await report(REPORT_CODES.sales, { slices: applied })).totals.amount);
  });

  it('reads everything when a request has no condition at all', async () => {
    expect((await report(REPORT_CODES.sales)).applied).toEqual([]);
  });

  it('tells what it may be made of, and its setting has no rows', async () => {
    const setting = await report(REPORT_CODES.sales, { isSetting: 1 });
    expect(setting).toMatchObject({
      rows: [],
      columns: [],
      itemcount: 0,
      totals: {},
      layout: { rows: ['region'], columns: [], marks: [{ elementcode: 'amount', kind: 'bar', limit: 0 }] },
      layoutscope: 'report',
      applied: [{ code: 'period' }, { code: 'status' }],
    });
    expect(setting.dimensions).toContainEqual({ elementcode: 'week', alias: '周', type: 'text' });
    expect(setting.measures).toContainEqual({ elementcode: 'yoy', alias: '同比', type: 'percent' });
    expect(setting.slices.map(({ code, type }) => `${code} ${type}`)).toEqual([
      'period dates',
      'organisation tree',
      'region select',
      'product cascade',
      'owner select',
      'channel select',
      'level select',
      'status select',
      'top select',
    ]);
  });

  it('offers no first rows of a cross table', async () => {
    const { slices, applied } = await report(REPORT_CODES.matrix, { slices: [{ code: 'top', value: '10' }] });
    expect(slices.map(({ code }) => code)).not.toContain('top');
    expect(applied.map(({ code }) => code)).not.toContain('top');
  });

  it('has keys where the text of a member is translated, and drills by the key alone', async () => {
    const { columns, rows } = await inEnglish(director, () =>
      report(REPORT_CODES.sales, { layout: wireLayout(['level'], [], ['amount']) }),
    );
    expect(columns[0]).toEqual({ code: 'level', title: 'Customer level', type: 'text', candrill: 1 });
    expect(rows).toContainEqual({ level: 'Class A', __key: 'A', amount: expect.any(Number) as number });
    const drill = (value: string) =>
      inEnglish(director, async () =>
        (
          await call('drill', {
            reportcode: REPORT_CODES.sales,
            slices: [],
            layout: wireLayout(['level'], [], ['amount']),
            drill: { elementcode: 'level', value },
          })
        ).data<WireReport>(),
      );
    const byKey = await drill('A');
    expect(byKey.path).toEqual([{ elementcode: 'level', value: 'A', alias: 'Customer level', text: 'Class A' }]);
    expect(byKey.rows.length).toBeGreaterThan(0);
    expect((await drill('Class A')).rows).toEqual([]);
    expect(byKey.totals.amount).toBe(rows.find(({ __key }) => __key === 'A')?.amount);
  });

  it('as a cross table has the same keys in every language, which lead to the same rows', async () => {
    const layout = wireLayout(['organisation', 'level'], ['status'], ['amount']);
    const { pivot } = await report(REPORT_CODES.sales, { layout });
    const english = (await inEnglish(director, () => report(REPORT_CODES.sales, { layout }))).pivot;
    expect(pivot?.rowkeys).toContainEqual(['hd-nj', 'A']);
    const sorted = (keys: string[][] = []) => keys.map((key) => key.join(' ')).sort();
    expect(sorted(english?.rowkeys)).toEqual(sorted(pivot?.rowkeys));
    expect(english?.columnkeys).toEqual(pivot?.columnkeys);
    expect(pivot?.members).toMatchObject({ organisation: { 'hd-nj': '南京分部' }, status: { shipping: '配送中' } });
    expect(english?.members).toMatchObject({ organisation: { 'hd-nj': 'Nanjing Branch' }, level: { A: 'Class A' } });

    const drill = { elementcode: 'level', value: 'A' };
    const pdrill = [{ elementcode: 'organisation', value: 'hd-nj' }];
    const drilled = async () =>
      (await call('drill', { reportcode: REPORT_CODES.sales, slices: [], layout, drill, pdrill })).data<WireReport>();
    const [here, there] = [await drilled(), await inEnglish(director, drilled)];
    expect(here.pivot?.cells.at(-1)?.at(-1)).toBe(
      pivot?.cells[pivot.rowkeys.findIndex((key) => key.join(' ') === 'hd-nj A')]?.at(-1),
    );
    expect(there.pivot?.rowkeys).toEqual(here.pivot?.rowkeys);
    expect(there.pivot?.cells).toEqual(here.pivot?.cells);
    expect(there.path.map(({ text }) => text)).toEqual(['Nanjing Branch', 'Class A']);
  });

  it('is sorted by any column before it is paged', async () => {
    const sorted = (code: string, order: string) =>
      report(REPORT_CODES.customers, { sorting: { code, order }, pageInfo: { pageindex: 1, pagesize: 400 } });
    const orders = (await sorted('orders', 'asc')).rows.map((row) => Number(row.orders));
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
    const names = (await sorted('customer', 'desc')).rows.map(({ customer }) => String(customer));
    expect(names).toEqual(names.toSorted((a, b) => -a.localeCompare(b, 'zh-CN')));
    const page = await report(REPORT_CODES.customers, {
      sorting: { code: 'orders', order: 'asc' },
      pageInfo: { pageindex: 3, pagesize: 50 },
    });
    expect(page.rows.map((row) => Number(row.orders))).toEqual(orders.slice(100, 150));
  });

  it('is a cross table with subtotals where it has more dimensions', async () => {
    const { pivot, columns, rows } = await report(REPORT_CODES.organisations, { init: 1 });
    expect([columns, rows]).toEqual([[], []]);
    expect(pivot?.columnkeys).toEqual([[]]);
    expect(pivot?.rowkeys.at(-1)).toEqual([]);
    expect(pivot?.rowkeys.filter((key) => key.length === 1)).toHaveLength(5);
    expect(pivot?.rows.map(({ code, candrill }) => [code, candrill])).toEqual([
      ['organisation', 1],
      ['owner', 1],
    ]);
  });

  it('of work says its kind, and begins with the orders and visits of a seller', async () => {
    const own = await report(REPORT_CODES.daily, { init: 1 }, representative);
    expect(own.templettype).toBe(1);
    expect(own.applied).toContainEqual({ code: 'owner', value: ['hd-li-na'], text: '李娜' });
    const all = await report(REPORT_CODES.daily, { init: 1 });
    expect(all.applied.map(({ code }) => code)).toEqual(['period', 'status']);
    expect(all.totals.visits).toBeGreaterThan(own.totals.visits ?? 0);
    // A visit has no status, so the condition keeps all of them.
    const visits = await report(REPORT_CODES.daily, { slices: all.applied.filter(({ code }) => code === 'period') });
    expect(all.totals.visits).toBe(visits.totals.visits);
    expect(all.totals.orders).toBeLessThan(visits.totals.orders ?? 0);
  });

  it('without any data has neither rows nor totals', async () => {
    const slices = [{ code: 'period', value: ['2020-01-01', '2020-01-31'] }];
    expect(await report(REPORT_CODES.sales, { slices })).toMatchObject({ rows: [], totals: {}, itemcount: 0 });
    expect((await report(REPORT_CODES.mix, { slices })).pivot).toMatchObject({
      rowkeys: [],
      columnkeys: [],
      cells: [],
    });
  });

  it('that is too large is refused with its limit', async () => {
    const wide = await run(REPORT_CODES.mix, { layout: wireLayout(['region'], ['day'], ['amount']) });
    expect(wide.body).toMatchObject({ error_type: 2000, error_params: { limit: 200 } });
    const long = await run(REPORT_CODES.mix, { layout: wireLayout(['customer', 'product'], [], ['amount']) });
    expect(long.body).toMatchObject({ error_type: 3000, error_params: { limit: 5_000 } });
    expect(long.body.error_msg).toBe('透视表查询结果超过5000行，请重新设置查询条件');
  });
});
