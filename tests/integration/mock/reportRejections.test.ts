import { REPORT_CODES } from '../../../mock/domain/fixtures';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';
import { call as callOf, runOf, signInBoth, wireLayout } from './support/reportCalls';

let server: PlatformServer;
let director: Client;
let trainee: Client;
const setUp = async () => {
  ({ director } = await signInBoth(server));
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
  const CALLS = ['list', 'getdims', 'initparam', 'biengine/report', 'drill', 'savelayout', 'asyncexportexcel'];
  const BODY = { reportcode: REPORT_CODES.sales, paramcode: 'owner', scope: 'own', layout: null };

  it.each(CALLS)('%s needs a sign-in and the function code', async (path) => {
    expect((await call(path, BODY, server.client())).status).toBe(401);
    expect((await call(path, BODY, trainee)).status).toBe(403);
  });

  it.each(CALLS.filter((path) => path !== 'list' && path !== 'initparam'))('%s needs a report', async (path) => {
    const drill = { elementcode: 'region', value: '杭州' };
    expect(
      (await call(path, { ...BODY, layout: wireLayout(['region'], [], ['amount']), reportcode: 'x', drill })).status,
    ).toBe(404);
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
