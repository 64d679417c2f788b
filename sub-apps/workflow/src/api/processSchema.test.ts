import { read } from '@atrium/common/schemas';
import { processSchema } from './processSchema';

const WIRE = {
  processid: 'p1',
  processno: 'AF-1',
  title: '差旅费',
  processname: '费用报销',
  applicant: '陈思远',
  state: 'running',
  statename: '审批中',
  version: 3,
  actions: ['approve', 'reject', 'teleport', 'approve'],
  steps: [{ stepid: '1', name: '提交', handlers: ['陈思远'], action: 'submit', status: 'done' }],
  form: {
    pagecode: 'flow-expense',
    values: { amount: 12 },
    rights: { default: 'readonly', fields: { amount: 'editable' } },
  },
  task: { taskid: 't1', nodeid: 'n1', needscomment: 1 },
};

test('a process is read with its task, its form and the actions that the client knows', () => {
  expect(read(processSchema, WIRE)).toMatchObject({
    processId: 'p1',
    state: 'running',
    version: 3,
    actions: ['approve', 'reject'],
    task: { taskId: 't1', needsComment: true, needsSignature: false },
    form: { pageCode: 'flow-expense', values: { amount: 12 }, rights: { fields: { amount: 'editable' } } },
    steps: [{ name: '提交', action: 'submit', status: 'done', attachments: [], signature: '', targets: [] }],
    isUnreadCopy: false,
  });
});

test('what is wrong in one part of a process costs only that part', () => {
  const broken = {
    ...WIRE,
    title: { no: 'text' },
    state: 'exploded',
    version: [],
    form: { pagecode: '' },
    task: 'none',
    actions: null,
    nodes: 'none',
    path: [
      { nodeid: 'a', status: 'sideways' },
      { nodeid: 'b', status: 'done', handlers: 'nobody' },
    ],
    steps: [
      7,
      { name: '审批', status: 'dancing', handlers: '李娜', attachments: [{ url: 1 }, { url: 'https://a/b' }] },
    ],
    fields: [{ title: 't', value: {} }],
  };
  expect(read(processSchema, broken)).toMatchObject({
    processId: 'p1',
    title: '',
    state: undefined,
    version: undefined,
    form: undefined,
    task: undefined,
    actions: [],
    nodes: [],
    path: [{ nodeId: 'b', status: 'done', handlers: [] }],
    steps: [{ name: '审批', status: undefined, handlers: ['李娜'], attachments: [{ filename: 'https://a/b' }] }],
    fields: [{ title: 't', value: '', type: 'text' }],
  });
});

test('of a record that is longer than 10,000 entries the last ones are read', () => {
  const steps = Array.from({ length: 10_050 }, (_, index) => ({ stepid: String(index), name: `第${index}步` }));
  const read_ = read(processSchema, { ...WIRE, steps });
  expect([read_.steps.length, read_.steps.at(-1)?.name]).toEqual([10_000, '第10049步']);
});

test('a copy that was not read yet is told from a process that is no copy', () => {
  const isUnread = (isread: unknown) => read(processSchema, { ...WIRE, isread }).isUnreadCopy;
  expect([undefined, null, 0, '0', 1, true].map(isUnread)).toEqual([false, false, true, true, false, false]);
});

test.each([[[]], [{}], [{ processid: '' }], [{ processid: null, title: '差旅费' }]])(
  'an answer without the id of a process is none: %j',
  (answer) => expect(() => read(processSchema, answer)).toThrow('another shape'),
);

test('of a flow that is too large the nodes that are read have their place on the path', () => {
  const ids = Array.from({ length: 5_000 }, (_, index) => `n${index}`);
  const nodes = ids.map((id) => ({ id, type: 'approval', name: id }));
  const path = ids.map((nodeid) => ({ nodeid, status: 'done', handlers: [] }));
  const process = read(processSchema, { ...WIRE, nodes, path });
  expect(process.path.map(({ nodeId }) => nodeId)).toEqual(process.nodes.map(({ id }) => id));
});
