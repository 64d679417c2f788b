import type { Approvers, ApprovalNode, Branch, FieldRights, FlowNode } from './flow';

/** Short ways to write the nodes of the seeded flows. */
export const MANAGER: Approvers = { type: 'orglevel', level: 1 };

export const start = (fields: FieldRights['fields'] = {}, others: FieldRights['default'] = 'editable'): FlowNode => ({
  id: 'start',
  type: 'start',
  name: '提交',
  rights: { default: others, fields },
});

export const required = (...names: readonly string[]): FieldRights['fields'] =>
  Object.fromEntries(names.map((name) => [name, 'required']));
export const end: FlowNode = { id: 'end', type: 'end', name: '结束' };

export const approval = (
  id: string,
  name: string,
  approvers: readonly Approvers[],
  special: Partial<ApprovalNode> = {},
): ApprovalNode => ({
  id,
  type: 'approval',
  name,
  approvers,
  mode: 'any',
  rights: { default: 'readonly', fields: {} },
  dueHours: 24,
  whenEmpty: 'admin',
  canReturn: true,
  canTransfer: true,
  canAdd: true,
  needsComment: false,
  needsSignature: false,
  ...special,
});

export const branch = (id: string, name: string, condition: string, ...nodes: readonly FlowNode[]): Branch => ({
  id,
  name,
  condition,
  nodes,
});
