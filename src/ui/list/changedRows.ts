/** The rows of one page and the number of rows on all pages. */
export interface RowsRead<T> {
  readonly rows: readonly T[];
  readonly itemCount: number | undefined;
}

/** When more rows than this have changed, they were not changed by one person's input. */
const MAX_ROWS = 5;

const NONE: ReadonlySet<string> = new Set();

/**
 * The keys of the rows that are new or have other values since the same query was answered before. Rows that only moved
 * up from the next page, because others were deleted, are not new.
 */
export function changedRows<T>(before: RowsRead<T>, now: RowsRead<T>, keyOf: (row: T) => string): ReadonlySet<string> {
  const known = new Map(before.rows.map((row) => [keyOf(row), JSON.stringify(row)]));
  const added = (now.itemCount ?? 0) - (before.itemCount ?? 0);
  const fresh = now.rows.filter((row) => !known.has(keyOf(row)));
  const changed = now.rows.filter((row) => {
    const earlier = known.get(keyOf(row));
    return earlier !== undefined && earlier !== JSON.stringify(row);
  });
  const keys = [...changed, ...(fresh.length <= added ? fresh : [])].map(keyOf);
  return keys.length > MAX_ROWS ? NONE : new Set(keys);
}
