import type { Ranks, Sorting } from './sorting';
import { sortedPositions } from './sorting';

/** A requested page. */
export interface PageWindow {
  /** One-based. */
  index: number;
  size: number;
}

/** A requested page and its sorting. */
export interface PageRequest extends PageWindow {
  sorting: readonly Sorting[];
}

export interface Page<Row> {
  rows: Row[];
  /** Number of rows on all pages. */
  count: number;
}

/** Offset of the first row of a page. The page number is clamped to 1..pages (shell spec §5). */
function firstOf({ index, size }: PageWindow, count: number): number {
  const pages = Math.max(1, Math.ceil(count / size));
  return (Math.min(Math.max(1, index), pages) - 1) * size;
}

/** One page of sorted rows. */
export function pageOf<Row>(rows: readonly Row[], window: PageWindow): Page<Row> {
  const first = firstOf(window, rows.length);
  return { rows: rows.slice(first, first + window.size), count: rows.length };
}

/** Sorts the rows and returns one page. Throws 400 for a field that cannot be sorted. */
export function sortedPage<Row>(rows: readonly Row[], request: PageRequest, ranks: Ranks<Row>): Page<Row> {
  const first = firstOf(request, rows.length);
  const positions = sortedPositions(rows, request.sorting, ranks).subarray(first, first + request.size);
  return { rows: Array.from(positions, (position) => rows[position] as Row), count: rows.length };
}
