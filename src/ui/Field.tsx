import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Field.module.css';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  /** Why the value is not accepted. */
  problem?: string;
  /** Something to know while typing. */
  hint?: string;
  /** Something that has just happened, in an ordinary voice. */
  note?: string;
  /** Stands at the right, inside the box. */
  addon?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** A labelled input; its problem and hint are tied to it. */
export function Field({ label, problem, hint, note: news, addon, inputRef, ...input }: FieldProps) {
  const id = useId();
  const note = problem ?? hint ?? (news || undefined);
  const tone = problem ? styles.problem : hint ? styles.hint : styles.news;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          ref={inputRef}
          id={id}
          className={`${styles.input} ${addon ? styles.withAddon : ''}`}
          aria-invalid={Boolean(problem)}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {addon}
      </div>
      {note && (
        <p id={`${id}-note`} className={tone}>
          {note}
        </p>
      )}
    </div>
  );
}
