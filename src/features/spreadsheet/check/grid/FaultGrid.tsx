import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslate } from '@/app-context/services';
import { Button } from '@/ui/Button';
import type { FaultKind } from '../rules/rules';
import type { CheckSession } from '../session/createCheckSession';
import { faultCount } from '../session/checkState';
import type { CheckState } from '../session/checkState';
import type { RowView } from '../worker/messages';
import { FaultRow } from './FaultRow';
import { findFault, moveByKey } from './faultWalk';
import type { Direction, GridPlace } from './faultWalk';
import styles from './grid.module.css';
import { useGridRows } from './useGridRows';

/** Height of a row, as in the stylesheet: content above, reason below. */
const ROW_PX = 52;
/** Rows beyond the visible ones. */
const OVERSCAN_ROWS = 4;
/** Until the grid is laid out. */
const FIRST_HEIGHT_PX = 420;

export interface FaultGridProps {
  session: CheckSession;
  state: CheckState;
  /** Index of the sheet. */
  sheet: number;
  faultKind: FaultKind | undefined;
}

interface Editing extends GridPlace {
  /** Names the row in an edit; the row itself may be scrolled out of sight meanwhile. */
  readonly row: number;
  /** The content as it is shown. */
  readonly before: string;
  readonly draft: string;
  /** What the edit began with: the content, or a suggestion. */
  readonly initial: string;
  readonly isSuggested: boolean;
}

