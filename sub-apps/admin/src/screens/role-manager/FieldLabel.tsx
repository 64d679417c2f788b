import type { ReactNode } from 'react';
import styles from './FieldLabel.module.css';

/** A field's label; the mark of a required one is not part of the field's name. */
export function FieldLabel({ text, isMarked }: { text: ReactNode; isMarked: boolean }) {
  return (
    <span className={styles.label}>
      {text}
      {isMarked && (
        <span className={styles.mark} aria-hidden>
          *
        </span>
      )}
    </span>
  );
}
