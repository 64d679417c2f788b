import styles from './Skeleton.module.css';

interface Props {
  /** What is loading, for assistive technology. */
  label: string;
  rows?: number;
}

/** Bars in the place of rows that are loading. */
export function Skeleton({ label, rows = 8 }: Props) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className={styles.bar} />
      ))}
    </div>
  );
}

/** One bar in the place of a value that is loading. */
export const SkeletonBar = () => <span className={styles.bar} aria-hidden />;
