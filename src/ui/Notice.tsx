import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/**
 * An area for notices: over the screen at its top, or below it. It is rendered while empty, so that screen readers announce
 * a new notice.
 */
export function NoticeArea({ place, children }: { place: 'top' | 'bottom'; children: ReactNode }) {
  return (
    <div role="status" data-notices={place} className={styles[place]}>
      {children}
    </div>
  );
}

/** A warning in a `NoticeArea`, with an optional `LinkButton`. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className={styles.notice}>{children}</p>;
}
