import type { RowAction } from '@atrium/portal/ui';
import { boxAt } from '../grid/gridMap';
import type { Box, Place } from '../grid/gridMap';
import { isFound } from '../grid/findTexts';
import { headerText } from '../model/pivotTexts';
import styles from '../pivot.module.css';
import type { GridLook } from './gridLook';
import { HeaderContent } from './HeaderContent';
import { HeaderMenu } from './HeaderMenu';
import { orderAt } from './sortActions';
import { ariaSortOf, SortArrow } from './SortArrow';

interface Props {
  look: GridLook;
  columnStart: number;
  columnEnd: number;
  /** The header with the focus, if one has it. */
  active: Box | undefined;
  /** The items of the menu of a header. */
  actionsAt(place: Place, text: string): readonly RowAction[];
}

/** The rows of column headers, with the names of the dimensions in the corner. */
export function PivotHead(props: Props) {
  const { look } = props;
  const { geometry, size } = look;
  return (
    <div role="rowgroup" className={styles.head} style={{ height: geometry.headPx }}>
      {Array.from({ length: size.headRows }, (_, level) => (
        <div
          key={level}
          role="row"
          className={styles.headRow}
          aria-rowindex={level + 1}
          data-row={level}
          style={{ top: level * geometry.headRowPx }}
        >
          <div className={styles.stub} role="presentation" style={{ width: geometry.stubEdges.at(-1) }}>
            {cornerBoxes(look, level).map((box) => (
              <HeadCell key={box.column} {...props} box={box} text={cornerText(look, box)} isFolded={undefined} />
            ))}
          </div>
          <div className={styles.figures} role="presentation">
            {headerBoxes(props, level).map((box) => {
              const header = look.model.columns.headerAt[level]?.[box.column - size.headColumns];
              if (!header) return null;
              const text = headerText(header, look.texts);
              return <HeadCell key={box.column} {...props} box={box} text={text} isFolded={header.isFolded} />;
            })}
          </div>
        </div>
      ))}
    </div>
  );
}

function cornerBoxes({ model, size }: GridLook, row: number): readonly Box[] {
  const boxes: Box[] = [];
  for (let column = 0; column < size.headColumns;) {
    const box = boxAt(model, size, { row, column });
    boxes.push(box);
    column += box.columnSpan;
  }
  return boxes;
}

function cornerText({ model, size }: GridLook, { row, column }: Box): string {
  const { rows, columns } = model.source.data;
  return (row === size.headRows - 1 ? rows[column] : columns[row])?.title ?? '';
}

/** The headers of a level that are in the window, and the one with the focus. */
function headerBoxes({ look, columnStart, columnEnd, active }: Props, row: number): readonly Box[] {
  const { model, size } = look;
  const boxes: Box[] = [];
  const end = size.headColumns + columnEnd;
  for (let column = size.headColumns + columnStart; column < end;) {
    const box = boxAt(model, size, { row, column });
    if (box.row === row) boxes.push(box);
    column = box.column + box.columnSpan;
  }
  const hasFocus = active?.row === row && active.column >= size.headColumns;
  if (hasFocus && !boxes.some(({ column }) => column === active.column)) boxes.push(active);
  return boxes;
}

interface CellProps extends Props {
  box: Box;
  text: string;
  isFolded: boolean | undefined;
}

function HeadCell({ look, box, text, isFolded, active, actionsAt }: CellProps) {
  const { size, geometry, search, t } = look;
  const { row, column, rowSpan, columnSpan } = box;
  const isCorner = column < size.headColumns;
  const edges = isCorner ? geometry.stubEdges : geometry.edges;
  const first = isCorner ? column : column - size.headColumns;
  const left = edges[first] ?? 0;
  const isActive = active?.row === row && active.column === column;
  const order = orderAt(look, box);
  const isSized = row + rowSpan === size.headRows && columnSpan === 1;
  const stubPx = geometry.stubEdges.at(-1);
  return (
    <div
      role="columnheader"
      className={styles.headCell}
      aria-colindex={column + 1}
      aria-colspan={columnSpan > 1 ? columnSpan : undefined}
      aria-rowspan={rowSpan > 1 ? rowSpan : undefined}
      aria-sort={ariaSortOf(order)}
      aria-expanded={isFolded === undefined ? undefined : !isFolded}
      tabIndex={isActive ? 0 : -1}
      data-active={isActive || undefined}
      data-row={row}
      data-column={column}
      data-sortable={order !== null || undefined}
      data-single={columnSpan === 1 || undefined}
      data-corner={isCorner || undefined}
      data-found={(search !== '' && isFound(text, search)) || undefined}
      style={{ left, width: (edges[first + columnSpan] ?? 0) - left, height: rowSpan * geometry.headRowPx }}
    >
      <span className={styles.headLabel} style={isCorner ? undefined : { left: stubPx }}>
        <HeaderContent t={t} text={text} isFolded={isFolded}>
          <SortArrow order={order} />
        </HeaderContent>
      </span>
      <HeaderMenu t={t} name={text} actions={actionsAt(box, text)} />
      {isSized && <span className={styles.edge} data-press="resize" aria-hidden />}
    </div>
  );
}
