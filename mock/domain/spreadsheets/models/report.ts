import { localise } from '../../languages/localise';
import type { Language } from '../../languages/table';
import type { ReportAnswer } from '../../reports/runReport';
import type { Figure, FlatTable, PivotTable, ReportColumn } from '../../reports/tables';
import type { WrittenCell, WrittenRow } from '../write/written';
import type { ExportSource } from './exportModel';

const WIDTHS = { text: 24, number: 12, money: 14, percent: 12 } as const;

const STYLES = { text: 'plain', number: 'plain', money: 'money', percent: 'percent' } as const;

const figureCell = ({ type }: ReportColumn, figure: Figure | undefined): WrittenCell => ({
  value: figure ?? undefined,
  style: STYLES[type],
});
const header = (title: string): WrittenCell => ({ value: title, style: 'header' });

/** A source of rows that are written one by one, so that a large table is not held twice. */
const source = (
  columns: readonly { title: string; type: ReportColumn['type'] }[],
  count: number,
  rowAt: (index: number) => WrittenRow,
): ExportSource => ({
  header: columns.map(({ title }) => header(title)),
  widths: columns.map(({ type }) => WIDTHS[type]),
  count,
  rowsFrom: (first, most) => Array.from({ length: Math.min(most, count - first) }, (_, index) => rowAt(first + index)),
});

/** The rows of a list, with the totals as the last one. */
function flatSource({ dimension, values, rows, totals }: FlatTable, total: string): ExportSource {
  const written = (first: WrittenCell, figures: readonly Figure[]): WrittenRow => [
    first,
    ...values.map((column, place) => figureCell(column, figures[place])),
  ];
  return source([dimension, ...values], rows.length + 1, (index) => {
    const row = rows[index];
    return row ? written({ value: row.text }, row.figures) : written(header(total), totals);
  });
}

/** Members in one cell for each dimension; after those of a subtotal the word for it. */
const written = (texts: readonly string[], length: number, total: string, subtotal: string): WrittenCell[] =>
  Array.from({ length }, (_, place) => {
    if (place < texts.length) return { value: texts[place] };
    if (place > texts.length) return { value: undefined };
    return header(texts.length === 0 ? total : subtotal);
  });

/** The rows of a cross table with their subtotals; each column of figures is headed by its members and its measure. */
function pivotSource(
  { rows, columns, values, rowKeys, columnKeys, members, cells }: PivotTable,
  total: string,
  subtotal: string,
) {
  const textsOf = (dimensions: readonly ReportColumn[], key: readonly string[]) =>
    key.map((member, place) => members.get(dimensions[place]?.code ?? '')?.get(member) ?? member);
  const titleOf = (key: readonly string[], measure: string) => {
    if (columns.length === 0) return measure;
    const texts = textsOf(columns, key);
    const words = key.length === columns.length ? texts : [...texts, key.length === 0 ? total : subtotal];
    return [...words, ...(values.length > 1 ? [measure] : [])].join(' / ');
  };
  const figures = columnKeys.flatMap((key) => values.map((value) => ({ ...value, title: titleOf(key, value.title) })));
  return source([...rows, ...figures], rowKeys.length, (index) => [
    ...written(textsOf(rows, rowKeys[index] ?? []), rows.length, total, subtotal),
    ...figures.map((column, place) => figureCell(column, cells[index]?.[place])),
  ]);
}

/** A whole report as rows of a sheet; undefined without any row. */
export function reportSource({ flat, pivot }: ReportAnswer, language: Language): ExportSource | undefined {
  const total = localise('report.total', language);
  if (flat && flat.rows.length > 0) return flatSource(flat, total);
  if (pivot && pivot.rowKeys.length > 0) return pivotSource(pivot, total, localise('report.subtotal', language));
  return undefined;
}
