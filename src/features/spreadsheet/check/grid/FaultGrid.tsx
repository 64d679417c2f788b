import { useLayoutEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslate } from '@/app-context/services';
import { Button } from '@/ui/Button';
import { isComposing } from '@/ui/isComposing';
import { useObservable } from '@/ui/useObservable';
import type { Fault, FaultKind } from '../rules/rules';
import type { CheckSession } from '../session/createCheckSession';
import type { CheckState } from '../session/checkState';
import type { RowView } from '../worker/messages';
import { createFaultEditor } from './createFaultEditor';
import { EditStatus } from './EditStatus';
import { FaultRow, isLeft } from './FaultRow';
import { moveByKey } from './faultWalk';
import styles from './grid.module.css';
import { GridHead } from './GridHead';
import { HiddenFaultButtons } from './HiddenFaultButtons';
import { editsBeyond, withEdits } from './unreadEdits';
import { ROW_PX, useGridFocus } from './useGridFocus';
import { useGridRows } from './useGridRows';

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

/** The rows with faults, to be corrected in place. Only those in sight are mounted, and the one that is edited. */
export function FaultGrid({ session, state, sheet, faultKind }: FaultGridProps) {
  const t = useTranslate();
  const [top, setTop] = useState(0);
  const [heightPx, setHeightPx] = useState(FIRST_HEIGHT_PX);
  const [editor] = useState(() => createFaultEditor(session, sheet));
  useLayoutEffect(() => editor.start(), [editor]);
  const edited = useObservable(editor.state);
  const { active, visited, open, waiting, isAtEnd } = edited;
  const { scroll, waitingField } = useGridFocus({ state: edited, heightPx, top, setTop });
  const first = Math.max(0, Math.floor(top / ROW_PX) - OVERSCAN_ROWS);
  const rows = useGridRows(session, { sheet, faultKind, revision: state.revision }, first);
  const report = state.sheets[sheet];
  const count = rows.count ?? 0;
  const last = Math.min(count, first + Math.ceil(heightPx / ROW_PX) + 2 * OVERSCAN_ROWS);
  const columns = report?.header.length ?? 0;
  const unread = editsBeyond(edited.unread, rows.revision);
  const rowAt = (index: number): RowView | undefined => {
    const row = rows.rowAt(index) ?? (open?.index === index ? open.row : undefined);
    return row && withEdits(row, unread);
  };

  const isShown = rows.count !== undefined && rows.count > 0;
  useLayoutEffect(() => {
    const box = scroll.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setHeightPx(box.clientHeight || FIRST_HEIGHT_PX));
    observer.observe(box);
    return () => observer.disconnect();
  }, [isShown, scroll]);

  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (open || waiting !== undefined) {
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        editor.cancel();
      } else if (event.key === 'Enter' || event.key === 'Tab') {
        event.preventDefault();
        editor.step(rows, event.shiftKey ? -1 : 1, event.key === 'Enter');
      }
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moved = moveByKey(event.key, active, { count, columns, pageRows: Math.floor(heightPx / ROW_PX) - 1 });
    const typed = event.key.length === 1 && event.key !== ' ' ? event.key : undefined;
    if (!moved && typed === undefined && event.key !== 'Enter' && event.key !== 'F2') return;
    event.preventDefault();
    if (moved) editor.moveTo(moved);
    else if (!isAtEnd || event.key === 'F2') editor.edit(rows, active, typed);
  }

  /** Moves to the nearest of these columns with a fault in the rows in sight; in none, to the nearest one. */
  function showColumn(faulty: readonly number[]) {
    const shown = Array.from({ length: Math.max(1, Math.floor(heightPx / ROW_PX) - 1) }, (_, offset) => {
      const index = Math.min(Math.ceil(top / ROW_PX) + offset, count - 1);
      return { index, faults: rowAt(index)?.faults ?? [] };
    });
    const places = faulty.flatMap((column) =>
      shown
        .filter(({ faults }) => faults.some((fault) => fault.column === column))
        .map(({ index }) => ({ index, column })),
    );
    editor.moveTo(places[0] ?? { index: shown[0]?.index ?? 0, column: faulty[0] ?? 0 });
  }

  if (!report) return null;
  if (rows.count === 0) return <p className={styles.none}>{t('sheetCheck.grid.none')}</p>;
  const faultText = ({ kind, detail }: Fault) => t(`sheetCheck.fault.${kind}`, { detail });
  const hasMoved = visited !== undefined || open !== undefined || active.index + active.column > 0;
  const fault =
    open?.rejected ?? (hasMoved && rowAt(active.index)?.faults.find(({ column }) => column === active.column));
  const faultsByColumn = new Map<number, number>();
  for (const { column, kind, count: some } of report.columnCounts)
    if (!faultKind || kind === faultKind) faultsByColumn.set(column, (faultsByColumn.get(column) ?? 0) + some);
  const isLocked = state.busy > 0;
  const isActiveMounted = active.index >= first && active.index < last;
  const mounted = Array.from({ length: Math.max(0, last - first) }, (_, offset) => first + offset);
  // A cell that is edited keeps the focus when it is scrolled out of sight; in its order, for it must not be moved.
  if (open && open.index < first) mounted.unshift(open.index);
  if (open && open.index >= last) mounted.push(open.index);
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        {waiting !== undefined ? (
          <input
            ref={waitingField}
            className={`${styles.input} ${styles.waiting}`}
            aria-label={t('sheetCheck.searching')}
            placeholder={t('sheetCheck.searching')}
            value={waiting}
            onChange={({ currentTarget }) => editor.type(currentTarget.value)}
            onCompositionStart={() => editor.setComposing(true)}
            onCompositionEnd={() => editor.setComposing(false)}
            onKeyDown={handleKeyDown}
            onBlur={(event) => isLeft(event) && editor.leaveWaiting()}
          />
        ) : (
          // The cell is described by its reason, which may be cut off there.
          <p className={styles.hint} data-fault={fault ? true : undefined} aria-hidden={fault ? true : undefined}>
            {fault ? faultText(fault) : t('sheetCheck.grid.hint')}
          </p>
        )}
        <HiddenFaultButtons grid={scroll} columns={columns} faults={faultsByColumn} onShow={showColumn} />
        <Button size="middle" onClick={() => editor.stepOn(rows)}>
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
        aria-readonly={isLocked}
        tabIndex={isActiveMounted ? -1 : 0}
        onFocus={({ target, currentTarget }) => target === currentTarget && !isActiveMounted && editor.moveTo(active)}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
        onKeyDown={handleKeyDown}
      >
        <GridHead header={report.header} faults={faultsByColumn} style={widthsOf(columns)} />
        <div role="rowgroup" style={{ height: count * ROW_PX, position: 'relative' }}>
          {mounted.map((index) => (
            <FaultRow
              key={index}
              index={index}
              row={rowAt(index)}
              report={report}
              active={active.index === index ? active.column : undefined}
              open={open?.index === index ? open : undefined}
              style={{ ...widthsOf(columns), top: index * ROW_PX }}
              onEdit={(column) => editor.edit(rows, { index, column })}
              onType={(text) => editor.type(text)}
              onCompose={(isComposing) => editor.setComposing(isComposing)}
              onLeave={(column) => editor.leaveCell({ index, column })}
            />
          ))}
        </div>
      </div>
      <EditStatus
        state={edited}
        editor={editor}
        isLocked={isLocked}
        faultCount={[...faultsByColumn.values()].reduce((sum, some) => sum + some, 0)}
        faultText={faultText}
      />
    </div>
  );
}

const widthsOf = (columns: number) => ({
  gridTemplateColumns: `var(--number-width) repeat(${columns}, minmax(var(--cell-width), 1fr))`,
});
