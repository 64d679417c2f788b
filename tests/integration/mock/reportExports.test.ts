import * as XLSX from 'xlsx';
import { REPORT_CODES } from '../../../mock/domain/fixtures';
import { platform } from '../../../mock/domain/platform';
import type { Answer, Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';
import { call as callOf, inEnglish, reportOf, signInBoth, wireLayout } from './support/reportCalls';

let server: PlatformServer;
let director: Client;
let representative: Client;
const setUp = async () => {
  ({ director, representative } = await signInBoth(server));
};
beforeAll(async () => {
  server = await startPlatform();
});
afterAll(() => server.stop());

const call = (path: string, body: object = {}, client = director) => callOf(client, path, body);
const report = (code: string, body: object = {}, client = director) => reportOf(client, code, body);

describe('an export', () => {
  interface State {
    exportstate: string;
    exportfileurl: string;
    exptotalitem: number;
    filename: string;
  }
  const start = (reportcode: string, slices: object[] = []) => call('asyncexportexcel', { reportcode, slices });
  async function finished(started: Answer): Promise<State> {
    const { dynamicid } = started.data<{ dynamicid: string }>();
    for (;;) {
      const path = `/api/teapi/queue/impexp/expStatus?dynamicid=${dynamicid}`;
      const [state] = (await director.post(path)).data<{ states: State[] }>().states;
      if (state?.exportstate === 'complete') return state;
    }
  }
  async function sheetOf({ exportfileurl }: State): Promise<(string | number)[][]> {
    const book = XLSX.read(await platform().objects('hd').read(exportfileurl));
    return XLSX.utils.sheet_to_json(Object.values(book.Sheets)[0] as XLSX.WorkSheet, { header: 1 });
  }
  beforeEach(setUp);

  it('of a list has all rows and the totals', async () => {
    const state = await finished(await start(REPORT_CODES.customers));
    const { totals, rows } = await report(REPORT_CODES.customers);
    const sheet = await sheetOf(state);
    expect(state.filename).toBe('客户销售排行.xlsx');
    expect(sheet[0]).toEqual(['客户', '订单数', '数量', '金额', '金额占比']);
    expect(sheet).toHaveLength(402);
    expect(sheet[1]?.slice(0, 4)).toEqual([rows[0]?.customer, rows[0]?.orders, rows[0]?.qty, rows[0]?.amount]);
    expect(sheet.at(-1)).toEqual(['合计', totals.orders, totals.qty, totals.amount, 1]);
  });

  it('of a cross table has the layout in force, the conditions, the subtotals and the language', async () => {
    const layout = wireLayout(['category', 'product'], ['month'], ['amount', 'orders']);
    await call('savelayout', { reportcode: REPORT_CODES.sales, scope: 'own', layout });
    const slices = [{ code: 'period', value: ['2026-10-01', '2026-11-20'] }];
    const state = await inEnglish(director, async () => finished(await start(REPORT_CODES.sales, slices)));
    const sheet = await sheetOf(state);
    const { pivot } = await report(REPORT_CODES.sales, { slices });
    expect(state.filename).toBe('Sales summary.xlsx');
    expect(sheet[0]).toEqual([
      'Category',
      'Product',
      '2026-10 / Amount',
      '2026-10 / Orders',
      '2026-11 / Amount',
      '2026-11 / Orders',
      'Total / Amount',
      'Total / Orders',
    ]);
    expect(sheet).toHaveLength((pivot?.rowkeys.length ?? 0) + 1);
    expect(sheet.filter(([, product]) => product === 'Subtotal')).toHaveLength(6);
    expect(sheet.at(-1)?.[0]).toBe('Total');
    expect(sheet.at(-1)?.slice(2)).toEqual(pivot?.cells.at(-1));
  });

  it('is among the jobs of the person and can be cancelled', async () => {
    platform().spreadsheets.setTick(2_000);
    const { dynamicid } = (await start(REPORT_CODES.sales)).data<{ dynamicid: string }>();
    const listed = async () =>
      (await director.post('/api/teapi/queue/impexp/list')).data<{
        items: { dynamicid: string; modelname: string; exportstate: string }[];
      }>().items;
    expect(await listed()).toMatchObject([{ dynamicid, modelname: '销售汇总', exportstate: 'running' }]);
    await director.post('/api/teapi/queue/impexp/cancel', { dynamicid });
    expect(await listed()).toMatchObject([{ dynamicid, exportstate: 'cancel' }]);
  });

  it('is refused to a person with five unfinished ones, before the report is run', async () => {
    platform().spreadsheets.setTick(2_000);
    const started = await Promise.all([1, 2, 3, 4, 5].map(() => start(REPORT_CODES.sales)));
    // This report would have no rows.
    const sixth = () => start(REPORT_CODES.sales, [{ code: 'period', value: ['2020-01-01', '2020-01-31'] }]);
    expect(await sixth()).toMatchObject({
      status: 500,
      body: {
        error_type: 600,
        error_code: 'spreadsheet.too_many_jobs',
        error_msg: '您已有5个导入或导出任务未完成，请等待完成后再试',
      },
    });
    const body = { reportcode: REPORT_CODES.sales, slices: [] };
    expect((await call('asyncexportexcel', body, representative)).status).toBe(200);
    const { dynamicid } = started[4]?.data<{ dynamicid: string }>() ?? { dynamicid: '' };
    await director.post('/api/teapi/queue/impexp/cancel', { dynamicid });
    expect((await sixth()).body.error_code).toBe('report.no_rows');
  });

  it('needs rows', async () => {
    const { status, body } = await start(REPORT_CODES.sales, [{ code: 'period', value: ['2020-01-01', '2020-01-31'] }]);
    expect([status, body.error_code, body.error_type]).toEqual([500, 'report.no_rows', 600]);
  });
});
