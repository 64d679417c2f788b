import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { lastEdge, windowOf } from '../grid/geometry';
import { boxAt, isFigure, isSamePlace } from '../grid/gridMap';
import type { Place } from '../grid/gridMap';
import { extendTo, moveTo, rangeOf } from '../grid/gridState';
import styles from '../pivot.module.css';
import type { GridLook } from './gridLook';
import { GridRows } from './GridRows';
import { PivotHead } from './PivotHead';
import { useColumnResize } from './useColumnResize';
import type { GridActs } from './useGridActs';
import { useGridKeys } from './useGridKeys';
import type { GridControl } from './usePivotGrid';
import { useRangeDrag } from './useRangeDrag';

interface Props {
  label: string;
  look: GridLook;
  grid: GridControl;
  acts: GridActs;
  onFind(): void;
}

/** The cell of the grid that an event comes from. */
function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.dataset.row ?? cell?.closest<HTMLElement>('[data-row]')?.dataset.row;
  return cell && row !== undefined ? { row: Number(row), column: Number(cell.dataset.column) } : undefined;
}

const pressOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-press]')?.dataset.press : undefined;

/**
 * The scrolled grid. What is in sight is mounted, and the cell with the focus, which is the only tab stop: buttons in
 * headers hand the focus on to their cell.
 */
export function GridViewport({ label, look, grid, acts, onFind }: Props) {
  const { scroller, setScroller, viewport, size, geometry, state, setState } = grid;
  const { model } = look;
  const resize = useColumnResize(model, grid);
  const hasFocus = useRef(false);
  const box = boxAt(model, size, state.active);
  const shown = windowOf(geometry, viewport);

  useLayoutEffect(() => {
    const cell = scroller?.querySelector<HTMLElement>('[data-active]');
    if (hasFocus.current && cell !== document.activeElement) cell?.focus({ preventScroll: true });
  });

  const isInside = (target: EventTarget) => scroller?.contains(target as Node) ?? false;
  const handleFocus = ({ target }: FocusEvent) => {
    const place = isInside(target) ? placeOf(target) : undefined;
    if (!place) return;
    hasFocus.current = true;
    if (!isSamePlace(place, box)) setState(moveTo(size, place));
    else target.closest<HTMLElement>('[data-column]')?.focus({ preventScroll: true });
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    hasFocus.current = relatedTarget !== null && isInside(relatedTarget);
  };
  const startDrag = useRangeDrag(scroller, geometry, (row, column) => {
    const place = { row: size.headRows + row, column: size.headColumns + column };
    setState((before) => extendTo(size, before, place));
  });
  const handlePointerDown = (event: PointerEvent) => {
    const place = isInside(event.target) ? placeOf(event.target) : undefined;
    if (!place) return;
    if (pressOf(event.target) === 'resize') {
      event.preventDefault();
      resize.drag(place, event);
    } else if (isFigure(size, place)) {
      if (event.shiftKey) {
        setState(extendTo(size, state, place));
        // The browser would select the text up to here.
        window.getSelection()?.removeAllRanges();
      } else if (event.button === 0) setState(moveTo(size, place));
      startDrag(event);
    }
  };
  const handleMouseDown = (event: MouseEvent) => {
    const isRange = event.shiftKey && isInside(event.target);
    if (!isRange && pressOf(event.target) !== 'resize') return;
    event.preventDefault();
    hasFocus.current = true;
  };
  const handleClick = ({ target, shiftKey }: MouseEvent) => {
    const place = isInside(target) && !shiftKey ? placeOf(target) : undefined;
    if (!place) return;
    const press = pressOf(target);
    if (press === 'fold') acts.fold(place);
    else if (press === 'drill') acts.drill(place);
    else if (press === undefined && !(target as Element).closest('button')) acts.sortBy(place);
  };
  const handleDoubleClick = ({ target }: MouseEvent) => {
    const place = placeOf(target);
    if (place && pressOf(target) === 'resize') resize.reset(place);
  };
  const handleKeyDown = useGridKeys(model, grid, { acts, resize, onFind });

  const widthPx = lastEdge(geometry.stubEdges) + lastEdge(geometry.edges);
  const range = rangeOf(size, state);
  return (
    <div
      ref={setScroller}
      role="grid"
      aria-label={label}
      aria-rowcount={size.rows}
      aria-colcount={size.columns}
      aria-multiselectable
      className={styles.scroller}
      data-finding={look.search !== '' || undefined}
      data-ranged={(range && !isSamePlace(state.anchor ?? box, state.head ?? box)) || undefined}
      onFocus={handleFocus}
      onBlur={handleBlur}
      onPointerDown={handlePointerDown}
      onMouseDown={handleMouseDown}
      onClick={handleClick}
      onDoubleClick={handleDoubleClick}
      onKeyDown={handleKeyDown}
    >
      <div role="presentation" className={styles.content} style={{ width: widthPx }}>
        <PivotHead
          look={look}
          columnStart={shown.columnStart}
          columnEnd={shown.columnEnd}
          active={box.row < size.headRows ? box : undefined}
          actionsAt={acts.actionsAt}
        />
        <GridRows look={look} shown={shown} active={box} range={range} />
      </div>
    </div>
  );
}
