import type { Report, ReportColumn } from '../../api/report';
import type { ChartKind } from './displays';
import { outermostRows } from './outermostRows';

/** The key and the values of a chart's title: the report, its measures and dimensions, and the period in force. */
export function chartTitle(
  report: Report,
  kind: ChartKind,
  measures: readonly (ReportColumn | undefined)[],
): [key: string, params: Readonly<Record<string, unknown>>] {
  const { name, slices, applied, pivot } = report;
  const series = kind === 'pie' ? undefined : pivot?.columns[0];
  const titles = (columns: readonly (ReportColumn | undefined)[]) => columns.flatMap((column) => column?.title ?? []);
  const period = applied.find(({ code }) => slices.some((slice) => slice.code === code && slice.type === 'dates'));
  return [
    period ? 'reports.chart.title.period' : 'reports.chart.title',
    {
      name,
      measure: titles(measures),
      dimension: titles([outermostRows(report).dimension, series]),
      period: period?.text,
    },
  ];
}
