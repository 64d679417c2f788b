import { createFakeHttp } from '@atrium/portal/contract/fakeHttp';
import { readNodes } from '../flow/flowNodes';
import { checkFlow, dryRun, formPagesQuery, versionsQuery } from './flowChecks';
import { flowsQuery, getFlow, saveFlow } from './flowDefinitions';
import { instancesQuery } from './flowInstances';
import { findTargets, POSITION_HOLDERS } from './flowTargets';
import { writeNodes } from './writeNodes';

const PATH = '/api/teapi/workflow/definition';
const PAGE = { index: 1, size: 20 };
const context = () => new AbortController();
const UNREADABLE = { kind: 'service', code: 'errors.badAnswer' };

const NODES = [
  { id: 's', type: 'start', name: '提交', rights: { default: 'editable', fields: { amount: 'required' } } },
  {
    id: 'c',
    type: 'condition',
    name: '金额',
    branches: [
      {
        id: 'b1',
        name: '大额',
        condition: 'amount >= 3000',
        nodes: [
          {
            id: 'a',
            type: 'approval',
            name: '总监审批',
            approvers: [
              { type: 'position', ids: ['p-1'] },
              { type: 'chosen', multiple: 1 },
            ],
            mode: 'all',
            rights: { default: 'readonly', fields: {} },
            duehours: 24,
            whenempty: 'refuse',
            canreturn: 1,
            cantransfer: 0,
            canadd: 1,
            needscomment: 0,
            needssignature: 1,
          },
        ],
      },
      { id: 'b2', name: '其他', condition: '', nodes: [] },
    ],
  },
  {
    id: 'p',
    type: 'parallel',
    name: '并行',
    branches: [{ id: 'b3', name: '市场', nodes: [{ id: 'k', type: 'copy', name: '抄送', approvers: [] }] }],
  },
  { id: 'e', type: 'end', name: '结束' },
];
const FLOW = { flowid: 'f-1', flowcode: 'expense', flowname: '费用报销', version: 3, nodes: NODES, admins: ['p-9'] };

const HOSTILE: readonly unknown[] = [null, 0, 'x', [], {}, [null, 1, 'a', {}, [[]]], { items: 'x' }, { toString: 1 }];

function httpWith(call: string, answer: unknown) {
  const { http, ...fake } = createFakeHttp();
  fake.answer(`${PATH}/${call}`, answer);
  return { http, ...fake };
}

test('nodes are written as they were read', () => {
  expect(writeNodes(readNodes(NODES))).toEqual(NODES);
});

test('a definition that could be read as a whole may be saved', async () => {
  const { http } = httpWith('get', FLOW);
  await expect(getFlow(http, 'f-1')).resolves.toMatchObject({
    flowId: 'f-1',
    version: 3,
    admins: ['p-9'],
    isWhole: true,
  });
});

test.each([
  ['an unknown kind of node', [...NODES, { id: 'x', type: 'subflow', name: '子流程' }]],
  ['nodes that are no list', 'x'],
  ['a node without an id', [...NODES, { type: 'end', name: '结束' }]],
  ['an unknown way to find approvers', [{ id: 'k', type: 'copy', name: '抄送', approvers: [{ type: 'dept' }] }]],
  ['ids that are none', [{ id: 'k', type: 'copy', name: '抄送', approvers: [{ type: 'role', ids: ['r', {}] }] }]],
  ['a branch that is none', [{ id: 'p', type: 'parallel', name: '并行', branches: [null] }]],
  ['a node in a branch that is none', [{ ...NODES[2], branches: [{ id: 'b', name: 'B', nodes: [{}] }] }]],
])('a definition with %s is shown, and known not to be whole', async (_what, nodes) => {
  const { http } = httpWith('get', { ...FLOW, nodes });
  await expect(getFlow(http, 'f-1')).resolves.toMatchObject({ name: '费用报销', isWhole: false });
});

test('a row of the list that is wrong costs itself, not the others', async () => {
  const { http, callsOf } = httpWith('list', {
    items: [null, 7, {}, { flowid: 'f-2', state: 'odd', published: 'x', running: null }, FLOW],
    itemcount: '5',
  });
  const read = flowsQuery(http, { filters: { keyword: '费用', state: 'draft' }, page: PAGE });
  const { rows, itemCount } = await read.queryFn(context());
  expect(callsOf(`${PATH}/list`)[0]?.input).toEqual({ keyword: '费用', state: 'draft', pageindex: 1, pagesize: 20 });
  expect(itemCount).toBe(5);
  expect(rows).toMatchObject([
    { flowId: 'f-2', state: 'draft', published: 0, runningCount: 0 },
    { flowId: 'f-1', code: 'expense' },
  ]);
});

