/** Rounding of layout, in pixels. */
const TOLERANCE_PX = 0.01;

/**
 * The widths of columns that share a table's width in per cent, as a browser lays them out: no column is narrower than
 * its longest word, and what that takes comes from the room that the others have to spare (CSS Tables 3, distribution
 * of percentages). Their sum is more than the width when the words alone need more.
 * @param leastPx Width of the longest word of each column.
 * @param shares Per cent, with a sum of 100.
 */
export function columnWidths(leastPx: readonly number[], shares: readonly number[], widthPx: number): number[] {
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
  const wanted = leastPx.map((least, index) => Math.max(least, ((shares[index] ?? 0) / 100) * widthPx));
  const spare = sum(wanted) - sum(leastPx);
  if (sum(wanted) <= widthPx + TOLERANCE_PX || spare <= 0) return wanted;
  const part = Math.max(0, widthPx - sum(leastPx)) / spare;
  return leastPx.map((least, index) => least + ((wanted[index] ?? least) - least) * part);
}
