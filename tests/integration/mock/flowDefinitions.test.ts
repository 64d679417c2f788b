import { POSITION_IDS } from '../../../mock/domain/fixtures';
import { platform, resetPlatform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

let server: PlatformServer;
let director: Client;
let manager: Client;
let representative: Client;
async function setUp() {
  resetPlatform();
  [director, manager, representative] = [server.client(), server.client(), server.client()];
  await director.signIn('zhang.wei');
  await manager.signIn('li.na', POSITION_IDS.liNaManager);
  await representative.signIn('li.na', POSITION_IDS.liNaRepresentative);
}
beforeAll(async () => {
  server = await startPlatform();
  await setUp();
});
afterAll(() => server.stop());

const call = (verb: string, body: object = {}, client = director) =>
  client.post(`/api/teapi/workflow/definition/${verb}`, body);
const run = (verb: string, body: object, client = representative) =>
  client.post(`/api/teapi/workflow/flow/${verb}`, body);

interface Node {
  id: string;
  type: string;
  name: string;
  [name: string]: unknown;
}
interface Flow {
  flowid: string;
  flowcode: string;
  flowname: string;
  group: string;
  icon: string;
  description: string;
  pagecode: string;
  published: number;
  haschanges: number;
  state: string;
  running: number;
  version: number;
  updateby: string;
  nodes: Node[];
  admins: string[];
}
interface Plan {
  path: { nodeid: string; status: string; reason?: string; handlers: { positionid: string; orgname: string }[] }[];
  branches: string[];
  problems: string[];
}
interface Problem {
  nodeid: string;
  code: string;
  text: string;
  severity: string;
}

const start: Node = { id: 'start', type: 'start', name: '提交', rights: { default: 'editable', fields: {} } };
const end: Node = { id: 'end', type: 'end', name: '结束' };
const approval = (id: string, approvers: object[], special: object = {}): Node => ({
  id,
  type: 'approval',
  name: `${id} 审批`,
  approvers,
  mode: 'any',
  rights: { default: 'readonly', fields: {} },
  whenempty: 'admin',
  canreturn: 1,
  cantransfer: 1,
  canadd: 1,
  needscomment: 0,
  needssignature: 0,
  ...special,
});
const DIRECTOR = { type: 'position', ids: [POSITION_IDS.zhangWei] };
const MANAGER = { type: 'orglevel', level: 1 };
const nodes = (...inner: Node[]) => [start, ...inner, end];
const draft = (over: object = {}) => ({
  flowid: '',
  flowcode: 'seal',
  flowname: '用章申请',
  group: '行政',
  icon: 'stamp',
  description: '合同与证明用章',
  pagecode: '',
  nodes: nodes(approval('first', [DIRECTOR])),
  admins: [],
  ...over,
});

const get = async (flowid: string, body: object = {}) => (await call('get', { flowid, ...body })).data<Flow>();
const list = async (filter: object = {}) => (await call('list', filter)).data<{ items: Flow[]; itemcount: number }>();
const codes = async (filter: object) => (await list(filter)).items.map(({ flowcode }) => flowcode);
const check = async (given: Node[], pagecode = '') =>
  (await call('check', { nodes: given, pagecode })).data<{ problems: Problem[] }>().problems;
/** Saves a stored flow with other fields. */
const change = async (flowid: string, over: object, client = director) =>
  call('save', { ...(await get(flowid)), ...over }, client);

describe('flow definitions', () => {
  it('are listed with their state and what runs, found by name, code, group and state', async () => {
    const { items, itemcount } = await list();
    expect(itemcount).toBe(6);
    expect(items[0]).toMatchObject({
      flowid: 'expense',
      flowcode: 'expense',
      flowname: '费用报销',
      group: '财务',
      pagecode: 'flow-expense',
      published: 1,
      haschanges: 0,
      state: 'published',
      version: 1,
      updateby: '系统',
    });
    const alive = platform().company('hd').processes.aliveByVersion('expense');
    expect(items[0]?.running).toBe([...alive.values()].reduce((sum, count) => sum + count, 0));
    expect(items[0]?.running).toBeGreaterThan(0);
    expect(await codes({ keyword: '折扣' })).toEqual(['discount']);
    expect(await codes({ keyword: 'NEWSTORE' })).toEqual(['newstore']);
    expect(await codes({ keyword: '人事' })).toEqual(['leave']);
    expect(await codes({ state: 'disabled' })).toEqual([]);
    expect((await list({ pagesize: 2, pageindex: 2 })).items).toHaveLength(2);
  });

  it('have names in the language of the request, which a save leaves as they are', async () => {
    director.headers.language = 'en';
    const english = await get('leave');
    expect([english.flowname, english.nodes[0]?.name]).toEqual(['Leave request', 'Submission']);
    expect(english.updateby).toBe('System');
    const saved = await call('save', english);
    delete director.headers.language;
    expect(saved.data<Flow>()).toMatchObject({ flowid: 'leave', version: english.version + 1, haschanges: 0 });
    expect((await get('leave')).nodes[0]?.name).toBe('提交');
  });

  it('are created, changed and logged', async () => {
    const created = (await call('save', draft())).data<Flow>();
    expect(created).toMatchObject({ flowid: 'seal', published: 0, haschanges: 1, state: 'draft', running: 0 });
    expect(await get('seal')).toMatchObject({ admins: [POSITION_IDS.zhangWei], nodes: draft().nodes });
    expect((await codes({}))[0]).toBe('seal');
    expect((await change('seal', { flowname: '用印申请' })).data<Flow>().version).toBe(2);
    const [last, before] = platform().administration('hd').log.all();
    expect(last).toMatchObject({ object: 'flow', action: 'update', recordName: '用印申请' });
    expect(before).toMatchObject({ object: 'flow', action: 'create', recordId: 'seal' });
  });

  it('are saved once for each request', async () => {
    const request = draft({ flowcode: 'twice', requestid: 'request-1' });
    const [first, again] = [await call('save', request), await call('save', request)];
    expect([first.data<Flow>().version, again.data<Flow>().version]).toEqual([1, 1]);
    expect((await call('save', { ...request, requestid: 'request-2' })).body.error_code).toBe('flow.code_taken');
  });

  it.each([
    ['no code', { flowcode: '' }, 'flow.code_invalid'],
    ['a code with other letters', { flowcode: 'Seal 1' }, 'flow.code_invalid'],
    ['a taken code', { flowcode: 'expense' }, 'flow.code_taken'],
    ['no name', { flowname: ' ' }, 'flow.name_required'],
    ['a long name', { flowname: '长'.repeat(31) }, 'flow.name_too_long'],
    ['a long group', { group: '长'.repeat(21) }, 'flow.group_too_long'],
    ['a long description', { description: '长'.repeat(201) }, 'flow.description_too_long'],
    ['an unknown administrator', { admins: ['nobody'] }, 'flow.admin_unknown'],
  ])('cannot be saved with %s', async (_case, over, code) => {
    const answer = await call('save', draft({ flowcode: 'refused', ...over }));
    expect(answer.body).toMatchObject({ error_code: code, error_type: 600, error_msg: expect.any(String) as string });
    expect(answer.body.error_msg).not.toBe(code);
    expect(await codes({ keyword: 'refused' })).toEqual([]);
  });

  it('keep their code, and at least one administrator', async () => {
    expect((await change('leave', { flowcode: 'holiday' })).body.error_code).toBe('flow.code_fixed');
    expect((await change('leave', { admins: [] })).body.error_code).toBe('flow.admins_required');
  });

  it('that somebody else changed meanwhile are not overwritten, published, disabled or deleted', async () => {
    const { version } = await get('discount');
    await change('discount', { description: '新的说明' }, manager);
    const stale = { flowid: 'discount', version };
    for (const answer of [
      await change('discount', { version }),
      await call('publish', { ...stale, note: '' }),
      await call('setstate', { ...stale, disabled: 1 }),
      await call('delete', { flowids: ['discount'], versions: [version] }),
    ])
      expect(answer.body).toMatchObject({ error_code: 'record.changed', error_params: { name: '李娜' } });
    expect((await get('discount')).description).toBe('新的说明');
  });

  it.each([
    ['nodes that are no list', 'x'],
    ['a node without an id', [{ ...start, id: '' }]],
    ['an unknown kind of node', [{ ...start, type: 'script' }]],
    ['a name of 51 characters', [{ ...start, name: '长'.repeat(51) }]],
    ['an unknown right', [{ ...start, rights: { default: 'editable', fields: { amount: 'owner' } } }]],
    ['an unknown kind of approvers', nodes(approval('x', [{ type: 'everybody' }]))],
    ['a level of 0', nodes(approval('x', [{ type: 'orglevel', level: 0 }]))],
    ['an unknown mode', nodes(approval('x', [DIRECTOR], { mode: 'most' }))],
    ['1,001 nodes', Array.from({ length: 1_001 }, (_, place) => ({ ...end, id: `n${place}` }))],
  ])('are refused with %s', async (_case, given) => {
    expect((await call('check', { nodes: given, pagecode: '' })).status).toBe(400);
    expect((await call('save', draft({ flowcode: 'malformed', nodes: given }))).status).toBe(400);
  });

  it('do not keep what is no property of a node', async () => {
    const odd = { ...approval('x', [{ ...DIRECTOR, script: 'alert(1)' }]), onclick: 'alert(1)', approversText: 'x' };
    await call('save', draft({ flowcode: 'odd', nodes: nodes(odd) }));
    expect((await get('odd')).nodes).toEqual(nodes(approval('x', [DIRECTOR])));
  });
});

describe('the check of a flow', () => {
  it('finds nothing in the seeded flows', async () => {
    for (const { flowid } of (await list({ state: 'published' })).items) {
      const flow = await get(flowid);
      expect(await check(flow.nodes, flow.pagecode)).toEqual([]);
    }
  });

  it('says what is wrong where, in the language of the request', async () => {
    const wrong = nodes(
      approval('nobody', []),
      approval('vacant', [{ type: 'position', ids: [POSITION_IDS.auditor] }]),
      approval('gone', [{ type: 'role', ids: ['gone'] }]),
      {
        id: 'c',
        type: 'condition',
        name: '条件',
        branches: [
          { id: 'one', name: '一', condition: 'amuont > 1', nodes: [approval('n1', [DIRECTOR])] },
          { id: 'two', name: '二', condition: 'amount >', nodes: [] },
          { id: 'else', name: '其他', condition: '', nodes: [] },
        ],
      },
    );
    const problems = await check(wrong, 'flow-expense');
    expect(problems.map(({ nodeid, code, severity }) => [nodeid, code, severity])).toEqual([
      ['nobody', 'missing_approver', 'error'],
      ['vacant', 'vacant_position', 'warning'],
      ['gone', 'unknown_role', 'error'],
      ['one', 'bad_condition', 'error'],
      ['two', 'bad_condition', 'error'],
      ['two', 'empty_branch', 'warning'],
    ]);
    expect(problems.map(({ text }) => text)).toEqual([
      '请设置人员',
      '“综合管理部 审计专员”目前无人任职或已停用',
      '所选角色已不存在',
      '条件有误：没有字段“amuont”',
      '条件有误：第8个字符附近无法识别',
      '该分支没有步骤',
    ]);
    director.headers.language = 'en';
    expect((await check(wrong, 'flow-expense'))[3]?.text).toBe('The condition is wrong: there is no field “amuont”');
    delete director.headers.language;
  });

  it('knows the members of fields, and warns of values that a select does not offer', async () => {
    const conditions = (...texts: string[]) => ({
      id: 'c',
      type: 'condition',
      name: '条件',
      branches: [...texts, ''].map((condition, place) => ({
        id: `b${place}`,
        name: `分支 ${place}`,
        condition,
        nodes: [approval(`n${place}`, [DIRECTOR])],
      })),
    });
    const given = nodes(conditions('amount >= 1 && amount.constructor', "type == 'trvael'", 'sum(lines.amount) > 1'));
    expect((await check(given, 'flow-expense')).map(({ nodeid, severity, text }) => [nodeid, severity, text])).toEqual([
      ['b0', 'error', '条件有误：“amount”没有“constructor”'],
      ['b1', 'warning', '“费用类型”没有值为“trvael”的选项，该比较不会成立'],
    ]);
  });

  it('names an unknown form page', async () => {
    expect((await check(nodes(approval('x', [DIRECTOR])), 'order-list'))[0]).toMatchObject({
      nodeid: '',
      code: 'unknown_page',
    });
  });
});

describe('a dry run', () => {
  const dryRun = async (body: object) =>
    (await call('dryrun', { values: {}, chosen: {}, applicantpositionid: POSITION_IDS.wuGang, ...body })).data<Plan>();
  const shown = ({ path }: Plan) =>
    path.map(({ nodeid, status, handlers }) => [nodeid, status, ...handlers.map(({ positionid }) => positionid)]);

  it('shows who would be asked for these values', async () => {
    const { nodes: given } = await get('expense');
    const large = await dryRun({ nodes: given, values: { amount: 3000 } });
    expect(shown(large).slice(0, 2)).toEqual([
      ['manager', 'asked', POSITION_IDS.liNaManager],
      ['countersign', 'asked', POSITION_IDS.zhangWei, 'hd-huang-lei-manager'],
    ]);
    expect(large.path[0]?.handlers[0]).toMatchObject({ name: '李娜', positionname: '区域经理', orgname: '上海分部' });
    expect(large.branches).toEqual(['large']);
    expect(shown(await dryRun({ nodes: given, values: { amount: 2999.99 } })).map(([id]) => id)).toEqual([
      'manager',
      'finance-copy',
    ]);
  });

  it('says that the applicant chooses, and what could not be submitted', async () => {
    const chosen = nodes(approval('x', [{ type: 'chosen', multiple: 0 }]));
    expect(await dryRun({ nodes: chosen })).toMatchObject({
      path: [{ nodeid: 'x', status: 'unknown', reason: '由申请人选择', handlers: [] }],
      problems: [],
    });
    expect(shown(await dryRun({ nodes: chosen, chosen: { x: [POSITION_IDS.zhangWei] } }))).toEqual([
      ['x', 'asked', POSITION_IDS.zhangWei],
    ]);
    const nobody = nodes(approval('x', [{ type: 'position', ids: [POSITION_IDS.auditor] }], { whenempty: 'refuse' }));
    expect((await dryRun({ nodes: nobody })).problems).toEqual([expect.stringContaining('x 审批')]);
  });

  it('computes what the form computes, as a preview does', async () => {
    const { nodes: given } = await get('leave');
    const values = { from: '2026-12-01', to: '2026-12-05' };
    expect((await dryRun({ nodes: given, pagecode: 'flow-leave', values })).branches).toEqual(['long']);
    expect((await dryRun({ nodes: given, pagecode: '', values })).branches).toEqual(['short']);
  });

  it('says where a condition on the way is missing or wrong', async () => {
    const branches = [
      { id: 'one', name: '分支 1', condition: '', nodes: [approval('n1', [DIRECTOR])] },
      { id: 'two', name: '分支 2', condition: 'amuont > 1', nodes: [approval('n2', [DIRECTOR])] },
      { id: 'else', name: '其他', condition: '', nodes: [] },
    ];
    const given = nodes({ id: 'c', type: 'condition', name: '条件', branches });
    expect(await dryRun({ nodes: given, pagecode: 'flow-expense' })).toMatchObject({
      branches: ['else'],
      problems: ['“分支 1”未设置条件，不会进入', '“分支 2”的条件有误：没有字段“amuont”'],
    });
  });

  it('needs an applicant', async () => {
    const answer = await call('dryrun', { nodes: nodes(), applicantpositionid: POSITION_IDS.auditor });
    expect(answer.body.error_code).toBe('flow.applicant_vacant');
  });

  it('starts nothing', async () => {
    const before = platform().company('hd').revision();
    await dryRun({ nodes: nodes(approval('x', [MANAGER])) });
    expect(platform().company('hd').revision()).toBe(before);
  });
});

describe('publishing', () => {
  beforeAll(setUp);

  it('is refused while something is wrong, which the number says', async () => {
    const broken = draft({ flowcode: 'broken', nodes: nodes(approval('x', []), approval('y', [])) });
    const { version } = (await call('save', broken)).data<Flow>();
    const answer = await call('publish', { flowid: 'broken', version, note: '' });
    expect(answer.body).toMatchObject({ error_code: 'flow.has_problems', error_params: { count: 2 } });
    expect(await get('broken')).toMatchObject({ published: 0, state: 'draft' });
  });

  it('is refused for a draft that is the same as the published version', async () => {
    const { version, published } = await get('discount');
    const answer = await call('publish', { flowid: 'discount', version, note: '' });
    expect(answer.body).toMatchObject({ error_code: 'flow.unchanged', error_type: 600 });
    expect((await get('discount')).published).toBe(published);
  });

  it('makes a version that later drafts do not change', async () => {
    const { version } = (await call('save', draft())).data<Flow>();
    const sent = { flowid: 'seal', version, note: '首次发布', requestid: 'publish-seal' };
    const published = (await call('publish', sent)).data<Flow>();
    // An answer that was lost is asked for again.
    expect((await call('publish', sent)).data()).toEqual(published);
    expect(published).toMatchObject({ published: 1, haschanges: 0, state: 'published' });
    await change('seal', { nodes: nodes(approval('other', [MANAGER])) });
    expect(await get('seal')).toMatchObject({ published: 1, haschanges: 1 });
    const first = await get('seal', { published: 1 });
    expect(first.nodes.map(({ id }) => id)).toEqual(['start', 'first', 'end']);
    expect((await call('versions', { flowid: 'seal' })).data()).toEqual([
      { published: 1, publishedat: expect.any(String) as string, publishedby: '张伟', note: '首次发布', running: 0 },
    ]);
    expect((await call('get', { flowid: 'seal', published: 2 })).body.error_code).toBe('flow.version_not_found');
    expect(platform().administration('hd').log.all()[1]).toMatchObject({ object: 'flow', action: 'publish' });
  });

  it('leaves running processes their version', async () => {
    const { version } = await get('seal');
    await call('publish', { flowid: 'seal', version, note: '' });
    const values = { values: {}, chosen: {} };
    const before = (await run('submit', { flowcode: 'seal', ...values, requestid: 'a' })).data<{ processid: string }>();
    const changed = (await change('seal', { nodes: nodes(approval('new', [DIRECTOR])) })).data<Flow>();
    await call('publish', { flowid: 'seal', version: changed.version, note: '改由总监审批' });
    const after = (await run('submit', { flowcode: 'seal', ...values, requestid: 'b' })).data<{ processid: string }>();
    const nodesOf = async ({ processid }: { processid: string }) =>
      (await run('getprocess', { processid })).data<{ nodes: Node[] }>().nodes.map(({ id }) => id);
    expect([await nodesOf(before), await nodesOf(after)]).toEqual([
      ['start', 'other', 'end'],
      ['start', 'new', 'end'],
    ]);
    const versions = (await call('versions', { flowid: 'seal' })).data<{ published: number; running: number }[]>();
    expect(versions.map(({ published, running }) => [published, running])).toEqual([
      [3, 1],
      [2, 1],
      [1, 0],
    ]);
  });
});

describe('disabling and deleting', () => {
  beforeAll(setUp);

  it('takes a flow from those to start, and gives it back', async () => {
    const { version } = await get('leave');
    expect((await call('setstate', { flowid: 'leave', version, disabled: 1 })).data<Flow>().state).toBe('disabled');
    const started = await run('submit', { flowcode: 'leave', values: {}, chosen: {}, requestid: 'c' });
    expect(started.body.error_code).toBe('flow.retired');
    const enabled = await call('setstate', { flowid: 'leave', version: version + 1, disabled: 0 });
    expect(enabled.data<Flow>().state).toBe('published');
  });

  it('is refused for flows that the platform starts, and for those that were used', async () => {
    const remove = (flowid: string) => call('delete', { flowids: [flowid], versions: [1] });
    const disabled = await call('setstate', { flowid: 'order', version: 1, disabled: 1 });
    expect(disabled.body).toMatchObject({ error_code: 'flow.internal', error_params: { name: '订单审批' } });
    expect((await remove('order')).body.error_code).toBe('flow.internal');
    expect((await remove('expense')).body).toMatchObject({
      error_code: 'flow.in_use',
      error_params: { name: '费用报销' },
    });
  });

  it('deletes all or none, and says who deleted what another person still edits', async () => {
    const { version } = (await call('save', draft())).data<Flow>();
    const edited = await get('seal');
    expect((await call('delete', { flowids: ['seal', 'expense'], versions: [version, 1] })).status).toBe(500);
    expect(await codes({ keyword: 'seal' })).toEqual(['seal']);
    expect((await call('delete', { flowids: ['seal'], versions: [version] })).data()).toEqual({ deleted: 1 });
    expect((await call('delete', { flowids: ['seal'], versions: [version] })).data()).toEqual({ deleted: 0 });
    expect((await call('save', edited, manager)).body).toMatchObject({
      error_code: 'record.deleted',
      error_params: { name: '张伟' },
    });
    expect((await call('get', { flowid: 'seal' })).status).toBe(404);
  });
});

describe('what a designer chooses from', () => {
  it('are form pages with their fields', async () => {
    const pages = (await call('formpages')).data<{ pagecode: string; title: string; fields: object[] }[]>();
    expect(pages.map(({ pagecode }) => pagecode).sort()).toEqual([
      'flow-discount',
      'flow-expense',
      'flow-leave',
      'flow-newstore',
      'order-form',
    ]);
    const expense = pages.find(({ pagecode }) => pagecode === 'flow-expense');
    expect(expense?.title).toBe('费用报销');
    expect(expense?.fields).toEqual(
      expect.arrayContaining([{ name: 'amount', title: expect.stringContaining('金额') as string, type: 'money' }]),
    );
  });

  it('are positions with holders and roles, found by a part of a name, and those that are set', async () => {
    interface Targets {
      positions: { positionid: string; name: string; positionname: string; orgname: string }[];
      roles: { roleid: string; rolename: string }[];
    }
    const { positions, roles } = (await call('targets', { keyword: '张伟' })).data<Targets>();
    expect(positions).toEqual([
      { positionid: POSITION_IDS.zhangWei, name: '张伟', positionname: '销售总监', orgname: '华东大区' },
    ]);
    expect(roles).toEqual([]);
    const named = (
      await call('targets', { keyword: '财务专员', positionids: [POSITION_IDS.auditor], roleids: ['role-hr'] })
    ).data<Targets>();
    expect(named.positions).toEqual([expect.objectContaining({ positionid: POSITION_IDS.auditor, name: '' })]);
    expect(named.roles.map(({ roleid }) => roleid)).toEqual(['role-hr', 'role-finance']);
  });

  it('are counted', async () => {
    const { positions, positioncount } = (await call('targets', { keyword: '张伟' })).data<{
      positions: object[];
      positioncount: number;
    }>();
    expect(positioncount).toBe(positions.length);
  });
});

describe('processes as an administrator sees them', () => {
  interface Instance {
    processid: string;
    state: string;
    flowcode: string;
    applytime: string;
    isoverdue: number;
    handlers: string[];
    tasks: { taskid: string; nodename: string; name: string; positionid: string; positionname: string }[];
  }
  const instances = async (filter: object) =>
    (await call('instances', filter)).data<{ items: Instance[]; itemcount: number }>();
  beforeAll(setUp);

  it('are found by flow, state, keyword and overdue, without drafts', async () => {
    const running = await instances({ flowid: 'expense', state: 'running' });
    expect(running.itemcount).toBeGreaterThan(0);
    for (const { flowcode, state, tasks } of running.items) {
      expect([flowcode, state]).toEqual(['expense', 'running']);
      expect(tasks.length).toBeGreaterThan(0);
    }
    expect((await instances({ state: 'draft' })).itemcount).toBe(0);
    const overdue = await instances({ overdue: 1 });
    expect(overdue.items.every(({ isoverdue }) => isoverdue === 1)).toBe(true);
    expect(overdue.itemcount).toBeGreaterThan(0);
    expect((await instances({ keyword: '没有这样的流程' })).itemcount).toBe(0);
    const [newest] = running.items;
    const day = newest?.applytime.slice(0, 10);
    const ofDay = await instances({ datefrom: day, dateto: day });
    expect(ofDay.items.map(({ processid }) => processid)).toContain(newest?.processid);
    expect(ofDay.items.every(({ applytime }) => applytime.slice(0, 10) === day)).toBe(true);
    expect((await call('instances', { datefrom: '2026-13-01' })).body.error_code).toBe('request.malformed');
  });

  it('are given to somebody else, once for each request', async () => {
    const [process] = (await instances({ flowid: 'expense', state: 'running' })).items;
    const [task] = process?.tasks ?? [];
    const target = task?.positionid === POSITION_IDS.chenJing ? POSITION_IDS.zhengHao : POSITION_IDS.chenJing;
    const body = {
      processid: process?.processid,
      taskid: task?.taskid,
      positionid: target,
      comment: '原审批人出差',
      requestid: 'reassign-1',
    };
    const answer = (await call('reassign', body)).data<Instance>();
    expect(answer.tasks.map(({ positionid }) => positionid)).toContain(target);
    expect(answer.tasks.map(({ taskid }) => taskid)).not.toContain(task?.taskid);
    const { log } = platform().administration('hd');
    const entries = log.count();
    expect(log.all()[0]).toMatchObject({ object: 'process', action: 'reassign', recordId: process?.processid });
    expect((await call('reassign', body)).data()).toEqual(answer);
    expect(log.count()).toBe(entries);
    expect((await call('reassign', { ...body, requestid: 'reassign-2' })).body.error_code).toBe('flow.already_handled');
    for (const positionid of [POSITION_IDS.auditor, POSITION_IDS.sunLi])
      expect((await call('reassign', { ...body, positionid, requestid: '' })).body.error_code).toBe(
        'flow.people_unknown',
      );
  });

  it('are ended also while they are withdrawn, because they could be submitted again', async () => {
    const values = { type: 'annual', from: '2026-12-01', to: '2026-12-01', reason: '私事' };
    const sent = { flowcode: 'leave', values, chosen: {}, requestid: 'withdrawn' };
    const { processid } = (await run('submit', sent)).data<{ processid: string }>();
    await run('handle', { processid, action: 'withdraw', comment: '', requestid: 'withdraw' });
    const [found] = (await instances({ state: 'withdrawn', flowid: 'leave' })).items;
    expect(found?.processid).toBe(processid);
    const body = { processid, comment: '不再需要', requestid: 'terminate-withdrawn' };
    expect((await call('terminate', body)).data<Instance>()).toMatchObject({ state: 'cancelled', tasks: [] });
  });

  it('are ended', async () => {
    const [process] = (await instances({ flowid: 'leave', state: 'running' })).items;
    const body = { processid: process?.processid, comment: '重复提交', requestid: 'terminate-1' };
    expect((await call('terminate', body)).data<Instance>()).toMatchObject({ state: 'cancelled', tasks: [] });
    expect((await call('terminate', body)).data<Instance>().state).toBe('cancelled');
    expect((await call('terminate', { ...body, requestid: '' })).body.error_code).toBe('flow.already_handled');
    expect((await call('terminate', { ...body, processid: 'nothing', requestid: '' })).status).toBe(404);
  });
});

const CALLS = [
  ['list', {}],
  ['get', { flowid: 'leave' }],
  ['save', draft()],
  ['check', { nodes: nodes(), pagecode: '' }],
  ['dryrun', { nodes: nodes(), applicantpositionid: POSITION_IDS.wuGang }],
  ['publish', { flowid: 'leave', version: 1, note: '' }],
  ['versions', { flowid: 'leave' }],
  ['setstate', { flowid: 'leave', version: 1, disabled: 1 }],
  ['delete', { flowids: ['leave'] }],
  ['formpages', {}],
  ['targets', {}],
  ['instances', {}],
  ['reassign', {}],
  ['terminate', {}],
] as const;

test.each(CALLS)('%s is refused to representatives', async (verb, body) => {
  const answer = await call(verb, body, representative);
  expect([answer.status, answer.body.error_code]).toEqual([403, 'auth.function_not_held']);
});
