import type { BranchingNode } from '../../flow/flowNodes';
import type { FlowLayout, PlacedSlot } from '../../flow/layoutFlow';
import { canMoveBranch } from './editBranches';
import { moveRefusal } from './editNodes';
import { findPart } from './flowTree';
import type { Nodes } from './flowTree';

/** A gap between the branches of a block, counted like the branch to its right, with the point where it is drawn. */
export interface BranchGap {
  blockId: string;
  gap: number;
  x: number;
  y: number;
}

/** Where a card can be put: a node into a slot, a branch into a gap of its block. */
export type DropPlace = PlacedSlot | BranchGap;

export const isBranchGap = (place: DropPlace): place is BranchGap => 'blockId' in place;

/** The places that take a node or branch; start and end have none. */
export function dropPlaces(nodes: Nodes, layout: FlowLayout, id: string): readonly DropPlace[] {
  const found = findPart(nodes, id);
  if (found?.kind === 'node') return layout.slots.filter((slot) => !moveRefusal(nodes, id, slot));
  if (!found) return [];
  return branchGaps(found.block, layout).filter(({ gap }) => canMoveBranch(found.block, found.index, gap));
}

/** Beside the first and the last branch. */
const OUTSIDE_PX = 14;

function branchGaps({ id, branches }: BranchingNode, { parts }: FlowLayout): BranchGap[] {
  const heads = branches.flatMap((branch) => parts.get(branch.id) ?? []);
  const [first, last] = [heads[0], heads.at(-1)];
  if (!first || !last || heads.length < branches.length) return [];
  const y = first.y + first.height / 2;
  const edges = heads.slice(1).map((head, index) => {
    const before = heads[index] ?? head;
    return (before.x + before.width + head.x) / 2;
  });
  return [first.x - OUTSIDE_PX, ...edges, last.x + last.width + OUTSIDE_PX].map((x, gap) => ({
    blockId: id,
    gap,
    x,
    y,
  }));
}

/** A place takes a card within this distance, in pixels of the diagram. Branches are as wide as what is in them. */
const CATCH_PX = { slot: 120, gap: 400 } as const;

/** The place nearest to a point of the diagram. */
export function nearestPlace(places: readonly DropPlace[], x: number, y: number): DropPlace | undefined {
  // A card is much wider than the gap between two is high.
  const distance = (place: DropPlace) => Math.hypot((place.x - x) / 2, place.y - y);
  let nearest: DropPlace | undefined;
  for (const place of places) if (!nearest || distance(place) < distance(nearest)) nearest = place;
  return nearest && distance(nearest) <= CATCH_PX[isBranchGap(nearest) ? 'gap' : 'slot'] ? nearest : undefined;
}
