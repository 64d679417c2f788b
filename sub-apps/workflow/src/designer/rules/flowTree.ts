import type { Branch, BranchingNode, FlowNode } from '../../flow/flowNodes';
import { flowParts, isBranching, partId } from '../../flow/flowParts';
import type { Slot } from '../../flow/layoutFlow';

export type Nodes = readonly FlowNode[];

interface FoundNode {
  kind: 'node';
  node: FlowNode;
  list: Nodes;
  slot: Slot;
  /** The branches around it. */
  depth: number;
}
interface FoundBranch {
  kind: 'branch';
  branch: Branch;
  block: BranchingNode;
  index: number;
  depth: number;
}
export type Found = FoundNode | FoundBranch;

/** A node or branch with what is around it. */
export function findPart(nodes: Nodes, id: string | undefined, branchId?: string, depth = 0): Found | undefined {
  for (const [index, node] of nodes.entries()) {
    if (node.id === id) return { kind: 'node', node, list: nodes, slot: { branchId, index }, depth };
    if (!isBranching(node)) continue;
    for (const [at, branch] of node.branches.entries()) {
      if (branch.id === id) return { kind: 'branch', branch, block: node, index: at, depth };
      const found = findPart(branch.nodes, id, branch.id, depth + 1);
      if (found) return found;
    }
  }
  return undefined;
}

/** Changes items of a list; the same list when none has changed. */
function mapShared<Item>(list: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const next = list.map(change);
  return next.every((item, index) => item === list[index]) ? list : next;
}

/** Changes all branches, from the outside. What has not changed stays the same object. */
function mapBranches(nodes: Nodes, change: (branch: Branch) => Branch): Nodes {
  return mapShared(nodes, (node) => {
    if (!isBranching(node)) return node;
    const branches = mapShared(node.branches, (branch) => {
      const changed = change(branch);
      const inside = mapBranches(changed.nodes, change);
      return inside === changed.nodes ? changed : { ...changed, nodes: inside };
    });
    return branches === node.branches ? node : { ...node, branches };
  });
}

/** Changes the list of a branch, or that of the flow itself. */
export function changeList(nodes: Nodes, branchId: string | undefined, change: (list: Nodes) => Nodes): Nodes {
  if (branchId === undefined) return change(nodes);
  return mapBranches(nodes, (branch) => (branch.id === branchId ? { ...branch, nodes: change(branch.nodes) } : branch));
}

export const updateBranch = (nodes: Nodes, id: string, change: Partial<Omit<Branch, 'id' | 'nodes'>>): Nodes =>
  mapBranches(nodes, (branch) => (branch.id === id ? { ...branch, ...change } : branch));

/** Changes a node; its id and type stay. */
export function updateNode<Node extends FlowNode>(
  nodes: Nodes,
  { id }: Node,
  change: Partial<Omit<Node, 'id' | 'type'>>,
): Nodes {
  const found = findPart(nodes, id);
  if (found?.kind !== 'node') return nodes;
  return changeList(nodes, found.slot.branchId, (list) =>
    list.map((node) => (node.id === id ? ({ ...node, ...change } as FlowNode) : node)),
  );
}

/** The levels of branches within a node. */
export const depthOf = (node: FlowNode): number =>
  isBranching(node) ? 1 + Math.max(0, ...node.branches.map((branch) => Math.max(0, ...branch.nodes.map(depthOf)))) : 0;

export const countNodes = (nodes: Nodes): number => flowParts(nodes).filter(({ kind }) => kind === 'node').length;

/** The ids of all nodes and branches. */
export const idsOf = (nodes: Nodes): ReadonlySet<string> => new Set(flowParts(nodes).map(partId));

/** Start and end stay where they are. */
export function canMove(nodes: Nodes, id: string): boolean {
  const found = findPart(nodes, id);
  return found?.kind === 'node' && found.node.type !== 'start' && found.node.type !== 'end';
}

/** Branches can be dragged as well, within their block: the last one of a condition and the only other one stay. */
export function canDrag(nodes: Nodes, id: string): boolean {
  const found = findPart(nodes, id);
  if (found?.kind !== 'branch') return canMove(nodes, id);
  const { branches, type } = found.block;
  const others = branches.length - (type === 'condition' ? 1 : 0);
  return others > 1 && found.index < others;
}
