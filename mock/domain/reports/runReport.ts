import type { Caller } from '../accounts/caller';
import type { OrderLine } from '../company/entities';
import { toYuan } from '../money';
import { ApiError, malformed, notFound, businessError } from '../apiError';
import { aggregate } from './aggregate';
import type { Sum } from './aggregate';
import type { Metric, ReportDefinition, Slice } from './catalogue';
import { REPORTS, SLICES } from './catalogue';
import type { Dimension } from './dimensions';
import { DIMENSIONS, isDimension } from './dimensions';
import { matrixResult } from './matrix';
import type { ReportColumn, ReportResult } from './result';

export interface ReportRequest {
  code: string;
  /** Chosen values by slice; an empty slice does not filter. */
  slices: ReadonlyMap<string, readonly string[]>;
  /** Empty: the default dimension. */
  dimension: string;
}

const TYPES: Readonly<Record<Metric, ReportColumn['type']>> = {
  orders: 'number',
  qty: 'number',
  amount: 'money',
  average: 'money',
  share: 'percent',
};

export function findReport(code: string): ReportDefinition {
  const report = REPORTS.find((candidate) => candidate.code === code);
  if (!report) throw notFound('report.not_found');
  return report;
}

function chosenDimension({ dimensions }: ReportDefinition, wanted: string): Dimension {
  if (wanted === '') return dimensions[0];
  if (!isDimension(wanted) || !dimensions.includes(wanted)) throw businessError('report.dimension_unknown');
  return wanted;
}

const isSlice = (code: string): code is Slice => (SLICES as readonly string[]).includes(code);

function chosenLines(caller: Caller, slices: ReportRequest['slices']): OrderLine[] {
  const tests = [...slices].map(([code, values]) => {
    if (!isSlice(code)) throw malformed('slices');
    const wanted = new Set(values);
    const valueOf = DIMENSIONS[code];
    return (line: OrderLine) => wanted.size === 0 || wanted.has(valueOf(line));
  });
  return caller.company.orders
    .all()
    .filter(caller.scope.order)
    .flatMap((order) => order.lines)
    .filter((line) => tests.every((test) => test(line)));
}

const ratio = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000);

function metricOf(metric: Metric, sum: Sum, total: Sum): number {
  switch (metric) {
    case 'orders':
      return sum.orders;
    case 'qty':
      return sum.qty;
    case 'amount':
      return toYuan(sum.amountCents);
    case 'average':
      return toYuan(sum.orders === 0 ? 0 : Math.round(sum.amountCents / sum.orders));
    case 'share':
      return ratio(sum.amountCents, total.amountCents);
  }
}

function listResult(lines: readonly OrderLine[], { metrics }: ReportDefinition, dimension: Dimension): ReportResult {
  const { groups, total } = aggregate(lines, DIMENSIONS[dimension]);
  const figures = (sum: Sum) => Object.fromEntries(metrics.map((metric) => [metric, metricOf(metric, sum, total)]));
  const sorted = [...groups].sort(([a, left], [b, right]) =>
    dimension === 'month' ? a.localeCompare(b) : right.amountCents - left.amountCents,
  );
  return {
    columns: [
      { code: dimension, title: `report.dim.${dimension}`, type: 'text' },
      ...metrics.map((metric) => ({ code: metric, title: `report.metric.${metric}`, type: TYPES[metric] })),
    ],
    rows: sorted.map(([value, sum]) => ({ [dimension]: value, ...figures(sum) })),
    totals: figures(total),
  };
}

/** `error_type` of a result that is too wide (business spec §8). */
const TOO_MANY_COLUMNS = 2_000;
const MOST_COLUMNS = 50;

/** Runs a report over the order lines in the caller's data scope. */
export function runReport(caller: Caller, { code, slices, dimension }: ReportRequest): ReportResult {
  const report = findReport(code);
  const chosen = chosenDimension(report, dimension);
  const lines = chosenLines(caller, slices);
  const result = report.kind === 'matrix' ? matrixResult(lines, chosen) : listResult(lines, report, chosen);
  if (result.columns.length > MOST_COLUMNS) {
    throw new ApiError(500, 'report.too_many_columns', TOO_MANY_COLUMNS, { limit: MOST_COLUMNS });
  }
  return result;
}
