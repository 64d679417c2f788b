/** Answers about flow definitions, for the tests of their screens. */
export const PATH = '/api/teapi/workflow/definition';

export const NODES = [
  { id: 'start', type: 'start', name: '发起人', rights: { default: 'editable', fields: {} } },
  {
    id: 'manager',
    type: 'approval',
    name: '主管审批',
    approvers: [{ type: 'position', ids: ['p-1'] }],
    mode: 'any',
    rights: { default: 'readonly', fields: {} },
    whenempty: 'admin',
    canreturn: 1,
    cantransfer: 1,
    canadd: 1,
    needscomment: 0,
    needssignature: 0,
  },
  { id: 'end', type: 'end', name: '流程结束' },
];

/** A definition as `list`, `get` and the saves answer it. */
export const flowAnswer = (change: object = {}) => ({
  flowid: 'expense',
  flowcode: 'expense',
  flowname: '费用报销',
  group: '财务',
  icon: 'money',
  description: '报销日常费用',
  pagecode: 'flow-expense',
  published: 2,
  haschanges: 0,
  state: 'published',
  running: 3,
  version: 5,
  updatetime: '2026-11-19 10:20',
  updateby: '李娜',
  ...change,
});

export const definitionAnswer = (change: object = {}) => ({
  ...flowAnswer(),
  nodes: NODES,
  admins: ['p-9'],
  ...change,
});

export const FORM_PAGES = [
  {
    pagecode: 'flow-expense',
    title: '费用报销单',
    fields: [
      { name: 'amount', title: '金额', type: 'money' },
      { name: 'date', title: '日期', type: 'date' },
      { name: 'files', title: '附件', type: 'file' },
    ],
  },
];

export const TARGETS = {
  positions: [
    { positionid: 'p-1', name: '王芳', positionname: '区域经理', orgname: '华东' },
    { positionid: 'p-3', name: '', positionname: '财务', orgname: '总部' },
    { positionid: 'p-9', name: '张伟', positionname: '销售总监', orgname: '总部' },
  ],
  roles: [],
};

/** The native functions of a person who may do everything, or some of it. */
export const mayDo = (...actions: readonly string[]) => [
  { ref: 'masterflowmanager', code: '' },
  ...['edit', 'publish', 'monitor'].map((action) => ({
    ref: `masterflowmanager/${action}`,
    code: actions.includes(action) ? '' : 'NOT_HELD',
  })),
];