/** The rows with faults, to be corrected in place. Only those in sight are mounted. */
export function FaultGrid({ session, state, sheet, faultKind }: FaultGridProps) {
  const t = useTranslate();
  const scroll = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [active, setActive] = useState<GridPlace>({ index: 0, column: 0 });
  const [editing, setEditing] = useState<Editing>();
  /** Taken by the first of the events that end an edit: a key, and then the loss of the focus. */
  const open = useRef<Editing>(undefined);
  /** The fault that was last gone to. */
  const [visited, setVisited] = useState<GridPlace>();
  const [heightPx, setHeightPx] = useState(FIRST_HEIGHT_PX);
  const [said, setSaid] = useState('');
  const focusTarget = useRef<GridPlace & { readonly isEdited: boolean }>(undefined);
  const first = Math.max(0, Math.floor(top / ROW_PX) - OVERSCAN_ROWS);
  const rows = useGridRows(session, { sheet, faultKind, revision: state.revision }, first);
  const report = state.sheets[sheet];
  const count = rows.count ?? 0;
  const last = Math.min(count, first + Math.ceil(heightPx / ROW_PX) + 2 * OVERSCAN_ROWS);
  const columns = report?.header.length ?? 0;

  const isShown = rows.count !== undefined && rows.count > 0;
  useLayoutEffect(() => {
    const box = scroll.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setHeightPx(box.clientHeight || FIRST_HEIGHT_PX));
    observer.observe(box);
    return () => observer.disconnect();
  }, [isShown]);

  // The cell that is to have the focus may have to be scrolled into sight and mounted first.
  useEffect(() => {
    const target = focusTarget.current;
    const cell =
      target && scroll.current?.querySelector<HTMLElement>(`[data-place="${target.index}-${target.column}"]`);
    const element = target?.isEdited ? cell?.querySelector('input') : cell;
    if (!cell || !element) return;
    focusTarget.current = undefined;
    element.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  function setDraft(next: Editing | undefined) {
    open.current = next;
    setEditing(next);
  }

  /** @param edited The row at that place when its cell is to be edited. `typed`: the first character. */
  function goTo(place: GridPlace, edited?: RowView, typed?: string) {
    const { index, column } = place;
    focusTarget.current = { index, column, isEdited: edited !== undefined };
    setActive({ index, column });
    const before = edited?.texts[column] ?? '';
    const suggestion = edited?.faults.find((fault) => fault.column === column)?.suggestion;
    const initial = suggestion ?? before;
    const isSuggested = suggestion !== undefined;
    setDraft(edited && { index, column, row: edited.row, before, initial, isSuggested, draft: typed ?? initial });
    const box = scroll.current;
    if (!box) return;
    const rowTop = place.index * ROW_PX;
    const room = heightPx - 2 * ROW_PX;
    if (rowTop < box.scrollTop) box.scrollTop = rowTop;
    else if (rowTop > box.scrollTop + room) box.scrollTop = rowTop - room;
    setTop(box.scrollTop);
  }

  async function goToFault(from: GridPlace, direction: Direction) {
    const read = (start: number, size: number) => session.rows(sheet, start, size);
    const found = await findFault(from, direction, count, read);
    if (!found) return goTo({ index: from.index, column: Math.max(0, from.column) });
    setVisited(found);
    const [row] = await read(found.index, 1);
    goTo(found, row);
  }

  /**
   * Carries out the edit that is open. @param isConfirmed A suggestion is taken without a change; otherwise a cell that
   * was only passed stays as it is.
   */
  async function commit(isConfirmed = false): Promise<void> {
    const edit = open.current;
    setDraft(undefined);
    if (!edit) return;
    // A suggestion may differ in blanks alone, which are not shown.
    const isTaken = isConfirmed && edit.isSuggested && edit.draft === edit.initial;
    if (!isTaken && (edit.draft === edit.before || edit.draft === edit.initial)) return;
    await session.act({ kind: 'edit', sheet, row: edit.row, column: edit.column, text: edit.draft });
    const faults = t('sheetCheck.faults', { count: faultCount(session.state.get().sheets) });
    const [after] = await session.rows(sheet, edit.index, 1);
    const fault = after?.faults.find(({ column }) => column === edit.column);
    setSaid(fault ? t(`sheetCheck.fault.${fault.kind}`, { detail: fault.detail }) : t('sheetCheck.right', { faults }));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (editing) {
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        goTo(editing);
      } else if (event.key === 'Enter' || event.key === 'Tab') {
        event.preventDefault();
        void commit(event.key === 'Enter').then(() => goToFault(editing, event.shiftKey ? -1 : 1));
      }
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moved = moveByKey(event.key, active, { count, columns, pageRows: Math.floor(heightPx / ROW_PX) - 1 });
    if (moved) {
      event.preventDefault();
      goTo(moved);
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      goTo(active, rows.rowAt(active.index));
    } else if (event.key.length === 1 && event.key !== ' ') {
      event.preventDefault();
      goTo(active, rows.rowAt(active.index), event.key);
    }
  }

  if (!report) return null;
  if (rows.count === 0) return <p className={styles.none}>{t('sheetCheck.grid.none')}</p>;
  const hasMoved = visited !== undefined || editing !== undefined || active.index + active.column > 0;
  const isVisited = visited?.index === active.index && visited.column === active.column;
  const start = { index: active.index, column: active.column - (isVisited ? 0 : 1) };
  const fault = hasMoved && rows.rowAt(active.index)?.faults.find(({ column }) => column === active.column);
  const reason = fault && t(`sheetCheck.fault.${fault.kind}`, { detail: fault.detail });
  const isActiveMounted = active.index >= first && active.index < last;
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        {/* The cell is described by its reason, which may be cut off there. */}
        <p className={styles.hint} data-fault={reason ? true : undefined} aria-hidden={reason ? true : undefined}>
          {reason ?? t('sheetCheck.grid.hint')}
        </p>
        <Button size="middle" onClick={() => void commit().then(() => goToFault(start, 1))}>
          {t('sheetCheck.next')}
        </Button>
      </div>
      <div
        ref={scroll}
        className={styles.scroll}
        role="grid"
        aria-label={t('sheetCheck.grid')}
        aria-rowcount={count + 1}
        aria-colcount={columns + 1}
        tabIndex={isActiveMounted ? -1 : 0}
        onFocus={({ target, currentTarget }) => target === currentTarget && !isActiveMounted && goTo(active)}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
        onKeyDown={handleKeyDown}
      >
        <div className={`${styles.row} ${styles.head}`} role="row" aria-rowindex={1} style={widthsOf(columns)}>
          <span role="columnheader" className={styles.number}>
            {t('sheetCheck.row')}
          </span>
          {report.header.map((title, column) => (
            <span key={column} role="columnheader" className={styles.title} title={title}>
              {title}
            </span>
          ))}
        </div>
        <div role="rowgroup" style={{ height: count * ROW_PX, position: 'relative' }}>
          {Array.from({ length: Math.max(0, last - first) }, (_, offset) => {
            const index = first + offset;
            return (
              <FaultRow
                key={index}
                index={index}
                row={rows.rowAt(index)}
                report={report}
                active={active.index === index ? active.column : undefined}
                draft={editing?.index === index ? editing.draft : undefined}
                style={{ ...widthsOf(columns), top: index * ROW_PX }}
                onEdit={(column) => goTo({ index, column }, rows.rowAt(index))}
                onDraft={(draft) => editing && setDraft({ ...editing, draft })}
                onLeave={() => void commit()}
              />
            );
          })}
        </div>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}

const widthsOf = (columns: number) => ({
  gridTemplateColumns: `var(--number-width) repeat(${columns}, minmax(var(--cell-width), 1fr))`,
});
