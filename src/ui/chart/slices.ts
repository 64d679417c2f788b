const TURN = 2 * Math.PI;

/** The share of each value in their sum, from 0 to 1; what is not above 0 has none. */
export function sharesOf(values: readonly number[]): number[] {
  const parts = values.map((value) => Math.max(0, value));
  const greatest = parts.reduce((most, part) => Math.max(most, part), 0);
  if (greatest === 0) return parts;
  // Relative to the greatest one, because a sum of huge numbers would be infinite.
  const sum = parts.reduce((total, part) => total + part / greatest, 0);
  return parts.map((part) => part / greatest / sum);
}

const point = (share: number, radius: number) => ({
  x: radius * Math.sin(share * TURN),
  y: -radius * Math.cos(share * TURN),
});

const written = (share: number, radius: number) => {
  const { x, y } = point(share, radius);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
};

/** SVG path of each slice around 0, 0, clockwise from the top; empty for a share of 0. */
export function slicesOf(shares: readonly number[], radius: number): string[] {
  let start = 0;
  return shares.map((share) => {
    if (share === 0) return '';
    const from = start;
    start += share;
    if (share === 1)
      return `M${written(0, radius)}A${radius} ${radius} 0 1 1 ${written(0.5, radius)}A${radius} ${radius} 0 1 1 ${written(0, radius)}Z`;
    return `M0 0L${written(from, radius)}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${written(start, radius)}Z`;
  });
}

/** The slice at a point, if there is one. */
export function sliceAt(shares: readonly number[], radius: number, x: number, y: number): number | undefined {
  if (Math.hypot(x, y) > radius) return undefined;
  const angle = (Math.atan2(x, -y) / TURN + 1) % 1;
  let end = 0;
  const found = shares.findIndex((share) => {
    end += share;
    return share > 0 && angle < end;
  });
  return found === -1 ? undefined : found;
}

/** A point within a slice, `distance` from the centre on the line that halves it. */
export function middleOf(shares: readonly number[], index: number, distance: number): { x: number; y: number } {
  const start = shares.slice(0, index).reduce((sum, share) => sum + share, 0);
  return point(start + (shares[index] ?? 0) / 2, distance);
}
