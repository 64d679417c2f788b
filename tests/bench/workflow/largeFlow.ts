import { LARGE_STEPS } from './steps';

/** Another person than the administrator who starts the process: nobody decides about their own. */
const APPROVER = 'hd-liu-yang-manager';
const RIGHTS = { default: 'readonly', fields: {} };

const approval = (id: string) => ({
  id,
  type: 'approval',
  name: `审批 ${id}`,
  approvers: [{ type: 'position', ids: [APPROVER] }],
  mode: 'any',
  rights: RIGHTS,
  whenempty: 'admin',
  canreturn: 1,
  cantransfer: 1,
  canadd: 1,
  needscomment: 0,
  needssignature: 0,
});

/** Every tenth step has two others beside it: one of three branches is taken. */
const block = (id: string) => ({
  id,
  type: 'condition',
  name: `条件 ${id}`,
  branches: [
    { id: `${id}a`, name: '总监', condition: "applicant.positionname == '销售总监'", nodes: [approval(`${id}x`)] },
    { id: `${id}b`, name: '经理', condition: "applicant.positionname == '区域经理'", nodes: [approval(`${id}y`)] },
    { id: `${id}c`, name: '其他', condition: '', nodes: [] },
  ],
});

/** The nodes, as the platform stores them, of a flow of 100 steps from top to bottom; the last one is an approval. */
export const largeFlow = () => [
  { id: 'start', type: 'start', name: '提交', rights: { default: 'editable', fields: {} } },
  ...Array.from({ length: LARGE_STEPS }, (_, index) => (index % 10 === 0 ? block(`s${index}`) : approval(`s${index}`))),
  { id: 'end', type: 'end', name: '结束' },
];
