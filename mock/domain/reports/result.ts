export type Cell = string | number;
export type ReportRow = Record<string, Cell>;

export interface ReportColumn {
  code: string;
  /** A translation key, or a value of a dimension. */
  title: string;
  type: 'text' | 'number' | 'money' | 'percent';
}

export interface ReportResult {
  columns: ReportColumn[];
  /** By amount, descending; months in calendar order. */
  rows: ReportRow[];
  totals: ReportRow;
}
