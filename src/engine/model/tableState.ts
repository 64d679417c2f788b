import type { AppError } from '@/common/errors/appError';
import { isRecord } from '@/common/isRecord';
import { plainText } from '../controls/defineControl';
import { rowsIn } from '../controls/shared/rowsIn';
import type { RowValues } from '../expressions/scope';

export interface Sorting {
  readonly field: string;
  readonly order: 'asc' | 'desc';
}

export interface TableState {
  /** `adding`: the next rows of a list are being read, below those that stay. */
  readonly status: 'waiting' | 'loading' | 'adding' | 'ready' | 'failed';
  /** None after a query that failed: rows of the query before would be taken for its result. */
  readonly rows: readonly RowValues[];
  /** Rows that the server found, on all pages. Undefined before the first answer and after a failure. */
  readonly count: number | undefined;
  readonly summary: Readonly<Record<string, number>>;
  /** What was asked for: the rows of two answers to the same query can be compared. */
  readonly query?: string;
  readonly error?: AppError;
}

/** Nothing is known about the rows. */
export const NO_ROWS = { rows: [], count: undefined, summary: {} } satisfies Partial<TableState>;

/** Whether a value is a list of rows; some of its items may be none. */
export const isRowList = (value: unknown): boolean =>
  Array.isArray(value) && (value.length === 0 || value.some(isRecord));

/** Numbers by size, other values as texts. */
const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : plainText(a).localeCompare(plainText(b));

/** The state of a table without a source: the rows in its value, in the order that a person has asked for. */
export function givenState(value: unknown, sorting: Sorting | undefined): TableState {
  const rows = rowsIn(value);
  const sign = sorting?.order === 'desc' ? -1 : 1;
  const inOrder = sorting ? rows.toSorted((a, b) => sign * compare(a[sorting.field], b[sorting.field])) : rows;
  return { status: 'ready', rows: inOrder, count: rows.length, summary: {}, query: JSON.stringify(sorting) ?? '' };
}
