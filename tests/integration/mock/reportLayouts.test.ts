import { REPORT_CODES } from '../../../mock/domain/fixtures';
import { platform } from '../../../mock/domain/platform';
import type { Answer, Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';
import { ACTOR, call as callOf, reportOf, runOf, signInBoth, wireLayout } from './support/reportCalls';
import type { WireLayout } from './support/reportCalls';

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
const run = (code: string, body: object = {}, client = director) => runOf(client, code, body);
const report = (code: string, body: object = {}, client = director) => reportOf(client, code, body);

const save = (scope: string, layout: WireLayout | null, client = director, reportcode: string = REPORT_CODES.sales) =>
  call('savelayout', { reportcode, scope, layout }, client);
const current = async (client = director) => {
  const { layout, layoutscope } = await report(REPORT_CODES.sales, { isSetting: 1 }, client);
  return [layout.rows.join(), layoutscope];
};

describe('layouts', () => {
  beforeEach(setUp);

  it('are kept for a person in a position, else for everybody, else as the report comes', async () => {
    expect((await save('report', wireLayout(['channel'], [], ['orders']))).data()).toBe(true);
    expect(await current(representative)).toEqual(['channel', 'report']);
    await save('own', wireLayout(['level'], [], ['orders']));
    expect([await current(), await current(representative)]).toEqual([
      ['level', 'own'],
      ['channel', 'report'],
    ]);
    expect((await report(REPORT_CODES.sales)).columns.map(({ code }) => code)).toEqual(['level', 'orders']);
    await save('own', null);
    expect(await current()).toEqual(['channel', 'report']);
    await save('report', null);
    expect(await current()).toEqual(['region', 'report']);
  });

  it('are forgotten by a reset', async () => {
    await save('report', wireLayout(['channel'], [], ['orders']));
    await save('own', wireLayout(['level'], [], ['orders']));
    await setUp();
    expect(await current()).toEqual(['region', 'report']);
  });

  it('of everybody need a function code and are in the operation log; a layout that stays is not', async () => {
    const refused = await save('report', wireLayout(['channel'], [], ['orders']), representative);
    expect([refused.status, refused.body.error_params]).toEqual([403, { code: 'REPORT_SETTING' }]);
    expect((await save('own', wireLayout(['channel'], [], ['orders']), representative)).status).toBe(200);
    await save('report', wireLayout(['channel'], [], ['orders']));
    await save('report', wireLayout(['channel'], [], ['orders']));
    await save('report', wireLayout(['channel'], ['month'], ['orders']));
    await save('report', null);
    const entries = platform()
      .administration('hd')
      .log.all()
      .filter(({ object }) => object === 'report');
    expect(entries.map(({ action, recordName }) => [action, recordName])).toEqual([
      ['delete', 'report.sales-summary'],
      ['update', 'report.sales-summary'],
      ['create', 'report.sales-summary'],
    ]);
    expect(entries[1]?.changes).toEqual([{ field: 'columns', before: [], after: ['report.dim.month'] }]);
  });

  it('for one request do not change the kept one', async () => {
    const answer = await report(REPORT_CODES.sales, { layout: wireLayout(['day'], [], ['qty']) });
    expect(answer.layout.rows).toEqual(['day']);
    expect(await current()).toEqual(['region', 'report']);
  });

  it('with an element that the report does not have are refused, and the setting is answered all the same', async () => {
    const stale = wireLayout(['region'], [], ['margin']);
    const isRefused = ({ status, body }: Answer) => {
      expect([status, body.error_type, body.error_code]).toEqual([500, 500, 'report.element_unknown']);
    };
    isRefused(await save('own', stale));
    isRefused(await run(REPORT_CODES.sales, { layout: stale }));
    isRefused(await save('own', wireLayout(['region'], [], ['visits'])));
    // The report had this measure when the layout was saved.
    platform()
      .administration('hd')
      .reportLayouts.create({ layout: { ...stale, marks: [] } }, ACTOR, REPORT_CODES.sales);
    isRefused(await run(REPORT_CODES.sales, { init: 1 }));
    expect((await run(REPORT_CODES.sales, { switchdim: { elementcode: 'region' } })).status).toBe(500);
    expect(await current()).toEqual(['region', 'report']);
    expect((await save('report', null)).status).toBe(200);
    expect((await run(REPORT_CODES.sales, { init: 1 })).status).toBe(200);
  });

  it('do not lose a switch or a member that the report lacks without saying so', async () => {
    const unknown = { status: 500, body: { error_type: 500, error_code: 'report.dimension_unknown' } };
    expect(await run(REPORT_CODES.months, { switchdim: { elementcode: 'owner' } })).toMatchObject(unknown);
    const drill = { elementcode: 'margin', value: 'x' };
    expect(await call('drill', { reportcode: REPORT_CODES.sales, slices: [], drill })).toMatchObject(unknown);
  });
});

describe('a layout that no report could have', () => {
  beforeAll(setUp);

  it.each([
    ['no rows', wireLayout([], [], ['amount'])],
    ['no figures', wireLayout(['region'], [], [])],
    ['four rows', wireLayout(['region', 'owner', 'customer', 'category'], [], ['amount'])],
    ['four columns', wireLayout(['region'], ['owner', 'customer', 'category', 'month'], ['amount'])],
    ['a dimension twice', wireLayout(['region'], ['region'], ['amount'])],
    ['a figure twice', wireLayout(['region'], [], ['amount', 'amount'])],
    [
      'nine figures',
      wireLayout(['region'], [], ['orders', 'customers', 'qty', 'amount', 'average', 'price', 'share', 'yoy', 'mom']),
    ],
    [
      'an unknown mark',
      { ...wireLayout(['region'], [], ['amount']), marks: [{ elementcode: 'amount', kind: 'x', limit: 0 }] },
    ],
  ])('with %s is malformed', async (_what, layout) => {
    expect((await save('own', layout)).status).toBe(400);
    expect((await run(REPORT_CODES.sales, { layout })).status).toBe(400);
    expect(await current()).toEqual(['region', 'report']);
  });
});