describe.each(HOSTILE.map((answer) => [answer]))('the answer %j', (answer) => {
  test.each([
    ['list', flowsQuery, { keyword: '', state: '' }],
    ['instances', (http: never, query: never) => instancesQuery(http, 'f-1', query), {}],
  ] as const)('is no page of %s', async (call, query, filters) => {
    const { http } = httpWith(call, answer);
    await expect(
      query(http as never, { filters: { dates: [], ...filters }, page: PAGE } as never).queryFn(context()),
    ).rejects.toMatchObject(UNREADABLE);
  });

  test('is no definition and confirms no save', async () => {
    const { http, answer: set } = httpWith('get', answer);
    set(`${PATH}/save`, answer);
    await expect(getFlow(http, 'f-1')).rejects.toMatchObject(UNREADABLE);
    const draft = { code: 'a', name: 'A', group: '', icon: '', description: '', pageCode: '', nodes: [], admins: [] };
    await expect(saveFlow(http, draft, { requestId: 'r' })).rejects.toMatchObject(UNREADABLE);
  });

  test('says of forms and versions that there are none only when it is an empty list', async () => {
    const { http, answer: set } = httpWith('formpages', answer);
    set(`${PATH}/versions`, answer);
    const isEmptyList = Array.isArray(answer) && answer.length === 0;
    for (const reading of [
      formPagesQuery(http, 'zh-CN').queryFn(context()),
      versionsQuery(http, 'f-1').queryFn(context()),
    ])
      await (isEmptyList ? expect(reading).resolves.toEqual([]) : expect(reading).rejects.toMatchObject(UNREADABLE));
  });
});

test('what is wrong in a plan costs itself', async () => {
  const { http, callsOf } = httpWith('dryrun', {
    path: [
      null,
      { nodeid: 'a', name: '审批', type: 'approval', status: 'odd', handlers: [1, { name: '张伟' }], mode: 'x' },
    ],
    branches: null,
    problems: ['条件有误', {}],
  });
  const run = {
    nodes: [],
    pageCode: 'flow-x',
    admins: ['p-9'],
    values: { amount: 1 },
    applicantPositionId: 'p-1',
    chosen: { a: ['p-2'] },
  };
  await expect(dryRun(http, run)).resolves.toEqual({
    steps: [
      {
        nodeId: 'a',
        name: '审批',
        type: 'approval',
        status: 'unknown',
        people: [{ positionId: '', name: '张伟', positionName: '', orgName: '' }],
        mode: 'any',
        reason: '',
      },
    ],
    branches: [],
    problems: ['条件有误'],
  });
  expect(callsOf(`${PATH}/dryrun`)[0]?.input).toEqual({
    nodes: [],
    pagecode: 'flow-x',
    admins: ['p-9'],
    values: { amount: 1 },
    applicantpositionid: 'p-1',
    chosen: { a: ['p-2'] },
  });
});

const KIND = { name: 'kind', title: '类型', type: 'select', options: [{ value: 'a', text: '差旅' }] };

test('the holders of positions are found page by page, with or without a count', async () => {
  const { http, answer, callsOf } = httpWith('targets', { positions: [{ positionid: 'p-1' }, {}], positioncount: 60 });
  const person = { positionId: 'p-1', name: '', positionName: '', orgName: '' };
  const { signal } = context();
  expect(await POSITION_HOLDERS.find(http, '张', 2, signal)).toEqual({ people: [person], itemCount: 60 });
  expect(callsOf(`${PATH}/targets`)[0]?.input).toMatchObject({ keyword: '张', pageindex: 2 });
  answer(`${PATH}/targets`, { positions: [{ positionid: 'p-1' }] });
  expect(await POSITION_HOLDERS.find(http, '', 1, signal)).toEqual({ people: [person], itemCount: 1 });
});

