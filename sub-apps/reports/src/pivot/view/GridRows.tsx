import type { GridWindow } from '../grid/geometry';
import type { Box } from '../grid/gridMap';
import type { FigureRange } from '../model/pivotTable';
import styles from '../pivot.module.css';
import type { GridLook } from './gridLook';
import { PivotRow } from './PivotRow';

interface Props {
  look: GridLook;
  shown: GridWindow;
  /** The cell with the focus. */
  active: Box;
  range: FigureRange | undefined;
}

const NO_ROW = -1;

/** The rows in the window, the one with the focus, and below them the grand total, which stays in sight. */
export function GridRows({ look, shown, active, range }: Props) {
  const { size, geometry } = look;
  const { rowPx, rowCount, hasPinnedTotal } = geometry;
  const last = rowCount - 1;
  const scrolledCount = hasPinnedTotal ? last : rowCount;
  const activeRow = active.row - size.headRows;
  const isAlone =
    activeRow >= 0 && activeRow < scrolledCount && (activeRow < shown.rowStart || activeRow >= shown.rowEnd);
  const rows = Array.from({ length: shown.rowEnd - shown.rowStart }, (_, index) => shown.rowStart + index);
  if (isAlone && activeRow < shown.rowStart) rows.unshift(activeRow);
  else if (isAlone) rows.push(activeRow);

  const rowOf = (row: number, topPx: number) => {
    const isSelected = range !== undefined && row >= range.rowStart && row <= range.rowEnd;
    return (
      <PivotRow
        key={row}
        look={look}
        row={row}
        topPx={topPx}
        columnStart={shown.columnStart}
        columnEnd={shown.columnEnd}
        isFirst={row === shown.rowStart}
        mountedRow={isAlone && row === shown.rowStart ? activeRow : NO_ROW}
        activeColumn={row === activeRow ? active.column : NO_ROW}
        selectedStart={isSelected ? range.columnStart : NO_ROW}
        selectedEnd={isSelected ? range.columnEnd : NO_ROW}
      />
    );
  };
  return (
    <>
      <div role="rowgroup" className={styles.rows} style={{ height: scrolledCount * rowPx }}>
        {rows.map((row) => rowOf(row, row * rowPx))}
      </div>
      {hasPinnedTotal && (
        <div role="rowgroup" className={styles.pinned} style={{ height: rowPx }}>
          {rowOf(last, 0)}
        </div>
      )}
    </>
  );
}
