import type { Report, ReportColumn } from '../../api/report';
import { addsUp } from './addsUp';

export const CHART_KINDS = ['bar', 'line', 'pie', 'stacked', 'combined'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** How a report is shown. */
export const DISPLAYS = ['table', ...CHART_KINDS] as const;
export type Display = (typeof DISPLAYS)[number];

const measuresOf = ({ pivot, columns }: Report): readonly ReportColumn[] =>
  pivot ? pivot.values : columns.filter(({ type }) => type !== 'text');

/** The measures that a chart of this kind can show: a pie and stacks only those whose figures are parts of a total. */
export const measuresFor = (report: Report, kind: ChartKind): readonly ReportColumn[] =>
  kind === 'pie' || kind === 'stacked'
    ? measuresOf(report).filter((measure) => addsUp(report, measure))
    : measuresOf(report);

/**
 * The displays that say something about this answer: a chart needs a dimension of rows and a measure, a pie one that adds
 * up, stacks such a one and a dimension of columns, a combined chart two measures.
 */
export function displaysOf(report: Report): readonly Display[] {
  const measures = measuresOf(report);
  if (measures.length === 0 || report.pivot?.rows.length === 0) return ['table'];
  const hasSeries = report.pivot !== undefined && report.pivot.columns.length > 0;
  return DISPLAYS.filter((display) => {
    if (display === 'stacked') return hasSeries && measuresFor(report, display).length > 0;
    if (display === 'pie') return measuresFor(report, display).length > 0;
    return display !== 'combined' || (!hasSeries && measures.length > 1);
  });
}
