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

/** The gap that a branch passes into when it moves by one place. Gaps are counted like the branches to their right. */
export const stepGap = (index: number, by: -1 | 1): number => (by === -1 ? index - 1 : index + 2);

/** Whether a branch can move into a gap of its block: the last one of a condition stays the last. */
export function canMoveBranch(block: BranchingNode, index: number, gap: number): boolean {
  const last = block.branches.length - (block.type === 'condition' ? 1 : 0);
  return gap >= 0 && gap <= last && gap !== index && gap !== index + 1 && !isElse(block, index);
}

/** Moves a branch into a gap: to the left gives it priority. */
export function moveBranch(nodes: Nodes, branchId: string, gap: number): Nodes {
  const found = findPart(nodes, branchId);
  if (found?.kind !== 'branch' || !canMoveBranch(found.block, found.index, gap)) return nodes;
  const branches = found.block.branches.filter(({ id }) => id !== branchId);
  const at = gap > found.index ? gap - 1 : gap;
  return updateNode(nodes, found.block, {
    branches: [...branches.slice(0, at), found.branch, ...branches.slice(at)],
  });
}
