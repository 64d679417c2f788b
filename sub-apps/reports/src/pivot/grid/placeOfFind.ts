import { pathId } from '../model/axisTree';
import type { AxisItem, HeaderSpan } from '../model/axis';
import type { PivotModel } from '../pivotModel';
import type { Find } from './findTexts';
import type { GridSize, Place } from './gridMap';

const isSame = (a: HeaderSpan, b: HeaderSpan) =>
  a.kind === b.kind && a.id === b.id && a.source === b.source && a.level === b.level;

/** Where a find is among what is shown; undefined while it is folded away. */
export function placeOfFind({ rows, columns }: PivotModel, size: GridSize, find: Find): Place | undefined {
  const { headRows, headColumns } = size;
  if (find.kind === 'header') {
    const shown = (find.axis === 'rows' ? rows : columns).headers.find((header) => isSame(header, find.header));
    if (!shown) return undefined;
    const { level, start } = shown;
    return find.axis === 'rows'
      ? { row: headRows + start, column: level }
      : { row: level, column: headColumns + start };
  }
  const row = rows.items.findIndex(({ source }) => source === find.row.source);
  const column = columns.items.findIndex(({ cell }) => cell === find.column.cell);
  return row < 0 || column < 0 ? undefined : { row: headRows + row, column: headColumns + column };
}

/** Ids of the groups of an axis that have to be unfolded for a header or an item. */
function groupsOver({ kind, path }: HeaderSpan | AxisItem, isHeader: boolean): readonly string[] {
  // The figures of a subtotal stay while its group is folded, its header does not.
  const depth = isHeader && kind === 'subtotal' ? path.length : path.length - 1;
  return path.slice(0, Math.max(0, depth)).map((_, level) => pathId(path.slice(0, level + 1)));
}

/** Ids of the groups that have to be unfolded before a find is shown. */
export function groupsOfFind(find: Find): { rows: readonly string[]; columns: readonly string[] } {
  if (find.kind === 'figure') return { rows: groupsOver(find.row, false), columns: groupsOver(find.column, false) };
  const groups = groupsOver(find.header, true);
  return find.axis === 'rows' ? { rows: groups, columns: [] } : { rows: [], columns: groups };
}
