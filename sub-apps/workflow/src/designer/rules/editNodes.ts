import type { FlowNode } from '../../flow/flowNodes';
import type { Slot } from '../../flow/layoutFlow';
import { changeList, countNodes, depthOf, findPart, idsOf } from './flowTree';
import type { Nodes } from './flowTree';
import { withNewIds } from './newNode';
import type { NewId } from './newNode';

/** What the platform accepts. */
export const MOST_NODES = 300;
export const MOST_DEPTH = 10;

/** Why a node cannot be put somewhere. */
export type Refusal = 'tooMany' | 'tooDeep' | 'fixed' | 'lastBranch' | 'noPlace';

const isFixed = ({ type }: FlowNode) => type === 'start' || type === 'end';

/** Why the node cannot be removed, copied or moved. */
export const fixedReason = (node: FlowNode): Refusal | undefined => (isFixed(node) ? 'fixed' : undefined);

/** Whether a node may stand there: below the start, above the end, and not too deep in branches. */
function placeRefusal(nodes: Nodes, node: FlowNode, { branchId, index }: Slot): Refusal | undefined {
  const around = branchId === undefined ? undefined : findPart(nodes, branchId);
  if (branchId !== undefined && around?.kind !== 'branch') return 'noPlace';
  const list = around?.kind === 'branch' ? around.branch.nodes : nodes;
  if (index < 0 || index > list.length) return 'noPlace';
  if (branchId === undefined && list[index]?.type === 'start') return 'noPlace';
  if (branchId === undefined && list[index - 1]?.type === 'end') return 'noPlace';
  const depth = around ? around.depth + 1 : 0;
  return depth + depthOf(node) > MOST_DEPTH ? 'tooDeep' : undefined;
}

export function insertRefusal(nodes: Nodes, node: FlowNode, slot: Slot): Refusal | undefined {
  if (countNodes(nodes) + countNodes([node]) > MOST_NODES) return 'tooMany';
  return placeRefusal(nodes, node, slot);
}

const insertAt = (list: Nodes, index: number, node: FlowNode): Nodes => [
  ...list.slice(0, index),
  node,
  ...list.slice(index),
];

/** Puts a node into a slot; the same nodes where it may not stand. */
export function insertNode(nodes: Nodes, slot: Slot, node: FlowNode): Nodes {
  if (insertRefusal(nodes, node, slot)) return nodes;
  return changeList(nodes, slot.branchId, (list) => insertAt(list, slot.index, node));
}

/** Removes a node with everything in it; start and end stay. */
export function removeNode(nodes: Nodes, id: string): Nodes {
  const found = findPart(nodes, id);
  if (found?.kind !== 'node' || isFixed(found.node)) return nodes;
  return changeList(nodes, found.slot.branchId, (list) => list.filter((node) => node.id !== id));
}

/** Why a node cannot be moved into a slot of the flow as it is now. It cannot be moved into itself. */
export function moveRefusal(nodes: Nodes, id: string, slot: Slot): Refusal | undefined {
  const found = findPart(nodes, id);
  if (found?.kind !== 'node') return 'noPlace';
  if (isFixed(found.node)) return 'fixed';
  if (slot.branchId !== undefined && idsOf([found.node]).has(slot.branchId)) return 'noPlace';
  const isSamePlace =
    slot.branchId === found.slot.branchId && (slot.index === found.slot.index || slot.index === found.slot.index + 1);
  return isSamePlace ? 'noPlace' : placeRefusal(nodes, found.node, slot);
}

/** Moves a node into a slot of the flow as it is now; the same nodes where it may not stand. */
export function moveNode(nodes: Nodes, id: string, slot: Slot): Nodes {
  const found = findPart(nodes, id);
  if (found?.kind !== 'node' || moveRefusal(nodes, id, slot)) return nodes;
  const isBelowItself = slot.branchId === found.slot.branchId && slot.index > found.slot.index;
  return changeList(removeNode(nodes, id), slot.branchId, (list) =>
    insertAt(list, isBelowItself ? slot.index - 1 : slot.index, found.node),
  );
}

/** Puts a copy with another name and new ids below a node. Returns the copy as well, where there is one. */
export function duplicateNode(
  nodes: Nodes,
  id: string,
  newId: NewId,
  nameOf: (name: string) => string,
): { nodes: Nodes; copy?: FlowNode } {
  const found = findPart(nodes, id);
  if (found?.kind !== 'node' || isFixed(found.node)) return { nodes };
  const copy = { ...withNewIds(found.node, newId), name: nameOf(found.node.name) };
  const slot = { ...found.slot, index: found.slot.index + 1 };
  const next = insertNode(nodes, slot, copy);
  return next === nodes ? { nodes } : { nodes: next, copy };
}

export type MoveStep = 'up' | 'down' | 'left' | 'right';

/**
 * The slot that one step leads to: past its neighbour, out of its branch at the ends, or into the branch beside it;
 * undefined where there is none.
 */
export function stepSlot(nodes: Nodes, id: string, step: MoveStep): Slot | undefined {
  const found = findPart(nodes, id);
  if (found?.kind !== 'node') return undefined;
  const { branchId, index } = found.slot;
  const around = findPart(nodes, branchId);
  const block = around?.kind === 'branch' ? findPart(nodes, around.block.id) : undefined;
  const slotOf = (): Slot | undefined => {
    if (step === 'up' || step === 'down') {
      const next = step === 'up' ? index - 1 : index + 2;
      if (next >= 0 && next <= found.list.length) return { branchId, index: next };
      if (block?.kind !== 'node') return undefined;
      return { branchId: block.slot.branchId, index: block.slot.index + (step === 'up' ? 0 : 1) };
    }
    if (around?.kind !== 'branch') return undefined;
    const beside = around.block.branches[around.index + (step === 'left' ? -1 : 1)];
    return beside && { branchId: beside.id, index: Math.min(index, beside.nodes.length) };
  };
  const slot = slotOf();
  return slot && !moveRefusal(nodes, id, slot) ? slot : undefined;
}
