export type AggregateKind = 'sum' | 'avg' | 'min' | 'max' | 'count';

/** Value scope options (business spec §3). */
export type ValueScope = 'all' | 'checked' | 'modified' | 'focused';

/** Values of one row, by column name. */
export type RowValues = Record<string, unknown>;

/** What a compiled expression reads while it runs. One object per page; `row`, `section`, `event` and `steps` change with the place. */
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
  translate(key: string): string;
  /** Rows of the array in a slot, by value scope (business spec §3). */
  rows(slot: number, scope: ValueScope): RowValues[];
  row?: RowValues;
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