test('problems, forms, versions and targets are read item by item', async () => {
  const { http, answer } = httpWith('check', {
    problems: [
      null,
      { nodeid: 'a', text: '未设置审批人', severity: 'odd' },
      { nodeid: 'b', code: 'bad_condition', text: '条件有误', severity: 'error' },
    ],
  });
  answer(`${PATH}/formpages`, [
    {},
    { pagecode: 'flow-expense', title: '费用', fields: [{}, { name: 'amount', type: 'money', besidepage: 1 }, KIND] },
  ]);
  answer(`${PATH}/versions`, [{ published: 1 }, {}, { published: '2', publishedby: '张伟', running: 'x' }]);
  answer(`${PATH}/targets`, { positions: [{}, { positionid: 'p-1', name: '张伟' }], roles: [{ roleid: 'r-1' }, 3] });
  expect(await checkFlow(http, [], '')).toEqual([
    { nodeId: 'a', code: '', text: '未设置审批人', severity: 'error' },
    { nodeId: 'b', code: 'bad_condition', text: '条件有误', severity: 'error' },
  ]);
  expect(await formPagesQuery(http, 'en').queryFn(context())).toEqual([
    {
      pageCode: 'flow-expense',
      title: '费用',
      fields: [
        { name: 'amount', title: '', type: 'money', isBesidePage: true },
        { ...KIND, isBesidePage: false },
      ],
    },
  ]);
  expect((await versionsQuery(http, 'f-1').queryFn(context())).map(({ published }) => published)).toEqual([2, 1]);
  expect(await findTargets(http, '张')).toEqual({
    positions: [{ positionId: 'p-1', name: '张伟', positionName: '', orgName: '' }],
    roles: [{ roleId: 'r-1', roleName: '' }],
  });
});

test('the processes of a flow come with the tasks that wait', async () => {
  const { http, callsOf } = httpWith('instances', {
    items: [
      { processid: '1', state: 'running', tasks: [{}, { taskid: 't-1', nodename: '经理审批', name: '李娜' }] },
      {},
    ],
    itemcount: 1,
  });
  const filters = { keyword: '', flowId: 'f-1', state: 'running', overdue: '1', dates: ['2026-11-01', '2026-11-20'] };
  const { rows } = await instancesQuery(http, undefined, { filters, page: PAGE }).queryFn(context());
  expect(rows).toMatchObject([
    { processId: '1', tasks: [{ taskId: 't-1', stepName: '经理审批', name: '李娜', positionName: '' }] },
  ]);
  expect(callsOf(`${PATH}/instances`)[0]?.input).toEqual({
    flowid: 'f-1',
    keyword: '',
    state: 'running',
    overdue: 1,
    datefrom: '2026-11-01',
    dateto: '2026-11-20',
    pageindex: 1,
    pagesize: 20,
  });
});

describe('of an answer that is far longer than what was asked for', () => {
  const many = (count: number, item: (index: number) => object) => Array.from({ length: count }, (_, i) => item(i));
  const filters = { keyword: '', flowId: '', state: '', overdue: '', dates: [] };

  test('only a page of processes is read, with some of their tasks', async () => {
    const tasks = many(1_000, (index) => ({ taskid: `t-${index}` }));
    const items = [null, ...many(500, (index) => ({ processid: `${index}`, tasks }))];
    const { http } = httpWith('instances', { items, itemcount: 501 });
    const { rows } = await instancesQuery(http, undefined, { filters, page: PAGE }).queryFn(context());
    expect(rows.map(({ processId }) => processId)).toEqual(Array.from({ length: 20 }, (_, index) => `${index}`));
    expect(rows[0]?.tasks).toHaveLength(200);
  });

  test('only a page of definitions is read', async () => {
    const { http } = httpWith('list', { items: many(500, (index) => ({ flowid: `${index}` })), itemcount: 500 });
    const query = { filters: { keyword: '', state: '' }, page: PAGE };
    expect((await flowsQuery(http, query).queryFn(context())).rows).toHaveLength(20);
  });

  test('problems and versions end somewhere', async () => {
    const { http, answer } = httpWith('check', { problems: many(10_001, () => ({ nodeid: 'a', text: '岗位空缺' })) });
    answer(
      `${PATH}/versions`,
      many(10_001, (published) => ({ published, note: '' })),
    );
    expect(await checkFlow(http, [], '')).toHaveLength(10_000);
    expect(await versionsQuery(http, 'f-1').queryFn(context())).toHaveLength(10_000);
  });
});
