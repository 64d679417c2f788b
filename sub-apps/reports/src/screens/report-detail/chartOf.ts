import type { ChartSeries } from '@atrium/portal/ui';
import type { PivotData, Report, ReportColumn, ReportRow } from '../../api/report';
import type { DrillStep } from '../../api/reportQuery';
import { figureText } from '../../figures/figureText';
import type { ChartKind } from './displays';
import { memberOf } from './memberOf';

/** What a report looks like as a chart. */
export interface ReportChart {
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** Where a category leads, undefined for none. */
  steps: readonly (DrillStep | undefined)[];
  /** Members of the columns that have no series, because a chart with more could not be read. */
  leftOut: number;
}

/** The most series of one chart, as many as a year has months. */
const MOST_SERIES = 12;

const formatOf = ({ type }: ReportColumn) => (type === 'text' ? 'number' : type);
const figure = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0);

function flatChart({ columns, rows }: Report, kind: ChartKind, measures: readonly ReportColumn[]): ReportChart {
  const [member] = columns;
  const seriesOf = (column: ReportColumn, index: number): ChartSeries => ({
    title: column.title,
    values: rows.map((row: ReportRow) => figure(row[column.code])),
    format: formatOf(column),
    ...(kind === 'combined' && { as: index === 0 ? 'bar' : 'line' }),
  });
  return {
    categories: rows.map((row) => (member ? figureText(row[member.code], member) : '')),
    series: measures.map(seriesOf),
    steps: rows.map((row) => (member?.canDrill ? { dimension: member.code, value: memberOf(row, member) } : undefined)),
    leftOut: 0,
  };
}

/** Places of the keys of the outermost dimension: its subtotals, or its members where it is the only one. */
const outermost = (keys: PivotData['rowKeys']) =>
  keys.flatMap((key, index) => (key.length === 1 ? [{ text: key[0] ?? '', index }] : []));

function pivotChart(pivot: PivotData, kind: ChartKind, measure: ReportColumn): ReportChart {
  const { rows, columns, values, rowKeys, columnKeys, cells } = pivot;
  const place = values.indexOf(measure);
  const cell = (row: number, column: number) => figure(cells[row]?.[column * values.length + place]);
  const categories = outermost(rowKeys);
  const total = Math.max(
    0,
    columnKeys.findIndex((key) => key.length === 0),
  );
  const totalRow = rowKeys.findIndex((key) => key.length === 0);
  const members =
    columns.length === 0 || kind === 'pie'
      ? [{ text: measure.title, index: total }]
      : outermost(columnKeys).toSorted((a, b) => cell(totalRow, b.index) - cell(totalRow, a.index));
  const shown = new Set(members.slice(0, MOST_SERIES));
  return {
    categories: categories.map(({ text }) => text),
    series: [...shown]
      .toSorted((a, b) => a.index - b.index)
      .map(({ text, index }) => ({
        title: text,
        values: categories.map((category) => cell(category.index, index)),
        format: formatOf(measure),
      })),
    steps: categories.map(({ text }) => (rows[0]?.canDrill ? { dimension: rows[0].code, value: text } : undefined)),
    leftOut: members.length - shown.size,
  };
}

/** The chart of an answer: its outermost rows by the first measure, and beside it by the second in a combined chart. */
export function chartOf(report: Report, kind: ChartKind, measures: readonly ReportColumn[]): ReportChart {
  const [first] = measures;
  if (!first) return { categories: [], series: [], steps: [], leftOut: 0 };
  if (report.pivot) return pivotChart(report.pivot, kind, first);
  return flatChart(report, kind, kind === 'combined' ? measures.slice(0, 2) : [first]);
}
