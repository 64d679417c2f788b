import { array, object, safeParse, string } from 'valibot';
import type { DataColumn } from './columns';

/** A user's order and visibility of the columns of a list, by column key. */
export interface ColumnSettings {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/** A column at its position. */
export interface ArrangedColumn<T> {
  readonly column: DataColumn<T>;
  readonly isShown: boolean;
}

const settingsSchema = object({ order: array(string()), hidden: array(string()) });

/** Reads stored settings; undefined for anything of another shape. */
export function readSettings(stored: unknown): ColumnSettings | undefined {
  const result = safeParse(settingsSchema, stored);
  return result.success ? result.output : undefined;
}

/**
 * All columns in the order of the settings. A column that is missing in the settings follows its predecessor in the
 * screen's own order. Headlines are always shown.
 */
export function arrangeColumns<T>(
  columns: readonly DataColumn<T>[],
  settings: ColumnSettings = { order: [], hidden: [] },
): readonly ArrangedColumn<T>[] {
  const keys = columns.map(({ key }) => key);
  const order = [...new Set(settings.order)].filter((key) => keys.includes(key));
  keys.forEach((key, index) => {
    if (!order.includes(key)) order.splice(index === 0 ? 0 : order.indexOf(keys[index - 1] ?? '') + 1, 0, key);
  });
  return columns
    .toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
    .map((column) => ({ column, isShown: column.inList === 'headline' || !settings.hidden.includes(column.key) }));
}

const settingsOf = <T>(arranged: readonly ArrangedColumn<T>[]): ColumnSettings => ({
  order: arranged.map(({ column }) => column.key),
  hidden: arranged.filter(({ isShown }) => !isShown).map(({ column }) => column.key),
});

/** The settings after a column has moved by one position; unchanged at either end. */
export function moveColumn<T>(arranged: readonly ArrangedColumn<T>[], key: string, by: 1 | -1): ColumnSettings {
  const { order, hidden } = settingsOf(arranged);
  const index = order.indexOf(key);
  const target = index + by;
  if (index < 0 || target < 0 || target >= order.length) return { order, hidden };
  return { order: order.toSpliced(index, 1).toSpliced(target, 0, key), hidden };
}

/** The settings after a column is shown or hidden. */
export function showColumn<T>(arranged: readonly ArrangedColumn<T>[], key: string, isShown: boolean): ColumnSettings {
  const { order, hidden } = settingsOf(arranged);
  return { order, hidden: isShown ? hidden.filter((entry) => entry !== key) : [...hidden, key] };
}
