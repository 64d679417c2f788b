import styles from './Skeleton.module.css';

interface Props {
  /** Accessible name of the loading state. */
  label: string;
  rows?: number;
}

/** Placeholder of rows that are loading: one bar each. */
export function Skeleton({ label, rows = 8 }: Props) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className={styles.bar} />
      ))}
    </div>
  );
}

/** Placeholder of a value that is loading: one bar. */
export const SkeletonBar = () => <span className={styles.bar} aria-hidden />;
