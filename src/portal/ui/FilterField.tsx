import type { ReactNode } from 'react';
import styles from './FilterBar.module.css';

interface Props {
  label: string;
  /** The id that the control inside carries. */
  controlId: string;
  children: ReactNode;
}

/** One filter: its label above its control. */
export function FilterField({ label, controlId, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={controlId}>{label}</label>
      {children}
    </div>
  );
}
