import { REPORT_CODES, ROLE_IDS } from '../../../mock/domain/fixtures';
import { platform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';
import { ACTOR, call as callOf, runOf, signInBoth, wireLayout } from './support/reportCalls';

let server: PlatformServer;
let director: Client;
let representative: Client;
let trainee: Client;
const setUp = async () => {
  ({ director, representative } = await signInBoth(server));
  trainee = server.client();
  await trainee.signIn('sun.li');
};
beforeAll(async () => {
  server = await startPlatform();
  await setUp();
});
afterAll(() => server.stop());

const call = (path: string, body: object = {}, client = director) => callOf(client, path, body);
const run = (code: string, body: object = {}, client = director) => runOf(client, code, body);

describe('rejected calls', () => {
  const LAYOUT = wireLayout(['region'], [], ['amount']);
  const BODY = { reportcode: REPORT_CODES.sales, paramcode: 'owner', scope: 'own', layout: null };
  const DRILL = { elementcode: 'region', value: '杭州' };
  const CALLS = ['list', 'getdims', 'initparam', 'biengine/report', 'drill', 'savelayout', 'asyncexportexcel'];
  const PATHS = [...CALLS.map((path) => `/api/teapi/report/${path}`), '/api/teapi/ms-biz/workreport/gettempletset'];

  it.each(PATHS)('%s needs a sign-in and the function code, whatever is sent', async (path) => {
    for (const body of [{ ...BODY, drill: DRILL, templettype: 1 }, { reportcode: { a: 1 } }]) {
      const { status, body: answer } = await server.client().post(path, body);
      expect(status).toBe(401);
      expect(answer).toEqual({ error_code: 'auth.token_missing', error_msg: expect.any(String) as string });
      expect(await trainee.post(path, body)).toMatchObject({
        status: 403,
        body: {
          error_code: 'auth.function_not_held',
          error_params: { code: 'REPORT_VIEW' },
          error_msg: expect.stringContaining('没有权限') as string,
        },
      });
    }
  });

  it('a layout for everybody needs the function code of report settings, one for oneself does not', async () => {
    const save = (scope: string, layout: object | null) =>
      call('savelayout', { reportcode: REPORT_CODES.sales, scope, layout }, representative);
    for (const layout of [LAYOUT, null])
      expect(await save('report', layout)).toMatchObject({
        status: 403,
        body: { error_code: 'auth.function_not_held', error_params: { code: 'REPORT_SETTING' } },
      });
    expect((await save('own', LAYOUT)).data()).toBe(true);
    expect((await save('own', null)).data()).toBe(true);
  });

  it('the template of a work report is for those who read reports or settings', async () => {
    const { roles } = platform().administration('hd');
    const read = () => trainee.post('/api/teapi/ms-biz/workreport/gettempletset', { templettype: 1 });
    for (const functionCode of ['REPORT_VIEW', 'CONFIG_VIEW'] as const) {
      roles.update(ROLE_IDS.trainee, 'any', { functionCodes: [functionCode] }, ACTOR);
      expect((await read()).data()).toMatchObject({ templettype: 1 });
    }
    roles.update(ROLE_IDS.trainee, 'any', { functionCodes: ['WORKBENCH_VIEW'] }, ACTOR);
    expect((await read()).status).toBe(403);
  });

  it.each(CALLS.filter((path) => path !== 'list' && path !== 'initparam'))('%s needs a report', async (path) => {
    expect((await call(path, { ...BODY, layout: LAYOUT, reportcode: 'x', drill: DRILL })).status).toBe(404);
  });

  it.each([
    ['an unknown condition', { slices: [{ code: 'secret', value: 'x' }] }],
    ['an unknown value', { slices: [{ code: 'region', value: '火星' }] }],
    ['an unknown unit', { slices: [{ code: 'organisation', value: ['hd-sh', 'x'] }] }],
    ['a number of first rows that is not offered', { slices: [{ code: 'top', value: '7' }] }],
    ['several numbers of first rows', { slices: [{ code: 'top', value: ['10', '20'] }] }],
    ['half a period', { slices: [{ code: 'period', value: ['2026-01-01'] }] }],
    ['a period that ends before it begins', { slices: [{ code: 'period', value: ['2026-02-01', '2026-01-01'] }] }],
    ['a day that does not exist', { slices: [{ code: 'period', value: ['2026-02-30', '2026-03-01'] }] }],
    ['conditions that are no list', { slices: { region: 'x' } }],
    ['sorting by an unknown column', { sorting: { code: 'margin', order: 'asc' } }],
    ['sorting in no direction', { sorting: { code: 'amount', order: 'up' } }],
    ['a layout that is none', { layout: 'region' }],
    ['a member without a value', { drill: { elementcode: 'region' } }],
    ['no page', { pageInfo: { pageindex: 1, pagesize: 0 } }],
  ])('%s is malformed', async (_what, body) => {
    expect((await run(REPORT_CODES.sales, body)).status).toBe(400);
  });

  it('a drill without a member is malformed', async () => {
    expect((await call('drill', { reportcode: REPORT_CODES.sales, slices: [] })).status).toBe(400);
  });

  it('a work report has no conditions of order lines', async () => {
    expect((await run(REPORT_CODES.daily, { slices: [{ code: 'category', value: '饮料' }] })).status).toBe(400);
  });
});

describe('calls that are too large', () => {
  const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);
  const condition = { code: 'region', value: '杭州' };
  const step = { elementcode: 'region', value: '杭州' };
  const layout = wireLayout(['region'], [], ['amount']);

  it.each([
    ['51 conditions', 'slices', { slices: many(51, condition) }],
    ['1,001 values of a condition', 'slices.0.value', { slices: [{ code: 'region', value: many(1_001, '杭州') }] }],
    ['a path of 21 members', 'pdrill', { pdrill: many(21, step) }],
    ['a member with a text of 2,001 characters', 'drill.value', { drill: { ...step, value: 'x'.repeat(2_001) } }],
    ['51 rows', 'layout.rows', { layout: { ...layout, rows: many(51, 'region') } }],
    ['51 columns', 'layout.columns', { layout: { ...layout, columns: many(51, 'region') } }],
    ['51 figures', 'layout.values', { layout: { ...layout, values: many(51, 'amount') } }],
    ['51 marks', 'layout.marks', { layout: { ...layout, marks: many(51, { elementcode: 'amount', kind: 'bar' }) } }],
    ['101 levels', '', { other: JSON.parse('['.repeat(101) + '1' + ']'.repeat(101)) as unknown }],
  ])('%s are malformed, and the answer names where', async (_what, where, body) => {
    const drill = { drill: step, ...body };
    for (const [path, sent] of [
      ['biengine/report', body],
      ['drill', drill],
    ] as const)
      expect(await call(path, { reportcode: REPORT_CODES.sales, slices: [], ...sent })).toMatchObject({
        status: 400,
        body: { error_code: 'request.malformed', error_params: { where } },
      });
  });

  it('as a saved layout or as the conditions of an export are malformed as well', async () => {
    const tall = { ...layout, rows: many(10_000, 'region') };
    expect((await call('savelayout', { reportcode: REPORT_CODES.sales, scope: 'own', layout: tall })).status).toBe(400);
    const slices = many(1_000, condition);
    expect((await call('asyncexportexcel', { reportcode: REPORT_CODES.sales, slices })).status).toBe(400);
  });
});
