/** More points than these lie on each other in a small line. */
const MOST_POINTS = 1_000;

/** A small line: its picture, and the room for its stroke and for a mark at its end, in pixels. */
export interface TrendSize {
  widthPx: number;
  heightPx: number;
  insetPx: number;
}

interface Point {
  x: number;
  y: number;
}

/** The finite numbers of a list, the last thousand at most; none of anything else. */
export const trendNumbers = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((item): item is number => Number.isFinite(item)).slice(-MOST_POINTS) : [];

/** The lowest and the highest of any number of numbers: the arguments of `Math.min` are limited. */
export const trendRange = (numbers: readonly number[]): { lowest: number; highest: number } =>
  numbers.reduce(
    ({ lowest, highest }, value) => ({ lowest: Math.min(lowest, value), highest: Math.max(highest, value) }),
    { lowest: Infinity, highest: -Infinity },
  );

/**
 * The points of a line through the numbers, from left to right: the lowest at the bottom, the highest at the top, in the
 * middle where all are equal. None for fewer than two numbers.
 */
export function trendPoints(numbers: readonly number[], { widthPx, heightPx, insetPx }: TrendSize): readonly Point[] {
  if (numbers.length < 2) return [];
  const { lowest, highest } = trendRange(numbers);
  // Halves, because the distance of two huge numbers would be infinite.
  const range = highest / 2 - lowest / 2;
  return numbers.map((value, index) => ({
    x: insetPx + (index / (numbers.length - 1)) * (widthPx - 2 * insetPx),
    y: insetPx + (range === 0 ? 0.5 : (highest / 2 - value / 2) / range) * (heightPx - 2 * insetPx),
  }));
}

/** As SVG's `polyline` takes them. */
export const svgPoints = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
