import { Fragment, useCallback } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { RowValues } from '../../expressions/scope';
import type { TableModel } from '../../model/tableModel';
import { RowWindow } from '../shared/RowWindow';
import type { MeasureRow } from '../shared/useWindow';

interface PageRowsProps {
  table: TableModel;
  rows: readonly RowValues[];
  scroll: RefObject<HTMLElement | null>;
  /** Height of the window of rows; without it all of them are mounted. */
  windowPx: number | undefined;
  /** Until a row has been measured. */
  rowHeightPx: number;
  renderRow(row: RowValues, index: number, measure?: MeasureRow): ReactNode;
  /** The element of the rows. */
  frame(rows: ReactNode): ReactNode;
  /** The element that stands for rows out of sight. */
  gap: 'tr' | 'li';
}

/** The rows of a page: all of them, or a window of those in sight when they are many. */
export function PageRows(props: PageRowsProps) {
  const { table, rows, scroll, windowPx, rowHeightPx, renderRow, frame, gap } = props;
  const keyOf = useCallback(
    (index: number) => {
      const row = rows[index];
      return row ? table.keyOf(row) : index;
    },
    [table, rows],
  );
  if (windowPx === undefined)
    return frame(rows.map((row, index) => <Fragment key={keyOf(index)}>{renderRow(row, index)}</Fragment>));
  return (
    <RowWindow
      count={rows.length}
      keyOf={keyOf}
      focused={table.focused}
      scroll={scroll}
      heightPx={windowPx}
      rowHeightPx={rowHeightPx}
      renderRow={(index, measure) => {
        const row = rows[index];
        return row && renderRow(row, index, measure);
      }}
      frame={frame}
      gap={gap}
    />
  );
}
