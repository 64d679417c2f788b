import type { Company } from '../../company/company';
import { itemTexts } from '../../dictionaries/options';
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
  /** The dictionary whose items are its values. */
  category?: string;
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

/** Returns the function that writes the cell of a row. */
function cellWriter<Row>({ type, category, value }: ExportColumn<Row>, company: Company, language: Language) {
  const itemText = category === undefined ? undefined : itemTexts(company, category, language);
  return (row: Row): WrittenCell => {
    const raw = value(row);
    if (type === 'date') return { value: serialOfDay(Number(raw)), style: 'date' };
    if (type === 'money') return { value: raw, style: 'money' };
    if (type !== 'name') return { value: raw };
    return { value: itemText ? itemText(String(raw)) : localise(String(raw), language) };
  };
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

export function exportSource<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
  company: Company,
  language: Language,
): ExportSource {
  const writers = columns.map((column) => cellWriter(column, company, language));
  return {
    header: columns.map(({ title }) => ({ value: localise(title, language), style: 'header' })),
    widths: columns.map(({ type }) => WIDTHS[type]),
    count: rows.length,
    rowsFrom: (first, count) => rows.slice(first, first + count).map((row) => writers.map((write) => write(row))),
  };
}
