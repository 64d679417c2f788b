/** A range in pixels along one axis. */
interface Range {
  start: number;
  size: number;
}

const EDGE_PX = 16;

/**
 * The scroll offset that shows a card: the present one where it is in sight, else as little further as possible. Of a
 * card that is larger than the room the beginning is shown.
 */
export function revealScroll(scrollPx: number, roomPx: number, { start, size }: Range): number {
  const [first, last] = [start - EDGE_PX, start + size + EDGE_PX];
  if (first < scrollPx || last - first > roomPx) return Math.max(0, first);
  return last > scrollPx + roomPx ? last - roomPx : scrollPx;
}

/**
 * The scroll offset that a diagram opens with along its width: its middle, where its start is, and no further beside it
 * than what has to be in sight needs. What has no room as a whole does not move it.
 */
export function firstScroll(diagramPx: number, roomPx: number, range: Range | undefined): number {
  const middle = Math.max(0, (diagramPx - roomPx) / 2);
  return range && range.size + 2 * EDGE_PX <= roomPx ? revealScroll(middle, roomPx, range) : middle;
}
