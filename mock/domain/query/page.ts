import type { Sorting } from './sortRows';

/** Which part of a list is wanted, in which order. */
export interface PageRequest {
  /** From 1. */
  index: number;
  size: number;
  sorting: readonly Sorting[];
}

export interface Page<Row> {
  rows: Row[];
  /** Rows on all pages. */
  count: number;
}

/** One page; its number is brought into 1..pages (shell spec §5). */
export function pageOf<Row>(rows: readonly Row[], { index, size }: Pick<PageRequest, 'index' | 'size'>): Page<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const start = (Math.min(Math.max(1, index), pages) - 1) * size;
  return { rows: rows.slice(start, start + size), count: rows.length };
}
