import { add, sub } from '@atrium/common/money/decimal';
import type { ChartSeries } from '@atrium/portal/ui';
import type { PivotData, Report, ReportColumn } from '../../api/report';
import type { DrillStep } from '../../api/reportQuery';
import type { ChartKind } from './displays';
import { outermostKeys, placeOfTotal } from './outermostKeys';
import type { OutermostKey } from './outermostKeys';
import { outermostRows } from './outermostRows';
import type { OutermostRow } from './outermostRows';

/** What a report looks like as a chart. */
export interface ReportChart {
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** What a press on a category drills into; empty: nothing. */
  steps: readonly (readonly DrillStep[])[];
  /** Whether it tells only of the rows of this page. */
  isPart: boolean;
  /** Rows without a category, and members of the columns without a series, because more could not be read. */
  leftOut: { categories: number; series: number };
}

/** The most series of one chart, as many as a year has months. */
const MOST_SERIES = 12;
/** The most categories of a cross table, which comes whole, and slices of a pie beside the one of all others. */
const MOST_CATEGORIES = 30;
/** Dimensions whose members the server orders by the calendar. */
const TIME_DIMENSIONS: ReadonlySet<string> = new Set(['month', 'week', 'day']);

const formatOf = ({ type, decimals }: ReportColumn) =>
  ({ format: type === 'text' ? 'number' : type, decimals }) as const;

/** The largest ones, in the order in which they come. */
function largest<Item>(items: readonly Item[], most: number, sizeOf: (item: Item) => number | null): readonly Item[] {
  if (items.length <= most) return items;
  const size = (item: Item) => sizeOf(item) ?? -Number.MAX_VALUE;
  const chosen = new Set(items.toSorted((a, b) => size(b) - size(a)).slice(0, most));
  return items.filter((item) => chosen.has(item));
}

/** One series for each measure, by the totals of the rows. */
const seriesOfMeasures = (rows: readonly OutermostRow[], measures: readonly ReportColumn[], kind: ChartKind) =>
  measures.map((measure, index): ChartSeries => ({
    title: measure.title,
    values: rows.map(({ figureOf }) => figureOf(measure)),
    ...formatOf(measure),
    ...(kind === 'combined' && { as: index === 0 ? 'bar' : 'line' }),
  }));

/** One series for each outermost member of the columns, of many those with the largest totals, else figures. */
function seriesOfColumns(
  { values, rowKeys, cells }: PivotData,
  members: readonly OutermostKey[],
  rows: readonly OutermostRow[],
  measure: ReportColumn,
) {
  const value = values.indexOf(measure);
  const cell = (row: number, { place }: OutermostKey) => cells[row]?.[place * values.length + value] ?? null;
  const totalRow = placeOfTotal(rowKeys);
  const sizeOf = (member: OutermostKey) =>
    totalRow < 0 ? Math.max(...rows.map(({ index }) => cell(index, member) ?? 0)) : cell(totalRow, member);
  const shown = largest(members, MOST_SERIES, sizeOf);
  return {
    series: shown.map((member): ChartSeries => ({
      title: member.text,
      values: rows.map(({ index }) => cell(index, member)),
      ...formatOf(measure),
    })),
    leftOut: members.length - shown.length,
  };
}

const sumOf = (rows: readonly OutermostRow[], measure: ReportColumn) =>
  rows.reduce((sum, { figureOf }) => add(sum, figureOf(measure) ?? 0), 0);

/** A pie of all rows, those of other pages as well: the largest ones, and all others as one slice. */
function pieOf(report: Report, measure: ReportColumn, nameOthers: (count: number) => string): ReportChart {
  const answer = outermostRows(report);
  const isWhole = answer.rows.length >= answer.count;
  const total = answer.totalOf(measure) ?? (isWhole ? sumOf(answer.rows, measure) : undefined);
  const rows = largest(answer.rows, MOST_CATEGORIES, ({ figureOf }) => figureOf(measure));
  const others = total === undefined ? 0 : sub(total, sumOf(rows, measure));
  const hasOthers = rows.length < answer.count && others !== 0 && Number.isFinite(others);
  const [series] = seriesOfMeasures(rows, [measure], 'pie');
  const chart = categoriesOf(rows);
  return {
    categories: hasOthers ? [...chart.categories, nameOthers(answer.count - rows.length)] : chart.categories,
    series: series ? [hasOthers ? { ...series, values: [...series.values, others] } : series] : [],
    steps: hasOthers ? [...chart.steps, []] : chart.steps,
    isPart: total === undefined,
    leftOut: { categories: total === undefined ? answer.rows.length - rows.length : 0, series: 0 },
  };
}

const categoriesOf = (rows: readonly OutermostRow[]) => ({
  categories: rows.map(({ text }) => text),
  steps: rows.map(({ steps }) => steps),
});

/** Of a cross table the last ones of a time, else the largest; the rows of a page all. */
function shownRows({ pivot }: Report, { dimension, rows }: ReturnType<typeof outermostRows>, measure: ReportColumn) {
  if (!pivot) return rows;
  if (dimension && TIME_DIMENSIONS.has(dimension.code)) return rows.slice(-MOST_CATEGORIES);
  return largest(rows, MOST_CATEGORIES, ({ figureOf }) => figureOf(measure));
}

/**
 * The chart of an answer: its outermost rows by the first measure, and beside it by the second in a combined chart.
 * @param nameOthers Names the slice of the rows that have none of their own.
 */
export function chartOf(
  report: Report,
  kind: ChartKind,
  measures: readonly ReportColumn[],
  nameOthers: (count: number) => string,
): ReportChart {
  const [first] = measures;
  if (!first) return { categories: [], series: [], steps: [], isPart: false, leftOut: { categories: 0, series: 0 } };
  if (kind === 'pie') return pieOf(report, first, nameOthers);
  const { pivot } = report;
  const answer = outermostRows(report);
  const rows = shownRows(report, answer, first);
  const members = pivot ? outermostKeys(pivot, 'columns') : [];
  const drawn =
    pivot && members.length > 0
      ? seriesOfColumns(pivot, members, rows, first)
      : { series: seriesOfMeasures(rows, kind === 'combined' ? measures.slice(0, 2) : [first], kind), leftOut: 0 };
  return {
    ...categoriesOf(rows),
    series: drawn.series,
    isPart: answer.rows.length < answer.count,
    leftOut: { categories: answer.rows.length - rows.length, series: drawn.leftOut },
  };
}
