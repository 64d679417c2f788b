import type { SliceValue } from '@atrium/common/reportRoute';
import type { DrillStep, Layout, Sorting } from './reportQuery';

export type FigureType = 'number' | 'money' | 'percent';
export type ColumnType = 'text' | FigureType;
export type Cell = string | number | null;
export type ReportRow = Readonly<Record<string, Cell>>;

export interface ReportColumn {
  code: string;
  title: string;
  type: ColumnType;
  /** Digits after the point; undefined: two for money, one for a percentage, as they come for a number. */
  decimals: number | undefined;
  /** A growth in comparison with another period: shown with a sign and an arrow. Its fraction of one is a percentage. */
  isComparison: boolean;
  /** Its members lead to a lower level. */
  canDrill: boolean;
}

export interface SliceOption {
  key: string;
  text: string;
  children: readonly SliceOption[];
}

/** A filter of a report. Its options come with it, or from `initparam` by its parameter. */
export interface Slice {
  code: string;
  name: string;
  type: 'dates' | 'select' | 'tree' | 'cascade' | 'text';
  isMultiple: boolean;
  isRequired: boolean;
  /** Empty: the options come with the slice. */
  paramCode: string;
  options: readonly SliceOption[];
}

/** A slice that filters the answer, with its value in words. */
export interface AppliedSlice {
  code: string;
  value: SliceValue;
  text: string;
}

/** A dimension or measure that a layout may use. */
export interface Element {
  code: string;
  name: string;
  type: ColumnType;
}

export interface PathStep extends DrillStep {
  /** The dimension and the member in words. */
  name: string;
  text: string;
}

/**
 * A cross table. A key is the key of a member of each dimension in order; a shorter one is the subtotal of its members,
 * the empty one the grand total. A cell is `cells[row][column * values.length + value]`.
 */
export interface PivotData {
  rows: readonly ReportColumn[];
  columns: readonly ReportColumn[];
  values: readonly ReportColumn[];
  rowKeys: readonly (readonly string[])[];
  columnKeys: readonly (readonly string[])[];
  /** The texts of members by dimension and key, read by `memberText`. Keys are the same in every language. */
  members: Readonly<Record<string, Readonly<Record<string, string>>>>;
  cells: readonly (readonly (number | null)[])[];
}

/** How much of an answer is not shown, which the person is told. */
export interface Unshown {
  /** Cells, columns and rows that could not be read. */
  faults: number;
  /** Rows of the page and conditions of the form beyond the most that are shown. */
  rows: number;
  slices: number;
}

/** Whose layout: the person's own, or that of the report for everybody without an own one. */
export type LayoutScope = 'own' | 'report';

/** The kind of a work report: daily, weekly or monthly (business spec §3). */
export type TemplateType = 1 | 2 | 3;

export interface Report {
  name: string;
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
  itemCount: number;
  /** The order of the rows; undefined where the platform tells none. */
  sorting?: Sorting | undefined;
  /** Whether no page is before that of the rows. */
  isFirstPage?: boolean | undefined;
  /** Of all rows, not only of this page; by column code. */
  totals: ReportRow;
  slices: readonly Slice[];
  applied: readonly AppliedSlice[];
  /** Undefined: the platform keeps no layouts. */
  layout: Layout | undefined;
  /** Whose layout it is. */
  layoutScope: LayoutScope;
  dimensions: readonly Element[];
  measures: readonly Element[];
  path: readonly PathStep[];
  pivot: PivotData | undefined;
  templateType: TemplateType | undefined;
  unshown: Unshown;
}
