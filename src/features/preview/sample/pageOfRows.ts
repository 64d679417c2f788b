import { SAMPLE_PAGE_SIZE } from '@/common/constants/preview';
import { isRecord } from '@/common/isRecord';
import type { Column } from './columnsOf';
import { sampleValue } from './sampleValue';

type Row = Readonly<Record<string, unknown>>;

/** Number of rows of a sample table, over all pages. */
const SAMPLE_ROW_COUNT = 57;

const wholeNumber = (value: unknown, otherwise: number): number =>
  Number.isInteger(value) && Number(value) > 0 ? Number(value) : otherwise;

function compare(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'zh-CN');
}

function sorted(rows: readonly Row[], sorting: unknown): readonly Row[] {
  const [wanted] = Array.isArray(sorting) ? sorting.filter(isRecord) : [];
  const field = wanted?.field;
  if (typeof field !== 'string') return rows;
  const sign = wanted?.order === 'desc' ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(a[field], b[field]));
}

/** Rows with a value in each column and a unique key. */
export const sampleRows = (columns: readonly Column[], count: number, seed: string, keyName = 'id'): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({
    ...Object.fromEntries(columns.map((column) => [column.name, sampleValue(column, index, seed)])),
    [keyName]: String(index + 1),
  }));

const total = (rows: readonly Row[], name: string) =>
  rows.reduce((sum, row) => sum + (typeof row[name] === 'number' ? row[name] : 0), 0);

export interface RowsQuestion {
  readonly columns: readonly Column[];
  readonly input: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Columns whose totals over all rows are requested. */
  readonly summary?: readonly string[];
  readonly keyName?: string;
}

/** One page of a sample table with the requested paging and sorting (business spec §3). */
export function pageOfRows({ columns, input, seed, summary = [], keyName }: RowsQuestion) {
  const rows = sorted(sampleRows(columns, SAMPLE_ROW_COUNT, seed, keyName), input.__sorting);
  const size = wholeNumber(input.__pagesize, SAMPLE_PAGE_SIZE);
  const start = (wholeNumber(input.__pageindex, 1) - 1) * size;
  return {
    items: rows.slice(start, start + size),
    __itemcount: rows.length,
    __summary: Object.fromEntries(summary.map((name) => [name, Math.round(total(rows, name) * 100) / 100])),
  };
}
