import type { PivotModel } from '../pivotModel';
import { boxAt, clampPlace } from './gridMap';
import type { GridSize, Place } from './gridMap';

export interface GridKey {
  readonly key: string;
  /** Ctrl, or Command on a Mac. */
  readonly isControl: boolean;
}

/**
 * Where a key leads from a place; undefined: the key is none of movement. An arrow leaves a header that covers several
 * places at once, and stays in the row or column in which the header was entered.
 */
export function moveActive(
  model: PivotModel,
  size: GridSize,
  from: Place,
  { key, isControl }: GridKey,
  pageRows: number,
): Place | undefined {
  const box = boxAt(model, size, from);
  const to = (row: number, column: number) => clampPlace(size, { row, column });
  switch (key) {
    case 'ArrowUp':
      return to(box.row - 1, from.column);
    case 'ArrowDown':
      return box.row + box.rowSpan < size.rows ? to(box.row + box.rowSpan, from.column) : from;
    case 'ArrowLeft':
      return to(from.row, box.column - 1);
    case 'ArrowRight':
      return box.column + box.columnSpan < size.columns ? to(from.row, box.column + box.columnSpan) : from;
    case 'Home':
      return isControl ? to(0, 0) : to(from.row, 0);
    case 'End':
      return isControl ? to(size.rows - 1, size.columns - 1) : to(from.row, size.columns - 1);
    case 'PageUp':
      return from.row < size.headRows ? from : to(Math.max(size.headRows, from.row - pageRows), from.column);
    case 'PageDown':
      return to(Math.max(from.row, size.headRows - 1) + pageRows, from.column);
    default:
      return undefined;
  }
}
