import { isRecord } from '@atrium/common/isRecord';
import { isFigure } from '@atrium/common/money/format';
import type { Cell, ReportRow } from './report';

/** More rows than a page of any size are not drawn: a platform that ignores the size of a page would hang the browser. */
const MOST_ROWS = 1_000;

const isCell = (value: unknown): value is Cell => value === null || typeof value === 'string' || isFigure(value);

/** What could be read of the rows. */
interface ReadRows {
  rows: readonly ReportRow[];
  /** Cells that are neither a text nor a figure, which count as missing, and rows that are none. */
  faults: number;
  /** Rows beyond the most that are drawn. */
  leftOut: number;
}

/** Cells are checked in one pass without a schema for each. */
export function readRow(row: unknown): { row: ReportRow; faults: number } {
  if (!isRecord(row)) return { row: {}, faults: 1 };
  const faults = Object.values(row).reduce<number>((count, cell) => (isCell(cell) ? count : count + 1), 0);
  if (faults === 0) return { row: row as ReportRow, faults };
  const cells = Object.entries(row).map(([code, cell]) => [code, isCell(cell) ? cell : null] as const);
  return { row: Object.fromEntries(cells), faults };
}

/** The rows of a flat report. */
export function readRows(given: readonly unknown[]): ReadRows {
  const read = given.slice(0, MOST_ROWS).map(readRow);
  return {
    rows: read.map(({ row }) => row),
    faults: read.reduce((sum, { faults }) => sum + faults, 0),
    leftOut: Math.max(0, given.length - MOST_ROWS),
  };
}
