import type { Approvers, FlowNode } from '../flow/flowNodes';

const bitOf = (value: boolean) => (value ? 1 : 0);

/** The nodes of a flow as the platform stores them: the reverse of `readNodes`. */
export const writeNodes = (nodes: readonly FlowNode[]): object[] => nodes.map(writeNode);

function writeNode(node: FlowNode): object {
  const base = { id: node.id, type: node.type, name: node.name };
  switch (node.type) {
    case 'start':
      return { ...base, rights: node.rights };
    case 'approval':
      return {
        ...base,
        approvers: node.approvers.map(writeApprovers),
        mode: node.mode,
        rights: node.rights,
        ...(node.dueHours !== undefined && { duehours: node.dueHours }),
        whenempty: node.whenEmpty,
        canreturn: bitOf(node.canReturn),
        cantransfer: bitOf(node.canTransfer),
        canadd: bitOf(node.canAdd),
        needscomment: bitOf(node.needsComment),
        needssignature: bitOf(node.needsSignature),
      };
    case 'copy':
      return { ...base, approvers: node.approvers.map(writeApprovers) };
    case 'condition':
    case 'parallel':
      return {
        ...base,
        branches: node.branches.map(({ id, name, condition, nodes }) => ({
          id,
          name,
          ...(node.type === 'condition' && { condition }),
          nodes: writeNodes(nodes),
        })),
      };
    case 'end':
      return base;
  }
}

const writeApprovers = (approvers: Approvers): object =>
  approvers.type === 'chosen' ? { type: 'chosen', multiple: bitOf(approvers.isMultiple) } : approvers;
