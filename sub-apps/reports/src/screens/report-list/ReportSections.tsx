import { usePortal, useT } from '@atrium/portal/sdk';
import type { ReactNode } from 'react';
import type { ReportEntry } from '../../api/listReports';
import { FAVOURITE_REPORTS, MOST_FAVOURITES, toggledFavourites } from './favouriteReports';
import { RECENT_REPORTS } from '../../stored/recentReports';
import { ReportSectionView } from './ReportSectionView';
import { sectionsOf } from './sectionsOf';
import { useStoredCodes } from '../../stored/useStoredCodes';

interface Props {
  reports: readonly ReportEntry[];
  /** Empty: no search. */
  search: string;
  noMatch: ReactNode;
}

/** The parts of the list, with the favourites and opened reports that this device remembers of the account. */
export function ReportSections({ reports, search, noMatch }: Props) {
  const t = useT();
  const { nav, message } = usePortal();
  const [favourites, setFavourites] = useStoredCodes(FAVOURITE_REPORTS);
  const [recent] = useStoredCodes(RECENT_REPORTS);
  const sections = sectionsOf(reports, search, favourites, recent);
  if (sections.length === 0) return noMatch;

  const handleToggle = ({ reportCode }: ReportEntry) => {
    const isKnown = (code: string) => reports.some((report) => report.reportCode === code);
    const next = toggledFavourites(favourites, reportCode, isKnown);
    if (next) setFavourites(next);
    else message.warning(t('reports.list.favourite.full', { most: MOST_FAVOURITES }));
  };
  return sections.map((section) => (
    <ReportSectionView
      key={section.id}
      section={section}
      isSearch={search !== ''}
      isFavourite={({ reportCode }) => favourites.includes(reportCode)}
      onOpen={({ reportCode, name }) =>
        nav.openRoute(`/report-detail?reportcode=${encodeURIComponent(reportCode)}`, name)
      }
      onToggle={handleToggle}
    />
  ));
}
