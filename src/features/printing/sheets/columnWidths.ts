/** What the columns of a table need, and the parts of its width that they have on screen. */
export interface ColumnNeeds {
  /** Width of the longest word of each column: what is narrower breaks it. */
  readonly leastPx: readonly number[];
  /** Width that keeps the short texts of each column in one line. */
  readonly wholePx: readonly number[];
  /** In any unit. */
  readonly shares: readonly number[];
}

/** Rounding of layout, in pixels. */
const TOLERANCE_PX = 0.01;

export const sumOf = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

/**
 * The widths of columns, with a sum that is the table's width. Each has its share where that is enough for all; what one
 * needs beyond comes from the room that the others can spare: first what is more than their short texts need, then what
 * is more than their words need. Where even words do not fit, all columns are as much too narrow.
 */
export function columnWidths({ leastPx, wholePx, shares }: ColumnNeeds, widthPx: number): number[] {
  const sharesSum = sumOf(shares);
  const whole = leastPx.map((least, index) => Math.max(least, wholePx[index] ?? 0));
  const wanted = whole.map((each, index) => Math.max(each, ((shares[index] ?? 0) / sharesSum) * widthPx));
  const steps = [leastPx.map(() => 0), leastPx, whole, wanted];
  const reached = steps.findLastIndex((step) => sumOf(step) <= widthPx + TOLERANCE_PX);
  const from = steps[reached] ?? [];
  const to = steps[reached + 1] ?? from;
  const spare = sumOf(to) - sumOf(from);
  const part = spare > 0 ? (widthPx - sumOf(from)) / spare : 0;
  return from.map((width, index) => width + ((to[index] ?? width) - width) * part);
}
