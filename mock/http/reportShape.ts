import type { Company } from '../domain/company/company';
import { localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import { SLICES } from '../domain/reports/catalogue';
import type { Cell, ReportResult, ReportRow } from '../domain/reports/result';
import { sliceOptions } from '../domain/reports/sliceOptions';

/** Columns, rows and totals with translated texts. */
export function reportShape({ columns, rows, totals }: ReportResult, language: Language) {
  const named = (cell: Cell) => (typeof cell === 'string' ? localise(cell, language) : cell);
  const row = (cells: ReportRow) =>
    Object.fromEntries(Object.entries(cells).map(([code, cell]) => [code, named(cell)]));
  return {
    columns: columns.map((column) => ({ ...column, title: localise(column.title, language) })),
    rows: rows.map(row),
    totals,
  };
}

/** The slices with translated options. */
export function slicesAnswer(company: Company, language: Language) {
  const options = sliceOptions(company);
  return SLICES.map((code) => ({
    code,
    alias: localise(`report.dim.${code}`, language),
    options: options[code].map(({ value, text }) => ({ key: value, text: localise(text, language) })),
  }));
}
