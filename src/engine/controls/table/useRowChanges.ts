import { useCallback, useEffect, useMemo } from 'react';
import type { RefObject } from 'react';
import { useFreshRows } from '@/ui/list/useFreshRows';
import { useRowFocus } from '@/ui/list/useRowFocus';
import type { RowValues } from '../../expressions/scope';
import type { TableModel } from '../../model/tableModel';
import { SIGNALS, useWatched } from '../../react/useWatched';

/**
 * What happens in the window of rows when others come: the focus leaves a row that is gone, another page or order is
 * read from its beginning. Returns the keys of the rows that are new or were changed.
 */
export function useRowChanges(table: TableModel, scroll: RefObject<HTMLElement | null>): ReadonlySet<string> {
  const { status, rows, count, query } = useWatched(SIGNALS, table.state);
  const keyOf = useCallback((row: RowValues) => table.keyOf(row), [table]);
  const keys = useMemo(() => rows.map(keyOf), [rows, keyOf]);
  useRowFocus(scroll, keys);
  useScrollToTop(table, scroll);
  return useFreshRows({ query: status === 'ready' ? query : undefined, rows, itemCount: count, keyOf });
}

function useScrollToTop(table: TableModel, scroll: RefObject<HTMLElement | null>): void {
  // A list that grows stays where it is when its next page is added.
  const index = useWatched(SIGNALS, () => (table.isLazy ? 1 : table.pageIndex()));
  const size = useWatched(SIGNALS, table.pageSize);
  const sorting = useWatched(SIGNALS, table.sorting);
  useEffect(() => {
    scroll.current?.scrollTo({ top: 0 });
  }, [scroll, index, size, sorting]);
}
