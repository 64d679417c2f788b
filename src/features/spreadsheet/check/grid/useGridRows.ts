import { useEffect, useState } from 'react';
import type { FaultKind } from '../rules/rules';
import type { CheckSession } from '../session/createCheckSession';
import type { RowView } from '../worker/messages';

/** Rows are read in blocks of this size. */
const BLOCK_ROWS = 50;

export interface GridRows {
  /** Undefined until the list is made. */
  readonly count: number | undefined;
  /** Revision of the check that the rows have at least; -1 before the first ones are read. */
  readonly revision: number;
  rowAt(index: number): RowView | undefined;
}

/**
 * Makes a list of the faulty rows of a sheet, and reads those around the ones in sight, again after each change. The list
 * itself stays, so that corrected rows do not move away while others are corrected.
 */
export function useGridRows(
  session: CheckSession,
  { sheet, faultKind, revision }: { sheet: number; faultKind: FaultKind | undefined; revision: number },
  firstShown: number,
): GridRows {
  const [count, setCount] = useState<number>();
  const [block, setBlock] = useState<{
    readonly from: number;
    readonly revision: number;
    readonly rows: readonly RowView[];
  }>();
  useEffect(() => {
    let isStale = false;
    void session.list(sheet, faultKind).then((found) => isStale || setCount(found));
    return () => {
      isStale = true;
    };
  }, [session, sheet, faultKind]);

  const isListed = count !== undefined;
  const from = Math.max(0, (Math.floor(firstShown / BLOCK_ROWS) - 1) * BLOCK_ROWS);
  useEffect(() => {
    if (!isListed) return undefined;
    let isStale = false;
    void session.rows(sheet, from, 3 * BLOCK_ROWS).then((rows) => isStale || setBlock({ from, revision, rows }));
    return () => {
      isStale = true;
    };
  }, [session, sheet, isListed, revision, from]);

  return { count, revision: block?.revision ?? -1, rowAt: (index) => block?.rows[index - block.from] };
}
