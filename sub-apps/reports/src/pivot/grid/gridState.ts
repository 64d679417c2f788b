import type { FigureRange } from '../model/pivotTable';
import { clampPlace, isFigure, isSamePlace } from './gridMap';
import type { GridSize, Place } from './gridMap';

/** The cell with the focus, and the figures that are selected: from `anchor` to `head`. */
export interface GridState {
  readonly active: Place;
  readonly anchor: Place | undefined;
  readonly head: Place | undefined;
}

/** Moves the focus; a figure is selected alone then. */
export const moveTo = (size: GridSize, place: Place): GridState => {
  const figure = isFigure(size, place) ? place : undefined;
  return { active: place, anchor: figure, head: figure };
};

/** The first figure, or the last header where there is none. */
export const initialState = (size: GridSize): GridState =>
  moveTo(size, clampPlace(size, { row: size.headRows, column: size.headColumns }));

/** Extends the selection to a figure; from a header, or to one, it only moves. */
export function extendTo(size: GridSize, state: GridState, place: Place): GridState {
  const anchor = state.anchor ?? state.active;
  return isFigure(size, place) && isFigure(size, anchor)
    ? { active: place, anchor, head: place }
    : isFigure(size, anchor)
      ? state
      : moveTo(size, place);
}

/** Selects every figure; the focus stays. */
export const selectAll = ({ headRows, headColumns, rows, columns }: GridSize, { active }: GridState): GridState => ({
  active,
  anchor: { row: headRows, column: headColumns },
  head: { row: rows - 1, column: columns - 1 },
});

/** Keeps a state within a table that has become smaller. */
export function fitState(size: GridSize, state: GridState): GridState {
  const active = clampPlace(size, state.active);
  const isKept = [state.anchor, state.head].every((place) => !place || isSamePlace(clampPlace(size, place), place));
  if (isKept && isSamePlace(active, state.active)) return state;
  return { active, anchor: isKept ? state.anchor : undefined, head: isKept ? state.head : undefined };
}

/** The selected figures; undefined where none is. */
export function rangeOf({ headRows, headColumns }: GridSize, { anchor, head }: GridState): FigureRange | undefined {
  if (!anchor || !head) return undefined;
  return {
    rowStart: Math.min(anchor.row, head.row) - headRows,
    rowEnd: Math.max(anchor.row, head.row) - headRows,
    columnStart: Math.min(anchor.column, head.column) - headColumns,
    columnEnd: Math.max(anchor.column, head.column) - headColumns,
  };
}

export const isSingle = ({ rowStart, rowEnd, columnStart, columnEnd }: FigureRange) =>
  rowStart === rowEnd && columnStart === columnEnd;
