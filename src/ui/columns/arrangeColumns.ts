import { array, object, safeParse, string } from 'valibot';

/** A user's order and visibility of the columns of a list, by column key. */
export interface ColumnSettings {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/** What the settings need to know about a column. */
export interface SettableColumn {
  readonly key: string;
  readonly title: string;
  /** The side at which it is frozen. */
  readonly side?: 'left' | 'right';
  /** It cannot be hidden. */
  readonly isAlwaysShown?: boolean;
}

/** A column at its position. */
export type Arranged<C extends SettableColumn> = C & { readonly isShown: boolean };

const SIDES = ['left', undefined, 'right'] as const;
const settingsSchema = object({ order: array(string()), hidden: array(string()) });

/** Reads stored settings; undefined for anything of another shape. */
export function readSettings(stored: unknown): ColumnSettings | undefined {
  const result = safeParse(settingsSchema, stored);
  return result.success ? result.output : undefined;
}

/** The stored order; a column that is missing in it follows its predecessor in the list's own order. */
function orderOf(keys: readonly string[], stored: readonly string[]): string[] {
  const order = [...new Set(stored)].filter((key) => keys.includes(key));
  keys.forEach((key, index) => {
    if (!order.includes(key)) order.splice(index === 0 ? 0 : order.indexOf(keys[index - 1] ?? '') + 1, 0, key);
  });
  return order;
}

/** All columns in the order of the settings, frozen ones at their sides. At least one is shown, whatever is stored. */
export function arrangeColumns<C extends SettableColumn>(
  columns: readonly C[],
  settings: ColumnSettings = { order: [], hidden: [] },
): readonly Arranged<C>[] {
  const order = orderOf(
    columns.map(({ key }) => key),
    settings.order,
  );
  const sorted = columns.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  const isShown = ({ key, isAlwaysShown }: C) => isAlwaysShown === true || !settings.hidden.includes(key);
  const isAnyShown = columns.some(isShown);
  return SIDES.flatMap((side) => sorted.filter((column) => column.side === side)).map((column) => ({
    ...column,
    isShown: !isAnyShown || isShown(column),
  }));
}

type Columns = readonly Arranged<SettableColumn>[];

/** The settings that arrange the columns like this. */
export const settingsOf = (arranged: Columns): ColumnSettings => ({
  order: arranged.map(({ key }) => key),
  hidden: arranged.filter(({ isShown }) => !isShown).map(({ key }) => key),
});

/** Whether a column can move by one position: a frozen one stays at its side, the others between them. */
export function canMove(arranged: Columns, key: string, by: 1 | -1): boolean {
  const index = arranged.findIndex((column) => column.key === key);
  const neighbour = arranged[index + by];
  return index !== -1 && neighbour !== undefined && neighbour.side === arranged[index]?.side;
}

/** The settings after a column has moved by one position. */
export function moveColumn(arranged: Columns, key: string, by: 1 | -1): ColumnSettings {
  const { order, hidden } = settingsOf(arranged);
  if (!canMove(arranged, key, by)) return { order, hidden };
  const index = order.indexOf(key);
  return { order: order.toSpliced(index, 1).toSpliced(index + by, 0, key), hidden };
}

/** Whether a column can be hidden: the last one that is shown stays. */
export const canHide = (arranged: Columns, { isAlwaysShown, isShown }: Arranged<SettableColumn>): boolean =>
  isAlwaysShown !== true && !(isShown && arranged.filter((column) => column.isShown).length === 1);

/** The settings after a column is shown or hidden. */
export function showColumn(arranged: Columns, key: string, isShown: boolean): ColumnSettings {
  const { order, hidden } = settingsOf(arranged);
  if (isShown) return { order, hidden: hidden.filter((entry) => entry !== key) };
  const column = arranged.find((entry) => entry.key === key);
  return { order, hidden: column && canHide(arranged, column) ? [...hidden, key] : hidden };
}
