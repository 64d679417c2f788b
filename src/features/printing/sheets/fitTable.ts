import { columnWidths, sumOf } from './columnWidths';
import type { ColumnNeeds } from './columnWidths';

/** Columns of a table that stand beside each other on a sheet. */
export interface ColumnGroup {
  /** Indices of the columns, ascending. */
  readonly columns: readonly number[];
  readonly widthsPx: readonly number[];
}

export interface FittedTable {
  /** Size of the type, of 1. */
  readonly type: number;
  readonly groups: readonly ColumnGroup[];
}

/** Smaller type is not read easily: 9 of 12 pixels are 7 points on paper. */
export const LEAST_TYPE = 0.75;
/** Part of the width that the first column may take when it is repeated for the other columns of its rows. */
const MOST_REPEATED = 0.4;

/** As many columns as fit in each group; the first column is repeated, because it tells which row this is. */
function groupsOf(leastPx: readonly number[], widthPx: number): number[][] {
  const [firstPx = 0] = leastPx;
  const repeated = firstPx <= widthPx * MOST_REPEATED ? [0] : [];
  const groups: number[][] = [[]];
  let usedPx = 0;
  leastPx.forEach((least, index) => {
    if (index > 0 && usedPx + least > widthPx) {
      groups.push([...repeated]);
      usedPx = repeated.length > 0 ? firstPx : 0;
    }
    groups.at(-1)?.push(index);
    usedPx += least;
  });
  return groups;
}

/**
 * Fits a table to a width, so that nothing of it is cut off: in smaller type where its words need that, and below a
 * readable size in several groups of columns.
 */
export function fitTable({ leastPx, wholePx, shares }: ColumnNeeds, widthPx: number): FittedTable {
  const type = Math.min(1, Math.max(LEAST_TYPE, widthPx / sumOf(leastPx)));
  const pick = (widths: readonly number[], columns: readonly number[], factor = 1) =>
    columns.map((index) => (widths[index] ?? 0) * factor);
  const all = leastPx.map((_least, index) => index);
  const isFitting = sumOf(leastPx) * LEAST_TYPE <= widthPx;
  const groups = isFitting ? [all] : groupsOf(pick(leastPx, all, type), widthPx);
  return {
    type,
    groups: groups.map((columns) => ({
      columns,
      widthsPx: columnWidths(
        {
          leastPx: pick(leastPx, columns, type),
          wholePx: pick(wholePx, columns, type),
          shares: pick(shares, columns),
        },
        widthPx,
      ),
    })),
  };
}
