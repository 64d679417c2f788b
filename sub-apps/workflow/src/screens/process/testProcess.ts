import type { FakePortal } from '@atrium/portal/contract/fakePortal';

const FLOW = '/api/teapi/workflow/flow';

export const PATHS = {
  get: `${FLOW}/getprocess`,
  handle: `${FLOW}/handle`,
  candidates: `${FLOW}/candidates`,
  phrases: `${FLOW}/phrases`,
  savePhrases: `${FLOW}/savephrases`,
  signatures: `${FLOW}/signatures`,
  saveSignature: `${FLOW}/savesignature`,
  deleteSignature: `${FLOW}/deletesignature`,
  deleteDraft: `${FLOW}/deletedraft`,
  markRead: `${FLOW}/markread`,
  start: `${FLOW}/getstart`,
  preview: `${FLOW}/preview`,
  definition: `${FLOW}/getdefinition`,
} as const;

export const SUBMITTED = {
  stepid: '1',
  name: '提交',
  handlers: ['陈思远'],
  action: 'submit',
  actionname: '提交',
  status: 'done',
  comment: '',
  time: '2026-11-20 14:05',
};
export const WAITING = { stepid: '2', name: '经理审批', handlers: ['李娜', '张伟'], status: 'current' };

/** A process that waits for the person, as the platform answers it. */
export const wireProcess = (change: object = {}) => ({
  processid: 'p1',
  processno: 'AF-001',
  title: '差旅费 1,200 元',
  processname: '费用报销',
  flowcode: 'expense',
  applicant: '陈思远',
  applicantposition: '销售代表',
  applicantorg: '华东分公司',
  applytime: '2026-11-20 14:05',
  state: 'running',
  statename: '审批中',
  version: 3,
  task: { taskid: 't1', nodeid: 'manager' },
  actions: ['approve', 'reject', 'return', 'transfer', 'comment'],
  returnsteps: [
    { nodeid: 'start', name: '发起人' },
    { nodeid: 'first', name: '初审' },
  ],
  fields: [
    { title: '事由', value: '拜访客户', type: 'text' },
    { title: '金额', value: 1200, type: 'money' },
  ],
  steps: [SUBMITTED, WAITING],
  nodes: [{ id: 'start', type: 'start', name: '发起人' }],
  path: [{ nodeid: 'start', status: 'done', handlers: [] }],
  ...change,
});

/** A form of which the person may change one field. */
export const FORM = {
  pagecode: 'flow-expense',
  linkparam: { from: 'flow' },
  values: { amount: 1200, remark: '' },
  rights: { default: 'readonly', fields: { amount: 'editable' } },
};

/** Lets the fake platform answer what a process needs. */
export function answerProcess(fake: FakePortal, change: object = {}): void {
  fake.answer(PATHS.get, ({ processid }: { processid: string }) => wireProcess({ processid, ...change }));
  fake.answer(PATHS.handle, { currentstep: '总监审批', handlers: ['王芳'], statename: '审批中' });
  fake.answer(PATHS.phrases, []);
  fake.answer(PATHS.signatures, []);
}
