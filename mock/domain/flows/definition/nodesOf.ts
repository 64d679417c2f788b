import type { FlowNode } from './flow';

/** All nodes of a flow from top to bottom, those of branches included. */
export const nodesOf = (nodes: readonly FlowNode[]): readonly FlowNode[] =>
  nodes.flatMap((node) => [
    node,
    ...('branches' in node ? node.branches.flatMap((branch) => nodesOf(branch.nodes)) : []),
  ]);

/** How many branchings stand in one another. */
export const levelsOf = (nodes: readonly FlowNode[]): number =>
  Math.max(
    0,
    ...nodes.flatMap((node) =>
      'branches' in node ? [1 + Math.max(0, ...node.branches.map((branch) => levelsOf(branch.nodes)))] : [],
    ),
  );
