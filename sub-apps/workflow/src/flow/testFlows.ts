import type { ApprovalNode, Branch, BranchingNode, FlowNode } from './flowNodes';

const RIGHTS = { default: 'readonly', fields: {} } as const;

export const start: FlowNode = { id: 'start', type: 'start', name: '提交', rights: { ...RIGHTS, default: 'editable' } };
export const end: FlowNode = { id: 'end', type: 'end', name: '结束' };

export const approval = (id: string, change: Partial<ApprovalNode> = {}): ApprovalNode => ({
  id,
  type: 'approval',
  name: `审批${id}`,
  approvers: [{ type: 'orglevel', level: 1 }],
  mode: 'any',
  rights: RIGHTS,
  dueHours: undefined,
  whenEmpty: 'admin',
  canReturn: true,
  canTransfer: true,
  canAdd: true,
  needsComment: false,
  needsSignature: false,
  ...change,
});

export const copy = (id: string): FlowNode => ({
  id,
  type: 'copy',
  name: `抄送${id}`,
  approvers: [{ type: 'applicant' }],
});

export const branch = (id: string, nodes: readonly FlowNode[] = [], condition = ''): Branch => ({
  id,
  name: `分支${id}`,
  condition,
  nodes,
});

export const block = (type: BranchingNode['type'], id: string, ...branches: Branch[]): BranchingNode => ({
  id,
  type,
  name: `块${id}`,
  branches,
});

/** A flow of at most 60 nodes, with blocks in blocks, from a generator of numbers below 1. */
export function randomFlow(random: () => number): FlowNode[] {
  let count = 0;
  const nextId = () => `n${(count += 1)}`;
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const list = (length: number, depth: number): FlowNode[] =>
    Array.from({ length }, () => {
      const kind = random();
      if (kind < 0.5 || depth === 4 || count > 50) return approval(nextId());
      if (kind < 0.6) return copy(nextId());
      const branches = Array.from({ length: 2 + upTo(2) }, () => branch(nextId(), list(upTo(3), depth + 1)));
      return block(kind < 0.8 ? 'condition' : 'parallel', nextId(), ...branches);
    });
  return [start, ...list(upTo(6), 0), end];
}
