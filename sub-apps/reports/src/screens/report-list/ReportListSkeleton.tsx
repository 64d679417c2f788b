import { SlowNote } from '@atrium/portal/ui';
import styles from './ReportListSkeleton.module.css';
import sections from './ReportSectionView.module.css';

const CARDS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Stands for the cards of a folder while the reports are loaded. */
export function ReportListSkeleton({ label, slowText }: { label: string; slowText: string }) {
  return (
    <div role="status" aria-label={label} data-placeholder>
      <div className={styles.title} />
      <div className={sections.cards}>
        {CARDS.map((card) => (
          <div key={card} className={styles.card}>
            <span />
            <span />
            <span />
          </div>
        ))}
      </div>
      <SlowNote text={slowText} />
    </div>
  );
}
