import type { Dimension } from './dimensions';
import type { Measure } from './measures';

export const MARK_KINDS = ['bar', 'above', 'below'] as const;

/** Highlights the figures of a measure. */
export interface Mark {
  measure: string;
  kind: (typeof MARK_KINDS)[number];
  /** 0 for a bar. */
  limit: number;
}

/** Rows, columns and figures of a report. The codes of a stored layout may have left the report since. */
export interface Layout {
  rows: readonly string[];
  columns: readonly string[];
  values: readonly string[];
  marks: readonly Mark[];
}

/** A layout whose elements the report has. */
export interface KnownLayout {
  rows: readonly Dimension[];
  columns: readonly Dimension[];
  values: readonly Measure[];
  marks: readonly Mark[];
}

export const MOST = { rows: 3, columns: 3, values: 8, marks: 8 } as const;

/** A layout with a bar behind one measure, or without any mark. */
export const plainLayout = (
  rows: readonly Dimension[],
  columns: readonly Dimension[],
  values: readonly Measure[],
  bar?: Measure,
): KnownLayout => ({ rows, columns, values, marks: bar ? [{ measure: bar, kind: 'bar', limit: 0 }] : [] });

/** A list with one row for each member; other layouts are cross tables. */
export const isFlat = ({ rows, columns }: Pick<Layout, 'rows' | 'columns'>) =>
  rows.length === 1 && columns.length === 0;

/** Orders the members and decides who is on top. */
export const mainMeasure = ({ values }: Pick<KnownLayout, 'values'>): Measure =>
  values.includes('amount') ? 'amount' : (values[0] ?? 'amount');
