import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface Props {
  label: string;
  /** Beside the label. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Several controls under one label. */
export function FieldGroup({ label, aside, children }: Props) {
  const id = useId();
  return (
    <div className={styles.field} role="group" aria-labelledby={id}>
      <div className={styles.groupHead}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {aside}
      </div>
      {children}
    </div>
  );
}
