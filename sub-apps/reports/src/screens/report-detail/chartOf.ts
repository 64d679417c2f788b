import { add, sub } from '@atrium/common/money/decimal';
import type { ChartData, ChartSeries } from '@atrium/portal/ui';
import type { PivotData, Report, ReportColumn } from '../../api/report';
import type { DrillStep } from '../../api/reportQuery';
import { PERCENT_DECIMALS } from '../../figures/figureText';
import type { ChartKind } from './displays';
import { outermostKeys, placeOfTotal } from './outermostKeys';
import type { OutermostKey } from './outermostKeys';
import { outermostRows } from './outermostRows';
import type { OutermostRow } from './outermostRows';

/** What a report looks like as a chart. */
export interface ReportChart {
  /** That of the categories. */
  dimension: string | undefined;
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** Of a pie: the rows of other pages. */
  others?: ChartData['others'];
  /** Whether the rows of the answer, which lead down, are the categories or the series. */
  selects: 'category' | 'series';
  /** What a press on each of these drills into; empty: nothing. */
  steps: readonly (readonly DrillStep[])[];
  /** Whether it tells only of the rows of this page. */
  isPart: boolean;
  /** Members of a cross table that are not drawn, because more could not be read. */
  leftOut: { rows: number; columns: number };
}

/** The most series of one chart, as many as there are colours to tell them apart. */
const MOST_SERIES = 8;
/** The most categories of a cross table, which comes whole. */
const MOST_CATEGORIES = 30;
const NONE_LEFT_OUT = { rows: 0, columns: 0 };
/** Dimensions whose members the server orders by the calendar. */
const TIME_DIMENSIONS: ReadonlySet<string> = new Set(['month', 'week', 'day']);
const isTime = (dimension: ReportColumn | undefined) => dimension !== undefined && TIME_DIMENSIONS.has(dimension.code);

/** As the table writes its figures. */
const formatOf = ({ type, decimals }: ReportColumn) =>
  ({
    format: type === 'text' ? 'number' : type,
    decimals: decimals ?? (type === 'percent' ? PERCENT_DECIMALS : undefined),
  }) as const;

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

type Answer = ReturnType<typeof outermostRows>;

/** Of a cross table the last ones of a time, else the largest; the rows of a page all. */
function shownRows({ pivot, sorting }: Report, { dimension, rows }: Answer, measure: ReportColumn) {
  // A table may begin with the latest day; a chart has time from left to right.
  const isLatestFirst = isTime(dimension) && sorting?.code === dimension?.code && sorting?.order === 'desc';
  if (!pivot) return isLatestFirst ? rows.toReversed() : rows;
  if (isTime(dimension)) return rows.slice(-MOST_CATEGORIES);
  return largest(rows, MOST_CATEGORIES, ({ figureOf }) => figureOf(measure));
}

const ofRows = (rows: readonly OutermostRow[]) => ({
  categories: rows.map(({ text }) => text),
  selects: 'category' as const,
  steps: rows.map(({ steps }) => steps),
});

/** A cross table: its outermost rows by its outermost columns, of many those with the largest totals, else figures. */
function crossChart(report: Report, pivot: PivotData, members: readonly OutermostKey[], measure: ReportColumn) {
  const answer = outermostRows(report);
  const { values, rowKeys, cells } = pivot;
  const value = values.indexOf(measure);
  const cell = (row: number, { place }: OutermostKey) => cells[row]?.[place * values.length + value] ?? null;
  const [time] = pivot.columns;
  // A course of time goes from left to right, whichever axis of the table it is on.
  if (isTime(time) && !isTime(answer.dimension) && members.length > 1) {
    const shown = members.slice(-MOST_CATEGORIES);
    const valuesOf = ({ index }: OutermostRow) => shown.map((member) => cell(index, member));
    const sizeOf = (row: OutermostRow) => row.figureOf(measure) ?? Math.max(...valuesOf(row).map((each) => each ?? 0));
    const rows = largest(answer.rows, MOST_SERIES, sizeOf);
    return {
      dimension: time?.title,
      ...ofRows(rows),
      categories: shown.map(({ text }) => text),
      selects: 'series' as const,
      series: rows.map((row): ChartSeries => ({ title: row.text, values: valuesOf(row), ...formatOf(measure) })),
      leftOut: { rows: answer.rows.length - rows.length, columns: members.length - shown.length },
    };
  }
  const rows = shownRows(report, answer, measure);
  const totalRow = placeOfTotal(rowKeys);
  const sizeOf = (member: OutermostKey) =>
    totalRow < 0 ? Math.max(...rows.map(({ index }) => cell(index, member) ?? 0)) : cell(totalRow, member);
  const shown = largest(members, MOST_SERIES, sizeOf);
  return {
    dimension: answer.dimension?.title,
    ...ofRows(rows),
    series: shown.map((member): ChartSeries => ({
      title: member.text,
      values: rows.map(({ index }) => cell(index, member)),
      ...formatOf(measure),
    })),
    leftOut: { rows: answer.rows.length - rows.length, columns: members.length - shown.length },
  };
}

const sumOf = (rows: readonly OutermostRow[], measure: ReportColumn) =>
  rows.reduce((sum, { figureOf }) => add(sum, figureOf(measure) ?? 0), 0);

/** What the rows of other pages have together; undefined where larger ones than those of this page may be among them. */
function othersOf({ isFirstPage, sorting }: Report, { rows, count, totalOf }: Answer, measure: ReportColumn) {
  const isLargestFirst = isFirstPage && sorting?.code === measure.code && sorting.order === 'desc';
  const total = totalOf(measure);
  if (!isLargestFirst || total === null) return undefined;
  const value = sub(total, sumOf(rows, measure));
  return Number.isFinite(value) ? { count: count - rows.length, value } : undefined;
}

/** A pie of all rows: of a page with the rows of other pages where these are the smaller ones, else of this page. */
function pieOf(report: Report, measure: ReportColumn): ReportChart {
  const answer = outermostRows(report);
  const { dimension, rows, count } = answer;
  const isWhole = rows.length >= count;
  const others = isWhole ? undefined : othersOf(report, answer, measure);
  return {
    dimension: dimension?.title,
    ...ofRows(rows),
    series: seriesOfMeasures(rows, [measure], 'pie'),
    ...(others && others.value !== 0 && { others }),
    isPart: !isWhole && !others,
    leftOut: NONE_LEFT_OUT,
  };
}

/** The chart of an answer: its outermost rows by the first measure, and beside it by the second in a combined chart. */
export function chartOf(report: Report, kind: ChartKind, measures: readonly ReportColumn[]): ReportChart {
  const { pivot } = report;
  const answer = outermostRows(report);
  const [first] = measures;
  if (!first) return { dimension: undefined, ...ofRows([]), series: [], isPart: false, leftOut: NONE_LEFT_OUT };
  if (kind === 'pie') return pieOf(report, first);
  const members = pivot ? outermostKeys(pivot, 'columns') : [];
  if (pivot && members.length > 0) return { ...crossChart(report, pivot, members, first), isPart: false };
  const rows = shownRows(report, answer, first);
  return {
    dimension: answer.dimension?.title,
    ...ofRows(rows),
    series: seriesOfMeasures(rows, kind === 'combined' ? measures.slice(0, 2) : [first], kind),
    isPart: answer.rows.length < answer.count,
    leftOut: { rows: answer.rows.length - rows.length, columns: 0 },
  };
}
