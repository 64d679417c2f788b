import { NO_SOURCE, pathId } from '../model/axisTree';
import type { HeaderSpan } from '../model/axis';
import type { AxisName, PivotSorting, PivotSortings, SortKey } from '../model/orderMembers';
import { nextOrder } from '@atrium/common/nextOrder';
import type { PivotModel } from '../pivotModel';
import { boxAt } from './gridMap';
import type { GridSize, Place } from './gridMap';

/** What a header sorts, and by what. */
export interface SortTarget {
  readonly axis: AxisName;
  readonly key: SortKey;
}

/** The header of a member, subtotal or measure at a place; undefined for a figure and in the corner. */
export function headerOf(model: PivotModel, { headRows, headColumns }: GridSize, place: Place): HeaderSpan | undefined {
  if (place.row < headRows) return model.columns.headerAt[place.row]?.[place.column - headColumns];
  return model.rows.headerAt[place.column]?.[place.row - headRows];
}

/**
 * The name of a dimension sorts its members by their texts. A measure sorts the rows by its figures, a member of a column
 * dimension by those of the first measure; a member of a row dimension sorts the columns by its figures of the first
 * measure. None does where the answer lacks these figures, or where there is nothing to sort.
 */
export function sortTargetAt(model: PivotModel, size: GridSize, place: Place): SortTarget | undefined {
  const { data } = model.source;
  const isRow = place.row >= size.headRows;
  if (isRow && (place.column >= size.headColumns || data.columns.length === 0)) return undefined;
  if (!isRow && place.column < size.headColumns) {
    const axis = place.row === size.headRows - 1 ? 'rows' : 'columns';
    const dimension = axis === 'rows' ? data.rows[boxAt(model, size, place).column] : data.columns[place.row];
    return dimension && { axis, key: { by: 'dimension', dimension: dimension.code } };
  }
  const header = headerOf(model, size, place);
  const value = header?.kind === 'value' ? header.id : data.values[0]?.code;
  if (!header || header.source === NO_SOURCE || value === undefined) return undefined;
  return { axis: isRow ? 'columns' : 'rows', key: { by: 'value', path: header.path, value } };
}

const isSameKey = (a: SortKey, b: SortKey): boolean => {
  if (a.by === 'dimension') return b.by === 'dimension' && a.dimension === b.dimension;
  return b.by === 'value' && a.value === b.value && pathId(a.path) === pathId(b.path);
};

/** The order in which a target sorts now. */
export function orderOf(sortings: PivotSortings, { axis, key }: SortTarget): PivotSorting['order'] | undefined {
  const sorting = sortings[axis];
  return sorting && isSameKey(sorting, key) ? sorting.order : undefined;
}

/** The sorting of its axis after a press on a target. */
export function nextSorting(sortings: PivotSortings, target: SortTarget): PivotSorting | undefined {
  const order = nextOrder(orderOf(sortings, target), target.key.by === 'value');
  return order && { ...target.key, order };
}
