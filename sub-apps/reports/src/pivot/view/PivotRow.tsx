import { memo } from 'react';
import type { ReactNode } from 'react';
import type { HeaderSpan } from '../model/axis';
import styles from '../pivot.module.css';
import { FigureCell } from './FigureCell';
import type { GridLook } from './gridLook';
import { RowHeader } from './RowHeader';

interface Props {
  look: GridLook;
  row: number;
  /** Distance from the top of its group of rows, in pixels. */
  topPx: number;
  /** Figures that are mounted; the end is exclusive. */
  columnStart: number;
  columnEnd: number;
  /** It draws the headers of groups whose first row is not mounted, which is `mountedRow` at most. */
  isFirst: boolean;
  mountedRow: number;
  /** The column of the grid whose cell has the focus; -1: it is in another row. */
  activeColumn: number;
  /** Selected figures, both included; -1 where none is. */
  selectedStart: number;
  selectedEnd: number;
}

function headersOf({ look, row, isFirst, mountedRow }: Props): readonly HeaderSpan[] {
  const { headerAt, levels } = look.model.rows;
  return Array.from({ length: levels }, (_, level) => headerAt[level]?.[row]).filter(
    (header, level): header is HeaderSpan =>
      header?.level === level && (header.start === row || (isFirst && header.start !== mountedRow)),
  );
}

/** A row of figures with its headers. */
export const PivotRow = memo(function PivotRow(props: Props) {
  const { look, row, topPx, columnStart, columnEnd, activeColumn, selectedStart, selectedEnd } = props;
  const { size, geometry, model } = look;
  const { headRows, headColumns } = size;
  const active = activeColumn - headColumns;
  const cells: ReactNode[] = [];
  const addCell = (column: number) =>
    cells.push(
      <FigureCell
        key={column}
        look={look}
        row={row}
        column={column}
        isActive={column === active}
        isSelected={column >= selectedStart && column <= selectedEnd}
      />,
    );
  // The cell with the focus stays mounted when it is scrolled out of sight.
  if (active >= 0 && active < columnStart) addCell(active);
  for (let column = columnStart; column < columnEnd; column += 1) addCell(column);
  if (active >= columnEnd) addCell(active);
  const kind = model.rows.items[row]?.kind;
  return (
    <div
      role="row"
      className={styles.row}
      aria-rowindex={headRows + row + 1}
      data-row={headRows + row}
      data-kind={kind === 'leaf' ? undefined : kind}
      style={{ top: topPx }}
    >
      <div className={styles.stub} role="presentation" style={{ width: geometry.stubEdges.at(-1) }}>
        {headersOf(props).map((header) => (
          <RowHeader key={header.level} {...{ look, header, row }} isActive={header.level === activeColumn} />
        ))}
      </div>
      <div className={styles.figures} role="presentation">
        {cells}
      </div>
    </div>
  );
});
