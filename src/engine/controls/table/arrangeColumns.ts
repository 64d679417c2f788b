import type { TableOf } from '../../model/tableModel';

export type Column = TableOf<'table'>['props']['columns'][number];

/** What a person made of a table's columns, by their keys. */
export interface ColumnSettings {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/** A column in its place. */
export interface ArrangedColumn {
  /** Its name, and its number where a name comes twice. */
  readonly key: string;
  readonly column: Column;
  readonly isShown: boolean;
  /** Whether it stays on a small screen. */
  readonly isMain: boolean;
}

/** Without any column that is said to be a main one, so many of the first are. */
const MAIN_COLUMNS = 2;

const GROUPS = ['left', undefined, 'right'] as const;

function keysOf(columns: readonly Column[]): string[] {
  return columns.map(({ name }, index) => {
    const before = columns.slice(0, index).filter((column) => column.name === name).length;
    return before === 0 ? name : `${name}#${before + 1}`;
  });
}

/** The remembered order; a column that is new stands behind the one it follows in the protocol. */
function orderOf(keys: readonly string[], order: readonly string[]): string[] {
  const known = [...new Set(order)].filter((key) => keys.includes(key));
  keys.forEach((key, index) => {
    if (!known.includes(key)) known.splice(index === 0 ? 0 : known.indexOf(keys[index - 1] ?? '') + 1, 0, key);
  });
  return known;
}

/** All columns in the order in which they are shown: frozen ones at their sides. At least one is shown, whatever is remembered. */
export function arrangeColumns(
  columns: readonly Column[],
  settings: ColumnSettings = { order: [], hidden: [] },
): readonly ArrangedColumn[] {
  const keys = keysOf(columns);
  const ordered = orderOf(keys, settings.order).map((key) => ({ key, column: columns[keys.indexOf(key)] as Column }));
  const sides = GROUPS.flatMap((side) => ordered.filter(({ column }) => column.fixed === side));
  const isAnyShown = keys.some((key) => !settings.hidden.includes(key));
  const shown = sides.filter(({ key }) => !isAnyShown || !settings.hidden.includes(key));
  const main = shown.filter(({ column }) => column.main === 1);
  const small = new Set((main.length > 0 ? main : shown.slice(0, MAIN_COLUMNS)).map(({ key }) => key));
  return sides.map(({ key, column }) => ({
    key,
    column,
    isShown: shown.some((entry) => entry.key === key),
    isMain: small.has(key),
  }));
}

/** What has to be remembered so that the columns stand like this again. */
export const settingsOf = (arranged: readonly ArrangedColumn[]): ColumnSettings => ({
  order: arranged.map(({ key }) => key),
  hidden: arranged.filter(({ isShown }) => !isShown).map(({ key }) => key),
});

/** Whether a column can move by one place: a frozen one stays at its side, the others between them. */
export function canMove(arranged: readonly ArrangedColumn[], key: string, by: 1 | -1): boolean {
  const index = arranged.findIndex((entry) => entry.key === key);
  const neighbour = arranged[index + by];
  return index !== -1 && neighbour !== undefined && neighbour.column.fixed === arranged[index]?.column.fixed;
}

/** The settings once a column has moved by one place. */
export function moveColumn(arranged: readonly ArrangedColumn[], key: string, by: 1 | -1): ColumnSettings {
  const { order, hidden } = settingsOf(arranged);
  if (!canMove(arranged, key, by)) return { order, hidden };
  const index = order.indexOf(key);
  return { order: order.toSpliced(index, 1).toSpliced(index + by, 0, key), hidden };
}

/** The settings once a column is shown or hidden; the last one that is shown stays. */
export function showColumn(arranged: readonly ArrangedColumn[], key: string, isShown: boolean): ColumnSettings {
  const { order, hidden } = settingsOf(arranged);
  const next = isShown ? hidden.filter((entry) => entry !== key) : [...hidden, key];
  return { order, hidden: next.length < order.length ? next : hidden };
}
