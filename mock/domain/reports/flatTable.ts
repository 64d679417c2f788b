import { malformed } from '../apiError';
import type { AxisNode, Cube } from './cube';
import type { Dimension } from './dimensions';
import { isInOrder } from './dimensions';
import { mainMeasure } from './layout';
import type { Measure } from './measures';
import { MEASURE } from './measures';
import type { Members } from './members';
import { compareTexts, largestFirst, orderMembers } from './orderMembers';
import type { Figure, FlatRow, FlatTable, ReportSorting } from './tables';

export interface FlatOptions {
  dimension: Dimension;
  values: readonly Measure[];
  members: Members;
  /** The number of rows from the top; undefined: all. */
  top: number | undefined;
  /** Undefined: by the main measure, time by the calendar. */
  sorting: ReportSorting | undefined;
}

/** Sorted copies of the rows; what has no figure comes last in both orders. Throws 400 for an unknown column. */
function sorted(rows: readonly FlatRow[], { sorting, dimension, values }: FlatOptions): readonly FlatRow[] {
  if (!sorting) return rows;
  const { code, order } = sorting;
  const sign = order === 'asc' ? 1 : -1;
  if (code === dimension) {
    const compare = (a: FlatRow, b: FlatRow) =>
      isInOrder(dimension) ? (a.key < b.key ? -1 : 1) : compareTexts(a.text, b.text);
    return rows.toSorted((a, b) => sign * compare(a, b));
  }
  const place = values.findIndex((measure) => measure === code);
  if (place < 0) throw malformed('sorting.code');
  const isNull = (row: FlatRow) => (row.figures[place] ?? null) === null;
  return rows.toSorted((a, b) => {
    if (isNull(a) || isNull(b)) return Number(isNull(a)) - Number(isNull(b));
    return -sign * largestFirst(a.figures[place] ?? null, b.figures[place] ?? null);
  });
}

/** The order of the rows where none is asked for: time by the calendar, others by the main measure. */
const usualSorting = (options: FlatOptions): ReportSorting =>
  isInOrder(options.dimension)
    ? { code: options.dimension, order: 'asc' }
    : { code: mainMeasure(options), order: 'desc' };

/** A list of the members of the cube's only dimension. The top is by the main measure, whatever the rows are sorted by. */
export function flatTable(cube: Cube, options: FlatOptions): Pick<FlatTable, 'rows' | 'totals' | 'sorting'> {
  const { dimension, values, members, top } = options;
  const total = cube.cellAt(cube.rows, cube.columns);
  const sorting = options.sorting ?? usualSorting(options);
  if (!total) return { rows: [], totals: [], sorting };
  const figure = (node: AxisNode, measure: Measure): Figure => {
    const cell = cube.cellAt(node, cube.columns);
    return cell ? MEASURE[measure].valueOf(cell, total) : null;
  };
  const figuresOf = (node: AxisNode) => values.map((measure) => figure(node, measure));
  const main = mainMeasure(options);
  const mainOf = (node: AxisNode) => figure(node, main);
  const nodes = [...cube.rows.children.values()];
  const onTop = top === undefined ? nodes : nodes.sort((a, b) => largestFirst(mainOf(a), mainOf(b))).slice(0, top);
  const rows = orderMembers(onTop, dimension, members, mainOf).map(({ node, text }) => ({
    key: node.key,
    text,
    figures: figuresOf(node),
  }));
  return { rows: sorted(rows, options), totals: figuresOf(cube.rows), sorting };
}
