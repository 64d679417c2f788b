import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Field.module.css';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  /** Why the value is not accepted. */
  problem?: string;
  /** A warning while typing, such as Caps Lock. */
  hint?: string;
  /** An explanation or a message without a warning. */
  note?: string;
  /** A button at the right, inside the box. */
  addon?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** A labelled input with one description: its problem, hint or note. */
export function Field({ label, problem, hint, note, addon, inputRef, ...input }: FieldProps) {
  const id = useId();
  const description = problem ?? hint ?? (note || undefined);
  const tone = problem ? styles.problem : hint ? styles.hint : styles.note;
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
          aria-describedby={description ? `${id}-note` : undefined}
        />
        {addon}
      </div>
      {description && (
        <p id={`${id}-note`} className={tone}>
          {description}
        </p>
      )}
    </div>
  );
}
