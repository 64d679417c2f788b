import { isFound } from '../grid/findTexts';
import type { HeaderSpan } from '../model/axis';
import { headerText } from '../model/pivotTexts';
import styles from '../pivot.module.css';
import type { GridLook } from './gridLook';
import { HeaderContent } from './HeaderContent';
import { HeaderMenu } from './HeaderMenu';
import { orderAt, sortActions } from './sortActions';
import { ariaSortOf, SortArrow } from './SortArrow';

interface Props {
  look: GridLook;
  header: HeaderSpan;
  /** The row that it is mounted in, which is a later one than its first while that is out of sight. */
  row: number;
  isActive: boolean;
}

const MEMBERS: readonly HeaderSpan['kind'][] = ['leaf', 'group'];

/** The header of a row or of a group of rows, as high as the group. Its words stay in sight while the group is. */
export function RowHeader({ look, header, row, isActive }: Props) {
  const { t, texts, model, size, geometry, search } = look;
  const { kind, level, levelSpan, start, span, isFolded } = header;
  const { stubEdges, rowPx, headPx } = geometry;
  const [left, right] = [stubEdges[level] ?? 0, stubEdges[level + levelSpan] ?? 0];
  const text = headerText(header, texts);
  const place = { row: size.headRows + start, column: level };
  const order = orderAt(look, place);
  return (
    <div
      role="rowheader"
      className={styles.rowHeader}
      aria-rowindex={start === row ? undefined : size.headRows + start + 1}
      aria-rowspan={span > 1 ? span : undefined}
      aria-colindex={level + 1}
      aria-colspan={levelSpan > 1 ? levelSpan : undefined}
      aria-sort={ariaSortOf(order)}
      aria-expanded={isFolded === undefined ? undefined : !isFolded}
      tabIndex={isActive ? 0 : -1}
      data-active={isActive || undefined}
      data-row={place.row}
      data-column={place.column}
      data-sortable={order !== null || undefined}
      data-kind={isFolded ? 'subtotal' : kind}
      data-found={(search !== '' && isFound(text, search)) || undefined}
      style={{ left, width: right - left, top: (start - row) * rowPx, height: span * rowPx }}
    >
      <span className={styles.rowLabel} style={{ top: headPx, height: rowPx }}>
        <HeaderContent
          t={t}
          text={text}
          isFolded={isFolded}
          canDrill={MEMBERS.includes(kind) && (model.source.data.rows[level]?.canDrill ?? false)}
        >
          <SortArrow order={order} />
        </HeaderContent>
        <HeaderMenu t={t} name={text} actions={sortActions(look, place, text)} />
      </span>
    </div>
  );
}
