import { useT } from '@atrium/portal/sdk';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import styles from './MoveHandle.module.css';

interface Props {
  name: string;
  /** The place in the category and in the table, both counted from 0. */
  place: number;
  row: number;
  count: number;
  /** Why the order cannot be changed now. */
  reason: string | undefined;
  isBusy: boolean;
  /** Moves the item to another place. */
  onMove(place: number): void;
}

const ROW = '[data-row-key]';

/** The rows of the table of a handle. */
const rowsAround = (handle: Element) => [...(handle.closest('tbody')?.querySelectorAll<HTMLElement>(ROW) ?? [])];

/** The row whose place an item takes that is dropped at this height. */
function rowAt(rows: readonly HTMLElement[], y: number): number {
  const found = rows.findIndex((row) => row.getBoundingClientRect().bottom > y);
  return found < 0 ? rows.length - 1 : found;
}

/** Marks the edge at which the dragged row would be inserted. */
function markTarget(rows: readonly HTMLElement[], from: number, to: number | undefined): void {
  rows.forEach((row, index) => {
    if (index === to && to !== from) row.dataset.drop = to < from ? 'before' : 'after';
    else delete row.dataset.drop;
  });
}

/** Changes the place of a row: by dragging it, or with the arrow keys. */
export function MoveHandle({ name, place, row, count, reason, isBusy, onMove }: Props) {
  const t = useT();
  const handle = useRef<HTMLButtonElement>(null);
  const isMovedByKey = useRef(false);
  const endDrag = useRef<() => void>(undefined);
  // An element that moves in the document loses the focus.
  useEffect(() => {
    if (isMovedByKey.current) handle.current?.focus();
    isMovedByKey.current = false;
  }, [place]);
  useEffect(() => () => endDrag.current?.(), []);

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // The table moves the focus with these keys.
    event.stopPropagation();
    const to = place + step;
    if (reason !== undefined || isBusy || to < 0 || to >= count) return;
    isMovedByKey.current = true;
    onMove(to);
  };
  const handlePointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (reason !== undefined || isBusy || event.button !== 0) return;
    const { currentTarget, pointerId } = event;
    const rows = rowsAround(currentTarget);
    let target = row;
    const handlePointerMove = ({ clientY }: globalThis.PointerEvent) => {
      target = rowAt(rows, clientY);
      markTarget(rows, row, target);
    };
    const handleCancelKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') endDrag.current?.();
    };
    const handlePointerUp = () => {
      endDrag.current?.();
      if (target !== row) onMove(place + target - row);
    };
    const handleCancel = () => endDrag.current?.();
    currentTarget.setPointerCapture(pointerId);
    currentTarget.addEventListener('pointermove', handlePointerMove);
    currentTarget.addEventListener('pointerup', handlePointerUp);
    currentTarget.addEventListener('pointercancel', handleCancel);
    window.addEventListener('keydown', handleCancelKey, true);
    endDrag.current = () => {
      endDrag.current = undefined;
      markTarget(rows, row, undefined);
      currentTarget.removeEventListener('pointermove', handlePointerMove);
      currentTarget.removeEventListener('pointerup', handlePointerUp);
      currentTarget.removeEventListener('pointercancel', handleCancel);
      window.removeEventListener('keydown', handleCancelKey, true);
    };
  };
  return (
    <button
      ref={handle}
      type="button"
      className={styles.handle}
      aria-label={t('admin.dictionaries.move', { name, place: place + 1, count })}
      title={reason ?? t('admin.dictionaries.move.hint')}
      aria-disabled={reason === undefined ? undefined : true}
      onKeyDown={handleKeyDown}
      onPointerDown={handlePointerDown}
    >
      <svg width="14" height="14" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
        {[4, 8, 12].flatMap((y) => [6, 10].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.2" />))}
      </svg>
    </button>
  );
}
