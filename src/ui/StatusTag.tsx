import styles from './StatusTag.module.css';

export type StatusTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

/** A status tag. The colour only repeats the meaning of the text. */
export function StatusTag({ tone, text }: { tone: StatusTone; text: string }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{text}</span>;
}
