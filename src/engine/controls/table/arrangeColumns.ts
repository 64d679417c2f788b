import { arrangeColumns as arrange } from '@/ui/columns/arrangeColumns';
import type { Arranged, ColumnSettings, SettableColumn } from '@/ui/columns/arrangeColumns';
import type { TableOf } from '../../model/tableModel';

export type Column = TableOf<'table'>['props']['columns'][number];

/** A column of the protocol under its key: its name, and its number where a name comes twice. */
interface KeyedColumn extends SettableColumn {
  readonly column: Column;
}

/** A column in its place. */
export interface ArrangedColumn extends Arranged<KeyedColumn> {
  /** Whether it stays on a small screen. */
  readonly isMain: boolean;
}

/** Without any column that is said to be a main one, so many of the first are. */
const MAIN_COLUMNS = 2;

function keyed(columns: readonly Column[]): KeyedColumn[] {
  return columns.map((column, index) => {
    const { name, title, fixed } = column;
    const before = columns.slice(0, index).filter((other) => other.name === name).length;
    return { key: before === 0 ? name : `${name}#${before + 1}`, title, side: fixed, column };
  });
}

/** All columns in the order in which they are shown: frozen ones at their sides. Titles are texts of the protocol. */
export function arrangeColumns(columns: readonly Column[], settings?: ColumnSettings): readonly ArrangedColumn[] {
  const arranged = arrange(keyed(columns), settings);
  const shown = arranged.filter(({ isShown }) => isShown);
  const main = shown.filter(({ column }) => column.main === 1);
  const small = main.length > 0 ? main : shown.slice(0, MAIN_COLUMNS);
  return arranged.map((column) => ({ ...column, isMain: small.includes(column) }));
}
