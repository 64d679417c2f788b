import type { Translate } from '@atrium/portal/sdk';
import type { Slot } from '../../flow/layoutFlow';
import { findPart } from './flowTree';
import type { Found, Nodes } from './flowTree';

/** Where a slot is, in words: below a card, or at the beginning of a branch. */
export function slotWords(
  nodes: Nodes,
  { branchId, index }: Slot,
  nameOf: (id: string) => string,
  t: Translate,
): string {
  const branch = branchId === undefined ? undefined : findPart(nodes, branchId);
  const list = branch?.kind === 'branch' ? branch.branch.nodes : nodes;
  const above = list[index - 1];
  if (above) return t('workflow.designer.below', { name: nameOf(above.id) });
  return t('workflow.designer.inBranch', { name: branchId === undefined ? '' : nameOf(branchId) });
}

/** The slot below a card: the next one of its list, or the first of a branch. */
export const slotBelow = (found: Found): Slot =>
  found.kind === 'branch'
    ? { branchId: found.branch.id, index: 0 }
    : { branchId: found.slot.branchId, index: found.slot.index + 1 };

export const isSameSlot = (a: Slot | undefined, b: Slot): boolean =>
  a !== undefined && a.branchId === b.branchId && a.index === b.index;
