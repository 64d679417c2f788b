import type { Translate } from '@atrium/portal/sdk';
import type { RowAction } from '@atrium/portal/ui';
import { orderOf, sortTargetAt } from '../grid/sortTargets';
import type { GridSize, Place } from '../grid/gridMap';
import type { AxisName, PivotSorting, PivotSortings } from '../model/orderMembers';
import type { PivotModel } from '../pivotModel';

/** What a table is sorted by, and how it is sorted otherwise. */
export interface SortControl {
  readonly t: Translate;
  readonly model: PivotModel;
  readonly size: GridSize;
  readonly sortings: PivotSortings;
  sort(axis: AxisName, sorting: PivotSorting | undefined): void;
}

/** An item of the menu of a header. `key` is also that of its text. */
export function menuAction(t: Translate, key: string, name: string, onPress: () => void): RowAction {
  const text = t(`reports.pivot.${key}`);
  return { key, text, label: `${text} ${name}`, onPress };
}

/** The items that sort by a header; none where it cannot sort. `name` is its text. */
export function sortActions({ t, model, size, sortings, sort }: SortControl, place: Place, name: string): RowAction[] {
  const target = sortTargetAt(model, size, place);
  if (!target) return [];
  const { axis, key } = target;
  const actions = (['desc', 'asc'] as const).map((order) =>
    menuAction(t, `sort.${order}`, name, () => sort(axis, { ...key, order })),
  );
  if (orderOf(sortings, target)) actions.push(menuAction(t, 'sort.none', name, () => sort(axis, undefined)));
  return actions;
}

/** The order in which a header sorts; null: it cannot sort. */
export function orderAt(
  { model, size, sortings }: Pick<SortControl, 'model' | 'size' | 'sortings'>,
  place: Place,
): PivotSorting['order'] | undefined | null {
  const target = sortTargetAt(model, size, place);
  return target ? orderOf(sortings, target) : null;
}
