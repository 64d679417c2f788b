/** Rows of a page unless the person or the page protocol chose otherwise (business spec §9). */
export const DEFAULT_PAGE_SIZE = 20;

/** Page sizes that a person can choose from. */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100];

/** A page of a list that the server pages. */
export interface PageOf {
  /** From 1. */
  readonly index: number;
  readonly size: number;
}

/**
 * The number of all rows: the server's count. It stands also where this page would begin beyond it: a server answers its
 * last page then (shell spec §5). Without a count that holds the rows, those up to the end of this page.
 */
export function itemCountOf(saidCount: number, rowsOnPage: number, { index, size }: PageOf): number {
  if (Number.isSafeInteger(saidCount) && saidCount >= rowsOnPage) return saidCount;
  return rowsOnPage && (index - 1) * size + rowsOnPage;
}

/** The number of pages; an empty list has one. */
export const pageCountOf = (itemCount: number, size: number): number => Math.max(1, Math.ceil(itemCount / size));
