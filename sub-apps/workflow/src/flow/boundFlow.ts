import type { Branch, FlowNode } from './flowNodes';
import { isBranching } from './flowParts';

/**
 * What a diagram draws at most: steps and branches together, and branches within branches. A flow of the designer has at
 * most 300 steps. A browser needs about 2 ms for each card.
 */
export const MOST_PARTS = 500;
const MOST_LEVELS = 10;

/**
 * The part of a flow that can be drawn: of what has the id of something before it, is too deep or too much, nothing. The
 * same nodes where all of it can be drawn.
 */
export function boundFlow(nodes: readonly FlowNode[]): { nodes: readonly FlowNode[]; isCut: boolean } {
  const ids = new Set<string>();
  let isCut = false;
  const takes = ({ id }: FlowNode | Branch): boolean => {
    const fits = ids.size < MOST_PARTS && !ids.has(id);
    if (fits) ids.add(id);
    else isCut = true;
    return fits;
  };
  const listOf = (list: readonly FlowNode[], level: number): readonly FlowNode[] =>
    list
      .filter(takes)
      .map((node) => (isBranching(node) ? { ...node, branches: branchesOf(node.branches, level) } : node));
  const branchesOf = (branches: readonly Branch[], level: number): readonly Branch[] =>
    branches.filter(takes).map((branch) => {
      if (branch.nodes.length > 0 && level === MOST_LEVELS) isCut = true;
      return { ...branch, nodes: level < MOST_LEVELS ? listOf(branch.nodes, level + 1) : [] };
    });
  const drawn = listOf(nodes, 0);
  return isCut ? { nodes: drawn, isCut } : { nodes, isCut };
}
