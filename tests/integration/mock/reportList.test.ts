import { ORDER_IDS, REPORT_CODES } from '../../../mock/domain/fixtures';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';
import {
  allowReports,
  call as callOf,
  inEnglish,
  limitToOwn,
  reportOf,
  runOf,
  signInBoth,
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
    const { totals } = await report(REPORT_CODES.sales, {
      slices: [{ code: 'period', value: ['2026-11-01', '2026-11-20'] }],
    });
    const figure = await figureOf(REPORT_CODES.sales);
    expect(figure).toMatchObject({ alias: '本月金额', type: 'money', value: totals.amount });
    const months = await report(REPORT_CODES.months, {
      slices: [{ code: 'period', value: ['2025-11-01', '2026-10-31'] }],
    });
    expect(figure?.trend).toEqual(months.rows.map(({ amount }) => amount));
    expect((await figureOf(REPORT_CODES.months))?.trend).toEqual(months.rows.map(({ orders }) => orders));
  });

  it('is in the language of the request', async () => {
    const entries = await inEnglish(director, () => list());
    expect(entries.find(({ reportcode }) => reportcode === REPORT_CODES.weekly)).toMatchObject({
      reportname: 'Weekly work report',
      category: 'Work reports',
      figure: { alias: 'Visits this month' },
    });
  });

  it('follows changes of orders and of the data scope', async () => {
    allowReports();
    const before = await figureOf(REPORT_CODES.sales);
    expect(await figureOf(REPORT_CODES.sales, representative)).toEqual(before);
    limitToOwn();
    expect((await figureOf(REPORT_CODES.sales, representative))?.value).toBeLessThan(before?.value ?? 0);
    await director.business('orderdelete', { orderids: [ORDER_IDS.draft] });
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
    allowReports();
    limitToOwn();
    expect(await optionsOf('owner', representative)).toEqual([{ key: 'hd-li-na', text: '李娜' }]);
    const [own] = await optionsOf('organisation', representative);
    expect(own?.children?.[0]?.children?.map(({ key }) => key)).toEqual(['hd-sh']);
    const hidden = { slices: [{ code: 'owner', value: 'hd-wu-gang' }] };
    expect((await run(REPORT_CODES.sales, hidden, representative)).status).toBe(400);
    await setUp();
  });

  it('that do not exist are refused', async () => {
    for (const paramcode of ['secret', 'period', ''])
      expect((await call('initparam', { paramcode })).body).toMatchObject({
        error_code: 'report.parameter_unknown',
        error_type: 600,
      });
  });
});
