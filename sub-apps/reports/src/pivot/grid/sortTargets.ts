import { pathId } from '../model/axisTree';
import type { HeaderSpan } from '../model/axis';
import type { PivotSorting } from '../model/orderRows';
import type { PivotModel } from '../pivotModel';
import { boxAt } from './gridMap';
import type { GridSize, Place } from './gridMap';

/** By what a header sorts. */
export type SortTarget =
  | { readonly by: 'value'; readonly column: readonly string[]; readonly value: string }
  | { readonly by: 'dimension'; readonly dimension: string };

/** The header of a member, subtotal or measure at a place; undefined for a figure and in the corner. */
export function headerOf(model: PivotModel, { headRows, headColumns }: GridSize, place: Place): HeaderSpan | undefined {
  if (place.row < headRows) return model.columns.headerAt[place.row]?.[place.column - headColumns];
  return model.rows.headerAt[place.column]?.[place.row - headRows];
}

/** Measures sort by their figures, the names of row dimensions by texts. */
export function sortTargetAt(model: PivotModel, size: GridSize, place: Place): SortTarget | undefined {
  if (place.row !== size.headRows - 1) return undefined;
  if (place.column < size.headColumns) {
    const dimension = model.source.data.rows[boxAt(model, size, place).column];
    return dimension && { by: 'dimension', dimension: dimension.code };
  }
  const item = model.columns.items[place.column - size.headColumns];
  return item && { by: 'value', column: item.path, value: item.value.code };
}

/** The order in which a target sorts now. */
export function orderOf(sorting: PivotSorting | undefined, target: SortTarget): 'asc' | 'desc' | undefined {
  if (sorting?.by === 'value' && target.by === 'value') {
    const isSame = sorting.value === target.value && pathId(sorting.column) === pathId(target.column);
    return isSame ? sorting.order : undefined;
  }
  if (sorting?.by === 'dimension' && target.by === 'dimension') {
    return sorting.dimension === target.dimension ? sorting.order : undefined;
  }
  return undefined;
}

/** Figures sort from the largest first, texts from the first; then the other way; then not at all. */
export function nextSorting(sorting: PivotSorting | undefined, target: SortTarget): PivotSorting | undefined {
  const first = target.by === 'value' ? 'desc' : 'asc';
  const order = orderOf(sorting, target);
  if (order === undefined) return { ...target, order: first };
  return order === first ? { ...target, order: first === 'asc' ? 'desc' : 'asc' } : undefined;
}
