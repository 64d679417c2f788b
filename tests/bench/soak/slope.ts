export interface Point {
  x: number;
  y: number;
}

/** How much y grows with each x, by least squares. `undefined` where no line can be drawn. */
export function slope(points: readonly Point[]): number | undefined {
  const meanX = mean(points.map(({ x }) => x));
  const meanY = mean(points.map(({ y }) => y));
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  if (points.length < 2 || spread === 0) return undefined;
  return points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
