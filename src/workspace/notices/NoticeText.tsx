import styles from './NoticeText.module.css';

/** A notice's lines, one below the other. */
export function NoticeText({ lines }: { lines: readonly string[] }) {
  return (
    <span className={styles.text}>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </span>
  );
}
