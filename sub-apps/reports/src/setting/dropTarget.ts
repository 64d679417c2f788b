/** The sides of an element in the window, in pixels. */
export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

export interface ZoneBox extends Box {
  /** The elements in the zone, from the top. */
  items: readonly Box[];
}

const contains = ({ top, bottom, left, right }: Box, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The zone under the pointer, and the gap between its elements that is nearest; undefined outside of all zones. */
export function dropTarget(
  zones: readonly ZoneBox[],
  x: number,
  y: number,
): { zone: number; index: number } | undefined {
  const zone = zones.findIndex((box) => contains(box, x, y));
  const items = zones[zone]?.items;
  return items && { zone, index: items.filter(({ top, bottom }) => y > (top + bottom) / 2).length };
}
