import type { Report, ReportColumn } from '../../api/report';
import { addsUp } from './addsUp';

export const CHART_KINDS = ['bar', 'line', 'pie', 'stacked', 'combined'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** How a report is shown. */
export const DISPLAYS = ['table', ...CHART_KINDS] as const;
export type Display = (typeof DISPLAYS)[number];

const measuresOf = ({ pivot, columns }: Report): readonly ReportColumn[] =>
  pivot ? pivot.values : columns.filter(({ type }) => type !== 'text');

/** The measures that a chart of this kind can show: a pie only those of which each figure is a share of the total. */
export const measuresFor = (report: Report, kind: ChartKind): readonly ReportColumn[] =>
  kind === 'pie' ? measuresOf(report).filter((measure) => addsUp(report, measure)) : measuresOf(report);

/**
 * The displays that say something about this answer: stacks need a second dimension, a combined chart two measures, a
 * pie one that adds up.
 */
export function displaysOf(report: Report): readonly Display[] {
  const measures = measuresOf(report);
  if (measures.length === 0) return ['table'];
  const hasSeries = report.pivot !== undefined && report.pivot.columns.length > 0;
  return DISPLAYS.filter((display) => {
    if (display === 'stacked') return hasSeries;
    if (display === 'pie') return measuresFor(report, 'pie').length > 0;
    return display !== 'combined' || (!hasSeries && measures.length > 1);
  });
}
