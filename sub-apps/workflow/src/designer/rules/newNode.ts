import { randomId } from '@atrium/common/randomId';
import type { ApprovalNode, Branch, CopyNode, FlowNode } from '../../flow/flowNodes';
import { isBranching } from '../../flow/flowParts';
import { idsOf } from './flowTree';
import type { Nodes } from './flowTree';

export const NODE_KINDS = ['approval', 'countersign', 'copy', 'condition', 'parallel'] as const;
/** What can be inserted: a countersign is an approval by all. */
export type NodeKind = (typeof NODE_KINDS)[number];

export type NewId = () => string;

const ID_LENGTH = 10;

/** Ids that no node or branch of the flow has, each of them once. */
export function newIds(nodes: Nodes, random: () => string = randomId): NewId {
  const taken = new Set(idsOf(nodes));
  return () => {
    let id: string;
    do id = `n${random().slice(0, ID_LENGTH)}`;
    while (taken.has(id));
    taken.add(id);
    return id;
  };
}

/** The names of new nodes and branches. */
export interface NewNames {
  node(kind: NodeKind): string;
  /** Numbered from one. */
  branch(number: number): string;
  /** The last branch of a condition. */
  others: string;
}

export const blankBranch = (id: string, name: string): Branch => ({ id, name, condition: '', nodes: [] });

/** A node to be filled in; a block has two empty branches. */
export function newNode(kind: NodeKind, newId: NewId, names: NewNames): FlowNode {
  const base = { id: newId(), name: names.node(kind) };
  switch (kind) {
    case 'copy':
      return { ...base, type: 'copy', approvers: [] } satisfies CopyNode;
    case 'condition':
      return {
        ...base,
        type: 'condition',
        branches: [blankBranch(newId(), names.branch(1)), blankBranch(newId(), names.others)],
      };
    case 'parallel':
      return {
        ...base,
        type: 'parallel',
        branches: [blankBranch(newId(), names.branch(1)), blankBranch(newId(), names.branch(2))],
      };
    default:
      return {
        ...base,
        type: 'approval',
        approvers: [],
        mode: kind === 'countersign' ? 'all' : 'any',
        rights: { default: 'readonly', fields: {} },
        dueHours: undefined,
        whenEmpty: 'admin',
        canReturn: true,
        canTransfer: true,
        canAdd: true,
        needsComment: false,
        needsSignature: false,
      } satisfies ApprovalNode;
  }
}

/** The same node with new ids, also within it. */
export function withNewIds(node: FlowNode, newId: NewId): FlowNode {
  const copied = { ...node, id: newId() };
  if (!isBranching(copied)) return copied;
  const branches = copied.branches.map((branch) => ({
    ...branch,
    id: newId(),
    nodes: branch.nodes.map((inside) => withNewIds(inside, newId)),
  }));
  return { ...copied, branches };
}
