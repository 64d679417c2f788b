import { localise } from '../../languages/localise';
import type { Language } from '../../languages/table';
import { malformed } from '../../apiError';
import { serialOfDay } from '../read/cell';
import type { WrittenCell, WrittenRow } from '../write/written';

/** A column of an export. */
export interface ExportColumn<Row> {
  key: string;
  /** Translation key of its header. */
  title: string;
  /** `name` is translated; `date` is the number of a day. */
  type: 'text' | 'name' | 'number' | 'money' | 'date';
  value: (row: Row) => string | number;
}

/** Rows that are about to be written. */
export interface ExportSource {
  header: WrittenRow;
  /** Width of each column, in characters. */
  widths: readonly number[];
  count: number;
  rowsFrom(first: number, count: number): WrittenRow[];
}

const WIDTHS = { text: 24, name: 14, number: 10, money: 14, date: 12 } as const;

function writtenCell<Row>({ type, value }: ExportColumn<Row>, row: Row, language: Language): WrittenCell {
  const raw = value(row);
  if (type === 'date') return { value: serialOfDay(Number(raw)), style: 'date' };
  if (type === 'money') return { value: raw, style: 'money' };
  return { value: type === 'name' ? localise(String(raw), language) : raw };
}

/** The chosen columns in the chosen order; all without a choice. Throws 400 for an unknown one. */
export function chosenColumns<Row>(
  columns: readonly ExportColumn<Row>[],
  keys: readonly string[],
): readonly ExportColumn<Row>[] {
  if (keys.length === 0) return columns;
  return [...new Set(keys)].map((key) => {
    const column = columns.find((candidate) => candidate.key === key);
    if (!column) throw malformed('expfile.__fields');
    return column;
  });
}

export const exportSource = <Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
  language: Language,
): ExportSource => ({
  header: columns.map(({ title }) => ({ value: localise(title, language), style: 'header' })),
  widths: columns.map(({ type }) => WIDTHS[type]),
  count: rows.length,
  rowsFrom: (first, count) =>
    rows.slice(first, first + count).map((row) => columns.map((column) => writtenCell(column, row, language))),
});
