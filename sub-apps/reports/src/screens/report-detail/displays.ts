import type { Report, ReportColumn } from '../../api/report';

export const CHART_KINDS = ['bar', 'line', 'pie', 'stacked', 'combined'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** How a report is shown. */
export const DISPLAYS = ['table', ...CHART_KINDS] as const;
export type Display = (typeof DISPLAYS)[number];

export const measuresOf = ({ pivot, columns }: Report): readonly ReportColumn[] =>
  pivot ? pivot.values : columns.filter(({ type }) => type !== 'text');

/** The displays that say something about this answer: stacks need a second dimension, a combined chart two measures. */
export function displaysOf(report: Report): readonly Display[] {
  const measures = measuresOf(report);
  if (measures.length === 0) return ['table'];
  const hasSeries = report.pivot !== undefined && report.pivot.columns.length > 0;
  return DISPLAYS.filter((display) => {
    if (display === 'stacked') return hasSeries;
    return display !== 'combined' || (!hasSeries && measures.length > 1);
  });
}
