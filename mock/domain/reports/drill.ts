import type { ReportDefinition } from './catalogue';
import { knownDimension } from './checkLayout';
import type { Dimension } from './dimensions';
import { isOfLines, keyReader } from './dimensions';
import type { AbcOf } from './dimensions';
import type { FactTest } from './fact';
import type { KnownLayout } from './layout';

/** A member that was drilled into, by its key. */
export interface DrillStep {
  dimension: string;
  value: string;
}

/** The level below each dimension. */
const LOWER: Partial<Readonly<Record<Dimension, Dimension>>> = {
  region: 'organisation',
  organisation: 'owner',
  owner: 'customer',
  channel: 'customer',
  level: 'customer',
  abc: 'customer',
  customer: 'product',
  category: 'product',
  month: 'week',
  week: 'day',
};

/**
 * The nearest lower level that the report has and that is neither among the columns nor among the members that were
 * drilled into.
 */
export function lowerLevel(
  { dimensions }: ReportDefinition,
  passed: readonly Dimension[],
  dimension: Dimension,
): Dimension | undefined {
  let lower = LOWER[dimension];
  while (lower && (passed.includes(lower) || !dimensions.includes(lower))) lower = LOWER[lower];
  return lower;
}

/** The rows after a member of one of them was chosen: its dimension gives way to the lower one, which may be there. */
function rowsBelow({ rows }: KnownLayout, dimension: Dimension, lower: Dimension | undefined): readonly Dimension[] {
  if (!lower || !rows.includes(dimension)) return rows;
  if (rows.includes(lower)) return rows.filter((row) => row !== dimension);
  return rows.map((row) => (row === dimension ? lower : row));
}

/**
 * Whether a member only names the place of the next one in a cross table: the row dimension of the next one is inside
 * its own, and is not its lower level.
 */
function isOuter(
  { rows }: KnownLayout,
  dimension: Dimension,
  next: Dimension | undefined,
  lower: Dimension | undefined,
): boolean {
  const place = rows.indexOf(dimension);
  return next !== undefined && place >= 0 && rows.indexOf(next) > place && next !== lower;
}

/**
 * The layout after drilling into the members from the top; outer members of a cross table leave it as it is. Throws 500
 * for a dimension that the report does not have.
 */
export const drilledLayout = (report: ReportDefinition, layout: KnownLayout, path: readonly DrillStep[]): KnownLayout =>
  path
    .map((step) => knownDimension(report, step.dimension))
    .reduce((current, dimension, depth, dimensions) => {
      const passed = dimensions.slice(0, depth);
      const lower = lowerLevel(report, [...current.columns, ...passed], dimension);
      if (isOuter(current, dimension, dimensions[depth + 1], lower)) return current;
      return { ...current, rows: rowsBelow(current, dimension, lower) };
    }, layout);

/**
 * Replaces the first column dimension of a cross table, else the first row dimension. A dimension that the layout uses
 * already changes places with it.
 */
export function switchedLayout(layout: KnownLayout, dimension: Dimension): KnownLayout {
  const replaced = layout.columns[0] ?? layout.rows[0];
  const swap = (each: Dimension) => (each === replaced ? dimension : each === dimension && replaced ? replaced : each);
  return { ...layout, rows: layout.rows.map(swap), columns: layout.columns.map(swap) };
}

/** Tests of the members that were drilled into, for orders and for lines. */
export function pathTests(report: ReportDefinition, path: readonly DrillStep[], abcOf: AbcOf) {
  const tests = path.map(({ dimension: code, value }): { isOfLines: boolean; test: FactTest } => {
    const dimension = knownDimension(report, code);
    const keyOf = keyReader(dimension, abcOf);
    return { isOfLines: isOfLines(dimension), test: (fact) => keyOf(fact) === value };
  });
  return {
    ofOrders: tests.flatMap(({ isOfLines: ofLines, test }) => (ofLines ? [] : [test])),
    ofLines: tests.flatMap(({ isOfLines: ofLines, test }) => (ofLines ? [test] : [])),
  };
}
