import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from '../layout/Card.module.css';

export interface StepDialogProps {
  title: string;
  note?: string;
  children: ReactNode;
  /** Runs on Escape. */
  onCancel(): void;
}

/** A question of the sign-in. It replaces the card and takes the focus. */
export function StepDialog({ title, note, children, onCancel }: StepDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const find = (selector: string) => dialog.current?.querySelector<HTMLElement>(selector);
    (find('input:checked') ?? find('input') ?? heading.current)?.focus();
  }, []);

  return (
    <div
      ref={dialog}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={note ? `${id}-note` : undefined}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <div className={styles.head}>
        <h1 ref={heading} id={`${id}-title`} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {note && (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      )}
      {children}
    </div>
  );
}
