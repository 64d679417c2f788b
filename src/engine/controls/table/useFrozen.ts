import { useEffect } from 'react';
import type { RefObject } from 'react';
import { freezeColumns } from './freezeColumns';
import type { RowLayout } from './layoutCells';

/** Freezes the buttons of the rows, and the columns that ask for it. Without a table there is nothing to freeze. */
export function useFrozen(scroll: RefObject<HTMLElement | null>, layout: RowLayout, isTable: boolean): void {
  useEffect(() => {
    const element = scroll.current;
    return element && isTable && layout.isFrozen ? freezeColumns(element) : undefined;
  }, [scroll, layout, isTable]);
}
