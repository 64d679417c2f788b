import type { ReportEntry } from '../../api/listReports';
import { SHOWN_RECENT } from '../../stored/recentReports';

/** A part of the list. Its id is also what the fold state is kept under. */
export interface ReportSection {
  id: string;
  kind: 'favourites' | 'recent' | 'folder';
  /** Of a folder; empty for reports without one. */
  folder: string;
  reports: readonly ReportEntry[];
}

/** The reports whose name, description or folder contains each word. */
function matching(reports: readonly ReportEntry[], search: string): readonly ReportEntry[] {
  const words = search.toLowerCase().split(/\s+/);
  return reports.filter(({ name, description, category }) => {
    const text = `${name}\n${description}\n${category}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** In the order of the server. */
function folders(reports: readonly ReportEntry[]): ReportSection[] {
  const names = [...new Set(reports.map(({ category }) => category))];
  return names.map((folder) => ({
    id: `folder:${folder}`,
    kind: 'folder',
    folder,
    reports: reports.filter(({ category }) => category === folder),
  }));
}

/**
 * The list in parts: favourites and recently opened reports, which are in their folders as well, then the folders. A
 * search has folders only, so that it finds each report once. Codes without a report are ignored.
 */
export function sectionsOf(
  reports: readonly ReportEntry[],
  search: string,
  favourites: readonly string[],
  recent: readonly string[],
): readonly ReportSection[] {
  if (search !== '') return folders(matching(reports, search));
  const byCode = new Map(reports.map((report) => [report.reportCode, report]));
  const withCodes = (codes: readonly string[]) => codes.flatMap((code) => byCode.get(code) ?? []);
  const chosen: ReportSection[] = [
    { id: 'favourites', kind: 'favourites', folder: '', reports: withCodes(favourites) },
    { id: 'recent', kind: 'recent', folder: '', reports: withCodes(recent).slice(0, SHOWN_RECENT) },
  ];
  return [...chosen.filter((section) => section.reports.length > 0), ...folders(reports)];
}
