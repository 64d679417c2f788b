import type { ReportEntry } from '../../api/listReports';

export interface ReportGroup {
  category: string;
  reports: readonly ReportEntry[];
}

/** The reports whose name or description holds the keyword, by category in the order they came. */
export function groupReports(reports: readonly ReportEntry[], keyword: string): ReportGroup[] {
  const wanted = keyword.trim().toLowerCase();
  const groups = new Map<string, ReportEntry[]>();
  for (const report of reports) {
    if (!`${report.name}\n${report.description}`.toLowerCase().includes(wanted)) continue;
    groups.set(report.category, [...(groups.get(report.category) ?? []), report]);
  }
  return [...groups].map(([category, members]) => ({ category, reports: members }));
}
