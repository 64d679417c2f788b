const RADIUS_PX = 8;

/**
 * The SVG path from a point down to `bar`, along it, and down to another point, with round corners; straight where both
 * are on one axis. `bar` may be the height of the second point: the path ends along it.
 */
export function elbow(fromX: number, fromY: number, toX: number, toY: number, bar = toY): string {
  const start = `M${fromX} ${fromY}`;
  if (fromX === toX) return `${start}V${toY}`;
  const side = Math.sign(toX - fromX);
  const corner = (room: number) => Math.min(RADIUS_PX, Math.abs(toX - fromX) / 2, room);
  const upper = corner(bar - fromY);
  const lower = corner(toY - bar);
  const turn = `V${bar - upper}Q${fromX} ${bar} ${fromX + side * upper} ${bar}H${toX - side * lower}`;
  return lower === 0 ? start + turn : `${start}${turn}Q${toX} ${bar} ${toX} ${bar + lower}V${toY}`;
}
