import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** What a field passes to its input: its label names it, and its problem or hint describes it. */
export interface FieldControl {
  id: string;
  status: '' | 'error';
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props {
  label: string;
  isRequired?: boolean;
  /** Why the input cannot be saved. */
  problem?: string | undefined;
  hint?: string | undefined;
  children(control: FieldControl): ReactNode;
}

/** A field of a form with its label above, and its problem or a hint below. */
export function Field({ label, isRequired = false, problem, hint, children }: Props) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isRequired && (
          <span className={styles.mark} aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        status: problem === undefined ? '' : 'error',
        'aria-invalid': problem === undefined ? undefined : true,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
      })}
      <p
        id={`${id}-note`}
        className={`${problem === undefined ? styles.note : styles.problem} ${hint === undefined ? styles.inGap : ''}`}
      >
        {note}
      </p>
    </div>
  );
}
