import type { Branch, BranchingNode, FlowNode } from './flowNodes';

/** What has a card in the diagram: a node, or a branch of a branching node. */
export type FlowPart =
  { kind: 'node'; node: FlowNode } | { kind: 'branch'; branch: Branch; block: BranchingNode; index: number };

export const isBranching = (node: FlowNode): node is BranchingNode => 'branches' in node;

export const partId = (part: FlowPart): string => (part.kind === 'node' ? part.node.id : part.branch.id);

/** The last branch of a condition is taken when no other is: it has no condition. */
export const isElse = (block: BranchingNode, index: number): boolean =>
  block.type === 'condition' && index === block.branches.length - 1;

/** All parts in reading order: a branching node, then each branch with its nodes. */
export const flowParts = (nodes: readonly FlowNode[]): FlowPart[] =>
  nodes.flatMap((node): FlowPart[] => [
    { kind: 'node', node },
    ...(isBranching(node)
      ? node.branches.flatMap((branch, index): FlowPart[] => [
          { kind: 'branch', branch, block: node, index },
          ...flowParts(branch.nodes),
        ])
      : []),
  ]);
