/** A row of a list control (array, table, list) beside its values (business spec §3). Indexes count from 0. */
export interface RowState {
  /** In an array: its place in its section; in a table or list: its place among the rows that are shown. */
  readonly index: number;
  readonly isChecked: boolean;
  readonly section?: { readonly index: number };
}

/** Reads whether its row is checked. */
export const ROW_CHECKED = '__checked';
/** Reads where its row stands. */
export const ROW_PLACE = '__index';

/** The state of a row by the names under which expressions and scripts read it: `row.__index`. It is no part of the row's values. */
export const ROW_STATE: ReadonlyMap<string, (row: RowState) => unknown> = new Map([
  [ROW_PLACE, ({ index }: RowState) => index],
  ['__section', ({ section }: RowState) => section?.index],
  [ROW_CHECKED, ({ isChecked }: RowState) => Number(isChecked)],
]);

/** The state of a row as scripts are sent it: in the order of `ROW_STATE`. */
export const rowStateOf = (row: RowState): readonly unknown[] => [...ROW_STATE.values()].map((read) => read(row));
