import styles from './MeasureCell.module.css';

/** A number over a bar that shows its share of the largest one on the page. */
export function MeasureCell({ text, share }: { text: string; share: number }) {
  return (
    <span className={styles.cell}>
      <span className={styles.bar} style={{ width: `${share * 100}%` }} />
      <span className={styles.text}>{text}</span>
    </span>
  );
}
