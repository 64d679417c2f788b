import { reportRoute } from '@atrium/common/reportRoute';
import { whenIdle } from '@atrium/common/whenIdle';
import { usePortal, useT } from '@atrium/portal/sdk';
import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReportEntry } from '../../api/listReports';
import { readAheadOf } from '../../api/readAhead';
import { RECENT_REPORTS } from '../../stored/recentReports';
import { useFolds } from '../../stored/useFold';
import { useStoredCodes } from '../../stored/useStoredCodes';
import { FAVOURITE_REPORTS, MOST_FAVOURITES, toggledFavourites } from './favouriteReports';
import { ReportSectionView } from './ReportSectionView';
import styles from './ReportSectionView.module.css';
import { ROOM, sectionsInRoom } from './sectionsInRoom';
import { sectionsOf } from './sectionsOf';

interface Props {
  /** All reports: a favourite among them is kept. */
  reports: readonly ReportEntry[];
  /** What a search has found; undefined without one. */
  found: readonly ReportEntry[] | undefined;
}

/** The parts of the list, with the favourites and opened reports that this device remembers of the account. */
export function ReportSections({ reports, found }: Props) {
  const t = useT();
  const { http, nav, message } = usePortal();
  const [favourites, setFavourites] = useStoredCodes(FAVOURITE_REPORTS);
  const [recent] = useStoredCodes(RECENT_REPORTS);
  const { isFolded, fold } = useFolds();
  const [room, setRoom] = useState(ROOM);
  const list = useRef<HTMLDivElement>(null);
  const all = useMemo(
    () => (found ? sectionsOf(found, undefined) : sectionsOf(reports, { favourites, recent })),
    [reports, found, favourites, recent],
  );
  // A search shows all it finds: nothing is folded.
  const { sections, leftOut } = sectionsInRoom(all, ({ id }) => !found && isFolded(id), room);
  // Whichever report the person opens: the screen is the same.
  const anyRoute = reports[0] && reportRoute(reports[0].reportCode);
  useEffect(() => (anyRoute ? whenIdle(() => nav.prepare(anyRoute)) : undefined), [nav, anyRoute]);
  const handleToggle = ({ reportCode }: ReportEntry) => {
    const isKnown = (code: string) => reports.some((report) => report.reportCode === code);
    const next = toggledFavourites(favourites, reportCode, isKnown);
    if (next) setFavourites(next);
    else message.warning(t('reports.list.favourite.full', { most: MOST_FAVOURITES }));
  };
  const showMore = () => {
    setRoom(room + ROOM);
    // The last report that was shown: from there on with the Tab key.
    [...(list.current?.querySelectorAll<HTMLElement>('li button') ?? [])].at(-1)?.focus({ preventScroll: true });
  };
  return (
    <div ref={list}>
      {sections.map((section) => (
        <ReportSectionView
          key={section.id}
          section={section}
          onFold={found ? undefined : () => fold(section.id)}
          isFavourite={({ reportCode }) => favourites.includes(reportCode)}
          onOpen={({ reportCode, name }) =>
            readAheadOf(http, reportCode, () => nav.openRoute(reportRoute(reportCode), name))
          }
          onToggle={handleToggle}
        />
      ))}
      {leftOut > 0 && (
        <div className={styles.more}>
          <Button onClick={showMore}>{t('reports.list.more', { count: leftOut })}</Button>
        </div>
      )}
    </div>
  );
}
