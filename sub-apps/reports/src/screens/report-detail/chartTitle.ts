import type { Report, ReportColumn } from '../../api/report';
import type { ChartKind } from './displays';
import { outermostRows } from './outermostRows';
import { pathText } from './pathText';

/** The key and values of a chart's title: the report, what was drilled into, measures, dimensions, and the period in force. */
export function chartTitle(
  report: Report,
  kind: ChartKind,
  measures: readonly (ReportColumn | undefined)[],
): [key: string, params: Readonly<Record<string, unknown>>] {
  const { name, slices, applied, path, pivot } = report;
  const series = kind === 'pie' ? undefined : pivot?.columns[0];
  const titles = (columns: readonly (ReportColumn | undefined)[]) => columns.flatMap((column) => column?.title ?? []);
  const period = applied.find(({ code }) => slices.some((slice) => slice.code === code && slice.type === 'dates'));
  return [
    period ? 'reports.chart.title.period' : 'reports.chart.title',
    {
      name: path.length > 0 ? `${name} · ${pathText(path)}` : name,
      measure: titles(measures),
      dimension: titles([outermostRows(report).dimension, series]),
      period: period?.text,
    },
  ];
}
