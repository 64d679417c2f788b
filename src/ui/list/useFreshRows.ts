import { useEffect, useRef, useState } from 'react';
import { changedRows } from './changedRows';
import type { RowsRead } from './changedRows';

/** How long new and changed rows are marked. */
const MARK_MS = 4000;

const NONE: ReadonlySet<string> = new Set();

interface Options<T> extends RowsRead<T> {
  /** Names filters, page and order; undefined while the rows are those of another query. */
  query: string | undefined;
  keyOf(row: T): string;
}

/** Keys of the rows that were created or changed just now, for a moment: those that differ when a query is repeated. */
export function useFreshRows<T>({ query, rows, itemCount, keyOf }: Options<T>): ReadonlySet<string> {
  const [fresh, setFresh] = useState(NONE);
  const before = useRef<RowsRead<T> & { query: string }>(undefined);
  useEffect(() => {
    if (query === undefined) return;
    const earlier = before.current;
    before.current = { query, rows, itemCount };
    if (earlier?.query !== query || earlier.rows === rows) return;
    const changed = changedRows(earlier, { rows, itemCount }, keyOf);
    if (changed.size > 0) setFresh(changed);
  }, [query, rows, itemCount, keyOf]);
  useEffect(() => {
    if (fresh.size === 0) return undefined;
    const timer = setTimeout(() => setFresh(NONE), MARK_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}
