/** Room for half of the line's width and of its round end. */
const MARGIN_PX = 2;

/** The finite numbers of a list; none of anything else. */
export const numbersIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((item): item is number => Number.isFinite(item)) : [];

/**
 * The points of a line through the numbers, as SVG's `polyline` takes them: from the least number at the bottom to the
 * greatest at the top, in the middle where all are equal. Empty for fewer than two numbers.
 */
export function trendPoints(numbers: readonly number[], widthPx: number, heightPx: number): string {
  if (numbers.length < 2) return '';
  const lowest = Math.min(...numbers);
  const range = Math.max(...numbers) - lowest;
  const stepPx = (widthPx - 2 * MARGIN_PX) / (numbers.length - 1);
  const roomPx = heightPx - 2 * MARGIN_PX;
  return numbers
    .map((value, index) => {
      const share = range === 0 ? 0.5 : (value - lowest) / range;
      return `${(MARGIN_PX + index * stepPx).toFixed(1)},${(MARGIN_PX + (1 - share) * roomPx).toFixed(1)}`;
    })
    .join(' ');
}
