import type { PlacedSlot } from '../../flow/layoutFlow';

/** The slot nearest to a point of the diagram, within a distance in pixels. */
export function nearestSlot(
  slots: readonly PlacedSlot[],
  x: number,
  y: number,
  mostPx: number,
): PlacedSlot | undefined {
  // A card is much wider than the gap between two is high.
  const distance = (slot: PlacedSlot) => Math.hypot((slot.x - x) / 2, slot.y - y);
  const [nearest] = slots.toSorted((a, b) => distance(a) - distance(b));
  return nearest && distance(nearest) <= mostPx ? nearest : undefined;
}
