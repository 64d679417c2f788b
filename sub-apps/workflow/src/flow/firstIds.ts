import type { CardContent } from './cardContent';
import type { Branch, FlowNode } from './flowNodes';
import { flowParts, isBranching, partId } from './flowParts';

/** The branches of the first block of a plan that it enters. */
function enteredBranches(nodes: readonly FlowNode[], contents: ReadonlyMap<string, CardContent>): readonly Branch[] {
  for (const node of nodes) {
    if (!isBranching(node)) continue;
    const entered = node.branches.filter(({ id }) => contents.get(id)?.status?.key === 'taken');
    if (entered.length > 0) return entered;
  }
  return [];
}

/** The innermost branch around a node. */
function branchAround(nodes: readonly FlowNode[], id: string): Branch | undefined {
  for (const { branches } of nodes.filter(isBranching))
    for (const branch of branches) {
      if (branch.nodes.some((node) => node.id === id)) return branch;
      const found = branchAround(branch.nodes, id);
      if (found) return found;
    }
  return undefined;
}

/**
 * The cards that a diagram shows first: those of the branch in which somebody is at work, or of the branches that a plan
 * enters.
 */
export function firstIds(
  nodes: readonly FlowNode[],
  contents: ReadonlyMap<string, CardContent>,
  currentId: string | undefined,
): readonly string[] {
  const around = currentId === undefined ? undefined : branchAround(nodes, currentId);
  const branches = around ? [around] : currentId === undefined ? enteredBranches(nodes, contents) : [];
  const inside = branches.flatMap((branch) => [branch.id, ...flowParts(branch.nodes).map(partId)]);
  return inside.length > 0 || currentId === undefined ? inside : [currentId];
}
