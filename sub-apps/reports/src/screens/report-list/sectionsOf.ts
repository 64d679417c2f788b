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

/** The reports whose name, description or folder contains each word of the search. */
export function matching(reports: readonly ReportEntry[], search: string): readonly ReportEntry[] {
  const words = search.toLowerCase().split(/\s+/);
  return reports.filter(({ name, description, category }) => {
    const text = `${name}\n${description}\n${category}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** In the order of the server. */
function folders(reports: readonly ReportEntry[]): ReportSection[] {
  const byFolder = new Map<string, ReportEntry[]>();
  for (const report of reports) {
    const inside = byFolder.get(report.category);
    if (inside) inside.push(report);
    else byFolder.set(report.category, [report]);
  }
  return [...byFolder].map(([folder, inside]) => ({ id: `folder:${folder}`, kind: 'folder', folder, reports: inside }));
}

interface Chosen {
  favourites: readonly string[];
  recent: readonly string[];
}

/**
 * The list in parts: favourites and recently opened reports, which are in their folders as well, then the folders. A
 * search has folders only, so that it finds each report once: it chooses none. Codes without a report are ignored.
 */
export function sectionsOf(reports: readonly ReportEntry[], chosen: Chosen | undefined): readonly ReportSection[] {
  if (!chosen) return folders(reports);
  const byCode = new Map(reports.map((report) => [report.reportCode, report]));
  const withCodes = (codes: readonly string[]) => codes.flatMap((code) => byCode.get(code) ?? []);
  const parts: ReportSection[] = [
    { id: 'favourites', kind: 'favourites', folder: '', reports: withCodes(chosen.favourites) },
    { id: 'recent', kind: 'recent', folder: '', reports: withCodes(chosen.recent).slice(0, SHOWN_RECENT) },
  ];
  return [...parts.filter((section) => section.reports.length > 0), ...folders(reports)];
}
