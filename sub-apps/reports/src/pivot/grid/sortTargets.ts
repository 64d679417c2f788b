import { NO_SOURCE, pathId } from '../model/axisTree';
import type { HeaderSpan } from '../model/axis';
import type { PivotSorting, SortKey } from '../model/orderMembers';
import type { PivotModel } from '../pivotModel';
import { boxAt } from './gridMap';
import type { GridSize, Place } from './gridMap';

/** What a header sorts, and by what. */
export interface SortTarget {
  readonly axis: 'rows' | 'columns';
  readonly key: SortKey;
}

/** The header of a member, subtotal or measure at a place; undefined for a figure and in the corner. */
export function headerOf(model: PivotModel, { headRows, headColumns }: GridSize, place: Place): HeaderSpan | undefined {
  if (place.row < headRows) return model.columns.headerAt[place.row]?.[place.column - headColumns];
  return model.rows.headerAt[place.column]?.[place.row - headRows];
}

/**
 * The name of a dimension sorts its members by their texts. A measure sorts the rows by its figures, a member of a column
 * dimension by those of the first measure; none does where the answer lacks these figures.
 */
export function sortTargetAt(model: PivotModel, size: GridSize, place: Place): SortTarget | undefined {
  if (place.row >= size.headRows) return undefined;
  const { data } = model.source;
  if (place.column < size.headColumns) {
    const axis = place.row === size.headRows - 1 ? 'rows' : 'columns';
    const dimension = axis === 'rows' ? data.rows[boxAt(model, size, place).column] : data.columns[place.row];
    return dimension && { axis, key: { by: 'dimension', dimension: dimension.code } };
  }
  const header = headerOf(model, size, place);
  const value = header?.kind === 'value' ? header.id : data.values[0]?.code;
  if (!header || header.source === NO_SOURCE || value === undefined) return undefined;
  return { axis: 'rows', key: { by: 'value', column: header.path, value } };
}

const isSameKey = (a: SortKey, b: SortKey): boolean => {
  if (a.by === 'dimension') return b.by === 'dimension' && a.dimension === b.dimension;
  return b.by === 'value' && a.value === b.value && pathId(a.column) === pathId(b.column);
};

/** The order in which a target sorts now; `sorting` is that of its axis. */
export const orderOf = (sorting: PivotSorting | undefined, { key }: SortTarget): 'asc' | 'desc' | undefined =>
  sorting && isSameKey(sorting, key) ? sorting.order : undefined;

/** Figures sort from the largest first, texts from the first; then the other way; then not at all. */
export function nextSorting(sorting: PivotSorting | undefined, target: SortTarget): PivotSorting | undefined {
  const { key } = target;
  const first = key.by === 'value' ? 'desc' : 'asc';
  const order = orderOf(sorting, target);
  if (order === undefined) return { ...key, order: first };
  return order === first ? { ...key, order: first === 'asc' ? 'desc' : 'asc' } : undefined;
}
