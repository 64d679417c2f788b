import type { ReportEntry } from '../../api/listReports';
import type { ReportSection } from './sectionsOf';

/** Titles and reports that are shown at first, and by each press for more. */
export const ROOM = 200;

export interface ShownSection extends ReportSection {
  isFolded: boolean;
  /** Its first reports, as many as there is room for; none of a folded one. */
  shown: readonly ReportEntry[];
}

/**
 * The first sections with the first reports of them, for whose titles and reports there is room: thousands at once would
 * hold up the browser. `leftOut` counts the reports that a person has not folded away.
 */
export function sectionsInRoom(
  sections: readonly ReportSection[],
  isFolded: (section: ReportSection) => boolean,
  room: number,
): { sections: readonly ShownSection[]; leftOut: number } {
  let left = room;
  let leftOut = 0;
  const shownSections: ShownSection[] = [];
  for (const section of sections) {
    const isClosed = isFolded(section);
    const most = isClosed ? 0 : Math.max(0, left - 1);
    const shown = section.reports.slice(0, most);
    // A title without any of its reports says nothing.
    if (left > 0 && (isClosed || shown.length > 0)) shownSections.push({ ...section, isFolded: isClosed, shown });
    if (!isClosed || left <= 0) leftOut += section.reports.length - shown.length;
    left -= 1 + shown.length;
  }
  return { sections: shownSections, leftOut };
}
