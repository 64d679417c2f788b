import type { Budget } from './budget';
import type { RowState } from './rowState';

export type AggregateKind = 'sum' | 'avg' | 'min' | 'max' | 'count';

/** Value scope options (business spec §3). */
export type ValueScope = 'all' | 'checked' | 'modified' | 'focused';

/** Values of one row, by column name. */
export type RowValues = Record<string, unknown>;

/** Where an expression stands. */
export interface Place {
  /** Name of the control that shows the failure: for a column, that of its array. */
  readonly control: string;
  readonly path: string;
}

/** Collects the expressions of a page that failed, and on which lines of an array. */
export interface ExpressionFailures {
  readonly size: number;
  add(place: Place, error: unknown, line: unknown): void;
  /** The expression has answered on this line. */
  remove(place: Place, line: unknown): void;
  /** These lines are gone. */
  forget(lines: readonly { readonly values: unknown }[]): void;
}

/** What a compiled expression reads while it runs. One object per page; `row`, `rowState`, `section`, `event` and `steps` change with the place. */
export interface Scope {
  /** Control values by slot; reading one inside a computed subscribes to it. */
  readonly slots: readonly (() => unknown)[];
  /** A total over one column of the array in a slot, kept up to date by differences. */
  aggregate(slot: number, kind: AggregateKind, column: string): number;
  /** All values of one column of the array in a slot. */
  column(slot: number, column: string): unknown[];
  /** page.status, page.linkparam, … */
  readonly page: Readonly<Record<string, unknown>>;
  user(field: string): unknown;
  /** An empty code asks for nothing, and is held by everybody. */
  hasFunction(code: string): boolean;
  hasRole(code: string): boolean;
  hasPermission(category: string, codes: readonly string[]): boolean;
  /** The text of a key that stands in the protocol; of any other key with `params`, because this one is remembered. */
  translate(key: string, params?: Readonly<Record<string, unknown>>): string;
  /** Rows of the array in a slot, by value scope (business spec §3). */
  rows(slot: number, scope: ValueScope): RowValues[];
  /** What its expressions may use. */
  readonly budget: Budget;
  /** Expressions that failed. */
  readonly failures: ExpressionFailures;
  row?: RowValues;
  /** The state of that row: its index, whether it is checked. */
  rowState?: RowState;
  /** The section that the row stands in, or whose field it is. */
  section?: { readonly values: RowValues; readonly rows: readonly { readonly values: RowValues }[] };
  event?: unknown;
  steps?: Readonly<Record<string, unknown>>;
}

export type Evaluate = (scope: Scope) => unknown;

/** What an identifier may mean where an expression stands. */
export interface Names {
  /** Slot of a control by its name. */
  slot(name: string): number | undefined;
  isArray(name: string): boolean;
  /** Whether an input binding may take rows from it: an array or a table. */
  hasRows(name: string): boolean;
  /** Whether the expression stands in a row (`row` is a root). */
  readonly inRow: boolean;
  /** Where the expression stands in an array with sections (`section` is a root): under which name their rows are read. */
  readonly sectionRows?: string;
  /** Columns of that row's array and fields of its sections, which a set step may name. */
  readonly columns: ReadonlySet<string>;
  /** Ids of the steps before this one. */
  readonly steps: ReadonlySet<string>;
  readonly hasEvent: boolean;
}
