import { SlowNote } from './SlowNote';
import styles from './Skeleton.module.css';

interface Props {
  /** Accessible name of the loading state. */
  label: string;
  /** Shown when it takes long, unless something else says so. */
  slowText?: string;
  rows?: number;
}

/** Placeholder of rows that are loading: one bar each. */
export function Skeleton({ label, slowText, rows = 8 }: Props) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label} data-placeholder>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className={styles.bar} />
      ))}
      {slowText !== undefined && <SlowNote text={slowText} />}
    </div>
  );
}

/** Placeholder of a value that is loading: one bar. */
export const SkeletonBar = () => <span className={styles.bar} aria-hidden data-placeholder />;
