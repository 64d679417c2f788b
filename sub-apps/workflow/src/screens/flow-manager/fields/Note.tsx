import type { ReactNode, Ref } from 'react';
import styles from './Note.module.css';

interface Props {
  tone: 'info' | 'warning' | 'danger';
  title?: string;
  /** Takes the focus when the note is what the person must deal with. */
  titleRef?: Ref<HTMLDivElement>;
  /** Buttons. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A note above the content of a screen or panel. */
export function Note({ tone, title, titleRef, actions, children }: Props) {
  return (
    <div className={`${styles.note} ${styles[tone]}`} role={tone === 'info' ? 'status' : 'alert'}>
      {title !== undefined && (
        <div ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
          {title}
        </div>
      )}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
