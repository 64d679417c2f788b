import styles from './StatusTag.module.css';

export type StatusTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

/** A state as a word in a soft tag: the colour only repeats what the word says. */
export function StatusTag({ tone, text }: { tone: StatusTone; text: string }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{text}</span>;
}
