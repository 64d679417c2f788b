import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface Props {
  label: string;
  hint?: string;
  /** The control gets the id, which the label names and the hint describes. */
  children(control: { id: string; 'aria-describedby': string | undefined }): ReactNode;
}

/** A field with its label above and a hint below. */
export function Field({ label, hint, children }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': hint === undefined ? undefined : `${id}-hint` })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface GroupProps {
  label: string;
  /** Beside the label. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Several controls under one label. */
export function FieldGroup({ label, aside, children }: GroupProps) {
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
