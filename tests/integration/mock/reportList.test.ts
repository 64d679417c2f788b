import { isoDay } from '../../../mock/domain/calendar';
import { ORDER_IDS, REPORT_CODES } from '../../../mock/domain/fixtures';
import { platform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';
import {
  call as callOf,
  inEnglish,
  reportOf,
  runOf,
  showAllOrders,
  signInBoth,
  wireLayout,
} from './support/reportCalls';

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
const salesOf = (from: string, to: string) => [
  { code: 'period', value: [from, to] },
  { code: 'status', value: ['pending', 'approved', 'shipping'] },
];

describe('the list', () => {
  interface Entry {
    reportcode: string;
    reportname: string;
    category: string;
    figure?: { alias: string; type: string; value: number; trend: number[] };
  }
  const list = async (client = director) => (await call('list', {}, client)).data<Entry[]>();
  const figureOf = async (code: string, client = director) =>
    (await list(client)).find(({ reportcode }) => reportcode === code)?.figure;

  it('has the figure of this month, and its course over the twelve months before', async () => {
    const { totals } = await report(REPORT_CODES.sales, { slices: salesOf('2026-11-01', '2026-11-20') });
    const figure = await figureOf(REPORT_CODES.sales);
    expect(figure).toMatchObject({ alias: '本月金额', type: 'money', value: totals.amount });
    const months = await report(REPORT_CODES.months, { slices: salesOf('2025-11-01', '2026-10-31') });
    expect(figure?.trend).toEqual(months.rows.map(({ amount }) => amount));
    expect((await figureOf(REPORT_CODES.months))?.trend).toEqual(months.rows.map(({ orders }) => orders));
  });

  it('says of the sales of this month what the workbench and the report of the month say', async () => {
    const workbench = (await director.business('workbench')).data<{ monthamount: number; monthconditions: object }>();
    const { totals } = await report(REPORT_CODES.sales, workbench.monthconditions);
    expect([(await figureOf(REPORT_CODES.sales))?.value, totals.amount]).toEqual([
      workbench.monthamount,
      workbench.monthamount,
    ]);
  });

  it('says the same after an order with a discount', async () => {
    const lines = [3, 7, 1].map((qty) => ({ productid: 'P-0001', qty, price: 3.33 }));
    const order = { orderid: ORDER_IDS.pending, orderdate: '2026-11-20', discount: 12.5, lines };
    const { customerid, version } = (await director.business('orderget', { orderid: ORDER_IDS.pending })).data<{
      customerid: string;
      version?: number;
    }>();
    expect((await director.business('ordersave', { ...order, customerid, version })).status).toBe(200);
    const { monthamount } = (await director.business('workbench')).data<{ monthamount: number }>();
    expect((await figureOf(REPORT_CODES.sales))?.value).toBe(monthamount);
    await setUp();
  });

  it('has a figure of its own for each report, and none of months before there were any data', async () => {
    const entries = await list();
    expect(new Set(entries.map(({ figure }) => figure?.alias)).size).toBe(entries.length);
    const figures = new Map(entries.map(({ reportcode, figure }) => [reportcode, figure]));
    const totalsOf = async (code: string, some: object = {}) =>
      (await report(code, { slices: salesOf('2026-11-01', '2026-11-20'), ...some })).totals;
    const growth = await totalsOf(REPORT_CODES.sales, { layout: wireLayout(['region'], [], ['amount', 'yoy']) });
    expect(figures.get(REPORT_CODES.organisations)).toMatchObject({ type: 'percent', value: growth.yoy });
    const classes = await report(REPORT_CODES.abc, { slices: salesOf('2026-11-01', '2026-11-20') });
    expect(figures.get(REPORT_CODES.abc)?.value).toBe(classes.rows[0]?.customers);
    const categories = await report(REPORT_CODES.products, {
      slices: salesOf('2026-11-01', '2026-11-20'),
      switchdim: { elementcode: 'category' },
    });
    expect(figures.get(REPORT_CODES.mix)).toMatchObject({ type: 'percent', value: categories.rows[0]?.share });
    const { visits } = platform().company('hd');
    const visited = new Set(visits.filter(({ day }) => isoDay(day) >= '2026-11-01').map(({ customer }) => customer));
    expect(figures.get(REPORT_CODES.weekly)?.value).toBe(visited.size);
    expect(figures.get(REPORT_CODES.monthly)).toMatchObject({ type: 'percent', value: visited.size / 400 });
    const monthsWithVisits = new Set(visits.map(({ day }) => isoDay(day).slice(0, 7)));
    // The twelfth month before this one has no visits.
    expect(monthsWithVisits.size).toBe(12);
    for (const code of [REPORT_CODES.daily, REPORT_CODES.weekly, REPORT_CODES.monthly])
      expect(figures.get(code)?.trend).toHaveLength(monthsWithVisits.size - 1);
    // In November 2025 the year before is known from the 21st on only.
    expect(figures.get(REPORT_CODES.organisations)?.trend).toHaveLength(11);
  });

  it('is in the language of the request', async () => {
    const entries = await inEnglish(director, () => list());
    expect(entries.find(({ reportcode }) => reportcode === REPORT_CODES.weekly)).toMatchObject({
      reportname: 'Weekly work report',
      category: 'Work reports',
      figure: { alias: 'Customers visited this month' },
    });
  });

  it('follows changes of orders and of the data scope', async () => {
    const before = await figureOf(REPORT_CODES.sales);
    expect((await figureOf(REPORT_CODES.sales, representative))?.value).toBeLessThan(before?.value ?? 0);
    showAllOrders();
    expect(await figureOf(REPORT_CODES.sales, representative)).toEqual(before);
    await director.business('orderdelete', { orderids: [ORDER_IDS.draft] });
    expect(await figureOf(REPORT_CODES.sales)).toEqual(before);
    await director.business('orderdelete', { orderids: [ORDER_IDS.pending] });
    expect((await figureOf(REPORT_CODES.sales))?.value).toBeLessThan(before?.value ?? 0);
    await setUp();
  });
});

describe('parameters', () => {
  it('have the options of conditions in the data scope and the language', async () => {
    interface Option {
      key: string;
      text: string;
      children?: Option[];
    }
    const optionsOf = async (paramcode: string, client = director) =>
      (await call('initparam', { paramcode }, client)).data<{ options: Option[] }>().options;
    const [company] = await inEnglish(director, () => optionsOf('organisation'));
    expect(company).toMatchObject({ key: 'hd', text: 'East China Sales', children: [{ key: 'hd-area' }] });
    expect(company?.children?.[0]?.children?.map(({ key }) => key)).toEqual([
      'hd-sh',
      'hd-hz',
      'hd-nj',
      'hd-sz',
      'hd-hf',
    ]);
    const [drinks] = await optionsOf('product');
    expect([drinks?.key, drinks?.children?.[0]?.key, drinks?.children?.length]).toEqual(['饮料', 'P-0001', 20]);
    expect((await optionsOf('owner')).length).toBeGreaterThan(30);
    expect(await optionsOf('owner', representative)).toEqual([{ key: 'hd-li-na', text: '李娜' }]);
    const [own] = await optionsOf('organisation', representative);
    expect(own?.children?.[0]?.children?.map(({ key }) => key)).toEqual(['hd-sh']);
    const hidden = { slices: [{ code: 'owner', value: 'hd-wu-gang' }] };
    expect((await run(REPORT_CODES.sales, hidden, representative)).status).toBe(400);
  });

  it('that do not exist are refused', async () => {
    for (const paramcode of ['secret', 'period', ''])
      expect((await call('initparam', { paramcode })).body).toMatchObject({
        error_code: 'report.parameter_unknown',
        error_type: 600,
      });
  });
});
