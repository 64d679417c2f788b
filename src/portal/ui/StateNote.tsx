import type { ReactNode } from 'react';
import styles from './StateNote.module.css';

interface Props {
  title: string;
  /** What to do next. */
  hint?: string;
  action?: ReactNode;
  isError?: boolean;
}

/** Stands where content would: says why there is none and what to do. */
export function StateNote({ title, hint, action, isError = false }: Props) {
  return (
    <div className={styles.note} role={isError ? 'alert' : 'status'}>
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action}
    </div>
  );
}
