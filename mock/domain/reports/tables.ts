import type { FigureType } from './measures';

/** A column with its title in the language of the reader. */
export interface ReportColumn {
  code: string;
  title: string;
  type: 'text' | FigureType;
  isComparison?: boolean;
  /** Its members lead to a lower level. */
  canDrill?: boolean;
}

export type Figure = number | null;

export interface FlatRow {
  key: string;
  text: string;
  figures: readonly Figure[];
}

/** Sorts by the code of a column. */
export interface ReportSorting {
  code: string;
  order: 'asc' | 'desc';
}

/** One row for each member of a dimension. */
export interface FlatTable {
  dimension: ReportColumn;
  values: readonly ReportColumn[];
  rows: readonly FlatRow[];
  /** Of all rows; empty without any. */
  totals: readonly Figure[];
  /** The order of the rows. */
  sorting: ReportSorting;
}

/**
 * A cross table. A key is the keys of the members in order, the same in every language; a shorter one is a subtotal, the
 * empty one the total.
 */
export interface PivotTable {
  rows: readonly ReportColumn[];
  columns: readonly ReportColumn[];
  values: readonly ReportColumn[];
  rowKeys: readonly (readonly string[])[];
  columnKeys: readonly (readonly string[])[];
  /** The texts of the members, by dimension and key. */
  members: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** `cells[row][column * values.length + value]`. */
  cells: readonly (readonly Figure[])[];
}
