import { SlowNote } from '@atrium/portal/ui';
import { RECENT_REPORTS, SHOWN_RECENT } from '../../stored/recentReports';
import { useFolds } from '../../stored/useFold';
import { useStoredCodes } from '../../stored/useStoredCodes';
import { FAVOURITE_REPORTS } from './favouriteReports';
import styles from './ReportListSkeleton.module.css';
import sections from './ReportSectionView.module.css';

/** The reports of the first folders, roughly. */
const FOLDERS = [4, 2, 2];

interface Props {
  label: string;
  slowText: string;
}

/**
 * Stands for the sections of the list while the reports are loaded. It is no placeholder of the host's: the frame with the
 * search is shown at once.
 */
export function ReportListSkeleton({ label, slowText }: Props) {
  const [favourites] = useStoredCodes(FAVOURITE_REPORTS);
  const [recent] = useStoredCodes(RECENT_REPORTS);
  const { isFolded } = useFolds();
  const countOf = (section: string, count: number) => (isFolded(section) ? 0 : count);
  return (
    <div className={styles.list} role="status" aria-label={label}>
      {favourites.length > 0 && (
        <Section className={sections.cards} part={styles.card} count={countOf('favourites', favourites.length)} />
      )}
      {recent.length > 0 && (
        <Section
          className={sections.names}
          part={styles.name}
          count={countOf('recent', Math.min(recent.length, SHOWN_RECENT))}
        />
      )}
      {FOLDERS.map((count, folder) => (
        <Section key={folder} className={sections.cards} part={styles.card} count={count} />
      ))}
      <SlowNote text={slowText} />
    </div>
  );
}

interface SectionProps {
  className: string | undefined;
  /** The class of a card or name. */
  part: string | undefined;
  count: number;
}

function Section({ className, part, count }: SectionProps) {
  return (
    <div className={sections.section}>
      <div className={`${sections.title} ${styles.title}`}>
        <span className={styles.bar} />
      </div>
      <div className={className}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={part}>
            <span className={styles.bar} />
            <span className={styles.bar} />
            <span className={styles.bar} />
          </div>
        ))}
      </div>
    </div>
  );
}
