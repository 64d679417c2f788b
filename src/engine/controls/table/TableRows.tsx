import { useMemo } from 'react';
import type { RefObject } from 'react';
import type { RowValues } from '../../expressions/scope';
import type { TableOf } from '../../model/tableModel';
import { inTable } from '../shared/RowWindow';
import type { RowLayout } from './layoutCells';
import { PageRows } from './PageRows';
import { TableRow } from './TableRow';

/** Until a row has been measured. */
const ROW_HEIGHT_PX = 38;

interface TableRowsProps {
  table: TableOf<'table'>;
  rows: readonly RowValues[];
  layout: RowLayout;
  scroll: RefObject<HTMLElement | null>;
  /** Height of the window of rows; without it all of them are mounted. */
  windowPx: number | undefined;
  fresh: ReadonlySet<string>;
  roomPx: number;
}

/** The greatest number of each column with bars, by name. */
function greatestOf({ cells }: RowLayout, rows: readonly RowValues[]): ReadonlyMap<string, number> {
  const names = cells.flatMap(({ column: { name, bar } }) => (bar === 1 ? [name] : []));
  return new Map(names.map((name) => [name, rows.reduce((most, row) => Math.max(most, Number(row[name]) || 0), 0)]));
}

/** The rows of the page as rows of a table. */
export function TableRows({ table, rows, layout, scroll, windowPx, fresh, roomPx }: TableRowsProps) {
  const greatest = useMemo(() => greatestOf(layout, rows), [layout, rows]);
  return (
    <PageRows
      {...{ table, rows, scroll, windowPx }}
      rowHeightPx={ROW_HEIGHT_PX}
      gap="tr"
      frame={inTable}
      renderRow={(row, index, measure) => (
        <TableRow {...{ table, row, index, layout, greatest, roomPx, measure }} isFresh={fresh.has(table.keyOf(row))} />
      )}
    />
  );
}
