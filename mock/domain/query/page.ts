import type { Ranks, Sorting } from './sorting';
import { sortedPositions } from './sorting';

/** Which part of a list is wanted. */
export interface PageWindow {
  /** From 1. */
  index: number;
  size: number;
}

/** Which part of a list is wanted, in which order. */
export interface PageRequest extends PageWindow {
  sorting: readonly Sorting[];
}

export interface Page<Row> {
  rows: Row[];
  /** Rows on all pages. */
  count: number;
}

/** The number of the first row on a page; the page's number is brought into 1..pages (shell spec §5). */
function firstOf({ index, size }: PageWindow, count: number): number {
  const pages = Math.max(1, Math.ceil(count / size));
  return (Math.min(Math.max(1, index), pages) - 1) * size;
}

/** One page of rows that are in order already. */
export function pageOf<Row>(rows: readonly Row[], window: PageWindow): Page<Row> {
  const first = firstOf(window, rows.length);
  return { rows: rows.slice(first, first + window.size), count: rows.length };
}

/** One page of the rows put in order. Refuses a field that has no order. */
export function sortedPage<Row>(rows: readonly Row[], request: PageRequest, ranks: Ranks<Row>): Page<Row> {
  const first = firstOf(request, rows.length);
  const positions = sortedPositions(rows, request.sorting, ranks).subarray(first, first + request.size);
  return { rows: Array.from(positions, (position) => rows[position] as Row), count: rows.length };
}
