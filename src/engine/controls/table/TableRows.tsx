import { useCallback } from 'react';
import type { RefObject } from 'react';
import type { RowValues } from '../../expressions/scope';
import type { TableOf } from '../../model/tableModel';
import { RowWindow } from '../shared/RowWindow';
import type { MeasureRow } from '../shared/useWindow';
import { DEFAULT_HEIGHT_PX } from '../shared/windowHeight';
import type { RowLayout } from './layoutCells';
import { TableRow } from './TableRow';

/** Until a row has been measured. */
const ROW_HEIGHT_PX = 38;

interface TableRowsProps {
  table: TableOf<'table'>;
  rows: readonly RowValues[];
  layout: RowLayout;
  scroll: RefObject<HTMLElement | null>;
  isVirtual: boolean;
}

/** The rows of the page: all of them, or a window of those in sight when they are many. */
export function TableRows({ table, rows, layout, scroll, isVirtual }: TableRowsProps) {
  const keyOf = useCallback(
    (index: number) => {
      const row = rows[index];
      return row ? table.keyOf(row) : index;
    },
    [table, rows],
  );
  if (!isVirtual)
    return (
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <TableRow key={table.keyOf(row)} table={table} row={row} index={index} layout={layout} />
        ))}
      </tbody>
    );
  const renderRow = (index: number, measure: MeasureRow) => {
    const row = rows[index];
    return row && <TableRow table={table} row={row} index={index} layout={layout} measure={measure} />;
  };
  return (
    <RowWindow
      count={rows.length}
      keyOf={keyOf}
      focused={table.focused}
      scroll={scroll}
      heightPx={table.props.height ?? DEFAULT_HEIGHT_PX}
      rowHeightPx={ROW_HEIGHT_PX}
      renderRow={renderRow}
    />
  );
}
