import type { Branch, BranchingNode } from '../../flow/flowNodes';
import { isElse } from '../../flow/flowParts';
import { changeList, findPart, updateNode } from './flowTree';
import type { Nodes } from './flowTree';

export const MOST_BRANCHES = 20;

/** A condition with two branches is dissolved by the removal of either; of more, the last one has to stay. */
export const canRemoveBranch = (block: BranchingNode, index: number): boolean =>
  block.branches.length <= 2 || !isElse(block, index);

/** Adds a branch: to a condition before the last one, which is for all other cases. */
export function addBranch(nodes: Nodes, block: BranchingNode, branch: Branch): Nodes {
  if (block.branches.length >= MOST_BRANCHES) return nodes;
  const at = block.type === 'condition' ? Math.max(0, block.branches.length - 1) : block.branches.length;
  return updateNode(nodes, block, { branches: [...block.branches.slice(0, at), branch, ...block.branches.slice(at)] });
}

/** Removes a branch. The last but one dissolves its block, and the nodes of the other branch take its place. */
export function removeBranch(nodes: Nodes, branchId: string): Nodes {
  const found = findPart(nodes, branchId);
  if (found?.kind !== 'branch' || !canRemoveBranch(found.block, found.index)) return nodes;
  const { block } = found;
  const others = block.branches.filter(({ id }) => id !== branchId);
  if (others.length > 1) return updateNode(nodes, block, { branches: others });
  const around = findPart(nodes, block.id);
  if (around?.kind !== 'node') return nodes;
  const kept = others[0]?.nodes ?? [];
  return changeList(nodes, around.slot.branchId, (list) =>
    list.flatMap((node) => (node.id === block.id ? kept : [node])),
  );
}

/** Whether a branch can change its place: the last one of a condition stays the last. */
export function canMoveBranch(block: BranchingNode, index: number, by: -1 | 1): boolean {
  const target = index + by;
  return target >= 0 && target < block.branches.length && !isElse(block, index) && !isElse(block, target);
}

/** Moves a branch one place to the left, which gives it priority, or to the right. */
export function moveBranch(nodes: Nodes, branchId: string, by: -1 | 1): Nodes {
  const found = findPart(nodes, branchId);
  if (found?.kind !== 'branch' || !canMoveBranch(found.block, found.index, by)) return nodes;
  const branches = found.block.branches.filter(({ id }) => id !== branchId);
  const at = found.index + by;
  return updateNode(nodes, found.block, {
    branches: [...branches.slice(0, at), found.branch, ...branches.slice(at)],
  });
}
