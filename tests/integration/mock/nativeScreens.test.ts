import { ORDER_IDS, POSITION_IDS, PROCESS_IDS, REPORT_CODES, ROLE_IDS } from '../../../mock/domain/fixtures';
import { resetPlatform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

let server: PlatformServer;
let director: Client;
let representative: Client;
/**
 * Starts a platform in its initial state with two signed-in clients. Seeding is slow, so only tests that need a fresh
 * platform call it.
 */
async function setUp() {
  resetPlatform();
  [director, representative] = [server.client(), server.client()];
  await director.signIn('zhang.wei');
  await representative.signIn('li.na', POSITION_IDS.liNaRepresentative);
}
beforeAll(async () => {
  server = await startPlatform();
  await setUp();
});
afterAll(() => server.stop());

describe('roles', () => {
  beforeAll(setUp);

  interface Roles {
    items: {
      roleid: string;
      rolecode: string;
      rolename: string;
      functioncodes: string[];
      isbuiltin: number;
      accountcount: number;
    }[];
    itemcount: number;
  }
  const call = (path: string, body: object = {}, client = director) =>
    client.post(`/api/teapi/rolepermission/role/${path}`, body);
  const role = (over: object = {}) => ({
    rolecode: 'new-role',
    rolename: '新角色',
    description: '',
    functioncodes: ['ORDER_VIEW'],
    ...over,
  });

  it('are listed by page and found by code or name', async () => {
    const { items, itemcount } = (await call('list', { keyword: '', pageindex: 2, pagesize: 20 })).data<Roles>();
    expect(itemcount).toBe(22);
    expect(items).toHaveLength(2);
    expect((await call('list', { keyword: '仓库' })).data<Roles>().items).toMatchObject([
      { roleid: ROLE_IDS.unused, accountcount: 0, isbuiltin: 0 },
    ]);
  });

  it('are added once, changed and deleted', async () => {
    const { roleid, version } = (await call('save', role())).data<{ roleid: string; version: number }>();
    expect((await call('save', role({ roleid, version, rolename: '改名' }))).data()).toEqual({ roleid, version: 2 });
    expect((await call('get', { roleid })).data()).toMatchObject({
      rolename: '改名',
      functioncodes: ['ORDER_VIEW'],
      accountcount: 0,
    });
    expect((await call('delete', { roleids: [roleid] })).data()).toEqual({ deleted: 1 });
    expect((await call('get', { roleid })).status).toBe(404);
  });

  it.each([
    ['a code that is taken', { rolecode: 'warehouse' }, 'role.code_taken'],
    ['no code', { rolecode: ' ' }, 'role.code_required'],
    ['a code that begins with a digit', { rolecode: '1st' }, 'role.code_invalid'],
    ['a code of 31 characters', { rolecode: 'r'.repeat(31) }, 'role.code_invalid'],
    ['no name', { rolename: '' }, 'role.name_required'],
    ['a name of 31 characters', { rolename: '长'.repeat(31) }, 'role.name_too_long'],
    ['a description of 201 characters', { description: '长'.repeat(201) }, 'role.description_too_long'],
    ['a function that does not exist', { functioncodes: ['FORECAST_VIEW'] }, 'role.function_unknown'],
    ['a change to a built-in role', { roleid: ROLE_IDS.administrator, version: 1 }, 'role.built_in'],
  ])('cannot be saved with %s', async (_case, over, code) => {
    expect((await call('save', role(over))).body).toMatchObject({ error_code: code, error_type: 600 });
  });

  it('that changed meanwhile are not overwritten, and the answer says who changed them and when', async () => {
    const save = (over: object) => call('save', role({ roleid: ROLE_IDS.unused, rolecode: 'warehouse', ...over }));
    expect((await save({ version: 1, rolename: '仓库主管' })).data()).toMatchObject({ version: 2 });
    expect((await save({ version: 1, rolename: '库管' })).body).toMatchObject({
      error_code: 'record.changed',
      error_params: { name: '张伟', time: expect.stringMatching(/^2026-11-20 /) as string },
    });
    expect((await save({ rolename: '库管' })).body.error_code).toBe('record.changed');
    expect((await call('get', { roleid: ROLE_IDS.unused })).data()).toMatchObject({
      rolename: '仓库主管',
      version: 2,
      updateby: '张伟',
    });
  });

  it('that changed since they were shown are not deleted, and neither are the others', async () => {
    const { roleid } = (await call('save', role())).data<{ roleid: string }>();
    const roleids = [roleid, ROLE_IDS.unused];
    const { version } = (await call('get', { roleid: ROLE_IDS.unused })).data<{ version: number }>();
    expect((await call('delete', { roleids, versions: [1, version - 1] })).body).toMatchObject({
      error_code: 'record.changed',
      error_params: { name: '张伟' },
    });
    expect((await call('get', { roleid })).status).toBe(200);
    expect((await call('delete', { roleids: ['gone', roleid], versions: [4, 1] })).data()).toEqual({ deleted: 1 });
  });

  it('name their members with their positions', async () => {
    const members = (await call('members', { roleid: ROLE_IDS.trainee })).data<object>();
    expect(members).toMatchObject({
      items: [{ userinfoname: '孙丽', positionname: '实习生', orgname: '综合管理部' }],
      itemcount: 1,
    });
  });

  it('cannot be deleted when they are in use or built in', async () => {
    expect((await call('delete', { roleids: [ROLE_IDS.unused, ROLE_IDS.trainee] })).body.error_code).toBe(
      'role.in_use',
    );
    expect((await call('delete', { roleids: [ROLE_IDS.representative] })).body.error_code).toBe('role.built_in');
    expect((await call('get', { roleid: ROLE_IDS.unused })).status).toBe(200);
  });

  it('cannot be deleted while a position has them, a vacant one as well, and the answer counts the positions', async () => {
    const channel = { roleid: 'role-channel', accountcount: 0, positioncount: 5 };
    expect((await call('list', { keyword: 'channel' })).data<Roles>().items).toMatchObject([channel]);
    expect((await call('delete', { roleids: ['role-channel'] })).body).toMatchObject({
      error_code: 'role.in_use',
      error_msg: '还有5个岗位使用角色“渠道经理”，不能删除',
      error_params: { name: '渠道经理', count: 5 },
    });
  });

  it('take effect for signed-in accounts at once', async () => {
    const trainee = server.client();
    await trainee.signIn('sun.li');
    expect((await trainee.business('orderquery')).body).toMatchObject({
      error_code: 'auth.function_not_held',
      error_params: { code: 'ORDER_VIEW' },
    });
    await call('save', {
      roleid: ROLE_IDS.trainee,
      version: 1,
      rolecode: 'trainee',
      rolename: '实习生',
      functioncodes: ['ORDER_VIEW'],
    });
    expect((await trainee.business('orderquery')).status).toBe(200);
  });

  it('come with a tree of functions in the language of the request', async () => {
    const english = server.client();
    await english.signIn('zhang.wei');
    english.headers.language = 'en';
    const tree = (await english.post('/api/teapi/rolepermission/function/tree')).data<
      { key: string; text: string; children: object[] }[]
    >();
    expect(tree.find(({ key }) => key === 'order')).toEqual({
      key: 'order',
      parentid: '',
      text: 'Orders',
      children: [
        { key: 'ORDER_VIEW', parentid: 'order', text: 'View orders', children: [] },
        { key: 'ORDER_EDIT', parentid: 'order', text: 'Edit orders', children: [] },
      ],
    });
  });

  it('are denied without the function code', async () => {
    for (const path of ['list', 'get', 'save', 'delete'])
      expect((await call(path, {}, representative)).status).toBe(403);
    expect((await representative.post('/api/teapi/rolepermission/function/tree')).status).toBe(403);
  });
});

describe('reports', () => {
  beforeAll(setUp);

  interface Report {
    columns: { code: string; title: string; type: string }[];
    rows: Record<string, string | number>[];
    itemcount: number;
    totals: Record<string, number>;
    slices: { code: string; alias: string; options: { key: string; text: string }[] }[];
  }
  const run = (reportcode: string, body: object = {}) =>
    director.post('/api/teapi/report/biengine/report', {
      reportcode,
      pageInfo: { pageindex: 1, pagesize: 500 },
      ...body,
    });
  const sum = (rows: Report['rows'], code: string) =>
    Math.round(rows.reduce((total, row) => total + Number(row[code]) * 100, 0)) / 100;

  it('are listed with name, description and category', async () => {
    const reports = (await director.post('/api/teapi/report/list')).data<object[]>();
    expect(reports).toHaveLength(11);
    expect(reports[0]).toEqual({
      reportcode: 'sales-summary',
      reportname: '销售汇总',
      description: expect.any(String) as string,
      category: '销售分析',
      figure: {
        alias: '本月金额',
        type: 'money',
        value: expect.any(Number) as number,
        trend: expect.any(Array) as number[],
      },
    });
  });

  it('sum the lines by every dimension', async () => {
    const lines = (await director.business('orderlinequery', { __pagesize: 1 })).data<{
      __summary: { qty: number; amount: number };
    }>().__summary;
    const dims = (await director.post('/api/teapi/report/getdims', { reportcode: REPORT_CODES.sales })).data<
      { elementcode: string }[]
    >();
    expect(dims.map(({ elementcode }) => elementcode)).toEqual(['region', 'owner', 'customer', 'category', 'month']);
    for (const { elementcode } of dims) {
      const report = (await run(REPORT_CODES.sales, { switchdim: { elementcode } })).data<Report>();
      expect(report.totals).toMatchObject({ orders: 12_500, qty: lines.qty, amount: lines.amount, share: 1 });
      expect(sum(report.rows, 'amount')).toBe(lines.amount);
      expect(report.columns[0]).toMatchObject({ code: elementcode, type: 'text' });
    }
  });

  it('are filtered by slices and paged', async () => {
    const slices = [
      { code: 'region', value: '杭州' },
      { code: 'category', value: ['饮料', '日化'] },
      { code: 'status', value: '' },
    ];
    const report = (await run(REPORT_CODES.sales, { slices, switchdim: { elementcode: 'category' } })).data<Report>();
    expect(report.rows.map((row) => row.category).sort()).toEqual(['日化', '饮料']);
    const page = (await run(REPORT_CODES.customers, { pageInfo: { pageindex: 2, pagesize: 150 } })).data<Report>();
    expect(page).toMatchObject({ itemcount: 400, rows: expect.any(Array) as unknown[] });
    expect(page.rows).toHaveLength(150);
  });

  it('combine two dimensions up to a maximum number of columns', async () => {
    const { pivot } = (await run(REPORT_CODES.matrix)).data<{
      pivot: { rowkeys: string[][]; columnkeys: string[][] };
    }>();
    expect(pivot.rowkeys).toHaveLength(7);
    expect(pivot.columnkeys).toEqual([['杭州'], ['合肥'], ['南京'], ['上海'], ['苏州'], []]);
    expect((await run(REPORT_CODES.matrix, { switchdim: { elementcode: 'customer' } })).body).toMatchObject({
      error_code: 'report.too_many_columns',
      error_type: 2000,
      error_params: { limit: 50 },
    });
  });

  it('are translated to the language of the request', async () => {
    director.headers.language = 'en';
    const { columns, rows } = (await run(REPORT_CODES.sales)).data<Report>();
    delete director.headers.language;
    expect(columns.map(({ title }) => title)).toEqual([
      'Region',
      'Orders',
      'Quantity',
      'Amount',
      'Amount per order',
      'Share of amount',
    ]);
    expect(rows.map((row) => row.region)).toContain('Shanghai');
  });

  it('are rejected when they do not exist or without the function code', async () => {
    expect((await run('nothing')).status).toBe(404);
    expect((await run(REPORT_CODES.months, { switchdim: { elementcode: 'owner' } })).body.error_code).toBe(
      'report.dimension_unknown',
    );
    expect((await run(REPORT_CODES.sales, { slices: [{ code: 'secret', value: 'x' }] })).status).toBe(400);
    expect(
      (await director.post('/api/teapi/report/asyncexportexcel', { reportcode: REPORT_CODES.sales })).data(),
    ).toMatchObject({ dynamicid: expect.any(String) as string });
    const trainee = server.client();
    await trainee.signIn('sun.li');
    for (const path of ['list', 'getdims', 'biengine/report', 'asyncexportexcel'])
      expect((await trainee.post(`/api/teapi/report/${path}`, { reportcode: REPORT_CODES.sales })).status).toBe(403);
  });
});

describe('approvals', () => {
  beforeEach(setUp);

  interface Processes {
    af_items: { processid: string; title: string; currentstep: string; amount?: number }[];
    af_itemcount: number;
  }
  const flow = (path: string, body: object, client = director) => client.post(`/api/teapi/workflow/flow/${path}`, body);
  const list = (af_querytype: string, client = director, keyword = '', flowcode = '') =>
    flow(
      'getmyprocesslist',
      { af_pageindex: 1, af_pagesize: 100, af_querytype, af_querycondition: { keyword, flowcode } },
      client,
    );
  const handle = (action: string, comment = '', client = director) =>
    flow('handle', { processid: PROCESS_IDS.pendingOrder, action, comment }, client);

  it('are listed for the position of the current step', async () => {
    const mine = (await list('undeal', director, '', 'order')).data<Processes>();
    expect(mine.af_items.map(({ processid }) => processid)).toContain(PROCESS_IDS.pendingOrder);
    expect(new Set(mine.af_items.map(({ currentstep }) => currentstep))).toEqual(new Set(['销售总监审批']));
    expect((await list('undeal', representative)).data<Processes>().af_items).toMatchObject([
      { currentstep: '销售代表确认' },
      {},
      {},
    ]);
    expect((await list('undeal', director, '百联便利店')).data<Processes>().af_itemcount).toBeGreaterThan(0);
  });

  it('contain fields, steps and the order', async () => {
    const process = (await flow('getprocess', { processid: PROCESS_IDS.pendingOrder })).data();
    expect(process).toMatchObject({
      processname: '订单审批',
      orderid: ORDER_IDS.pending,
      fields: [{ title: '订单号' }, { title: '客户', value: '百联便利店' }, { type: 'date' }, { type: 'money' }, {}],
      steps: [
        { name: '', actionname: '提交', status: 'done', handlers: ['李娜'] },
        { name: '区域经理审批', status: 'done', comment: '同意' },
        { name: '销售总监审批', status: 'current', handlers: ['张伟'], time: '' },
      ],
    });
  });

  it('approve the order with the last step and move to the handled list', async () => {
    expect((await handle('approve')).data()).toMatchObject({ state: 'approved', currentstep: '' });
    expect((await director.business('orderget', { orderid: ORDER_IDS.pending })).data()).toMatchObject({
      status: 'approved',
    });
    expect((await list('dealed')).data<Processes>().af_items.map(({ processid }) => processid)).toContain(
      PROCESS_IDS.pendingOrder,
    );
    expect((await handle('approve')).body).toMatchObject({ error_code: 'flow.already_handled', error_type: 600 });
  });

  it('can be rejected only with a reason, which rejects the order', async () => {
    expect((await handle('reject')).body.error_code).toBe('flow.comment_required');
    await handle('reject', '价格有误');
    expect((await director.business('orderget', { orderid: ORDER_IDS.pending })).data()).toMatchObject({
      status: 'rejected',
    });
  });

  it('are cancelled when the order is deleted', async () => {
    await representative.business('orderdelete', { orderids: [ORDER_IDS.pending] });
    expect((await handle('approve')).body.error_code).toBe('flow.already_handled');
  });

  it('are denied to other positions and without the function code', async () => {
    const manager = server.client();
    await manager.signIn('li.na', POSITION_IDS.liNaManager);
    expect((await handle('approve', '', manager)).body.error_code).toBe('flow.not_yours');
    expect((await flow('getprocess', { processid: 'nothing' })).status).toBe(404);
    const trainee = server.client();
    await trainee.signIn('sun.li');
    expect((await list('dealed', trainee)).status).toBe(403);
    expect((await handle('approve', '', representative)).body.error_code).toBe('flow.already_handled');
    expect((await list('everything')).status).toBe(400);
  });
});
