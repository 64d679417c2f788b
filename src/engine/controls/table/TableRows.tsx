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
  fresh: ReadonlySet<string>;
  roomPx: number;
}

/** The rows of the page: all of them, or a window of those in sight when they are many. */
export function TableRows(props: TableRowsProps) {
  const { table, rows, layout, scroll, isVirtual, fresh, roomPx } = props;
  const keyOf = useCallback(
    (index: number) => {
      const row = rows[index];
      return row ? table.keyOf(row) : index;
    },
    [table, rows],
  );
  const renderRow = (index: number, measure?: MeasureRow) => {
    const row = rows[index];
    if (!row) return null;
    const key = table.keyOf(row);
    const shared = { table, row, index, layout, roomPx, measure };
    return <TableRow key={key} {...shared} isFresh={fresh.has(key)} />;
  };
  if (!isVirtual) return <tbody role="rowgroup">{rows.map((_row, index) => renderRow(index))}</tbody>;
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
