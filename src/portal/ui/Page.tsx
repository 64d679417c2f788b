import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface Props {
  /** Stands still above the content: header and filters. */
  head: ReactNode;
  /** Stands still below the content: paging, sums. */
  foot?: ReactNode;
  /** Slides over the page, and only over the page: the tab bar stays in reach. */
  panel?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen: the content scrolls, the rest stays. */
export function Page({ head, foot, panel, children }: Props) {
  return (
    <div className={styles.frame}>
      <div className={styles.head}>{head}</div>
      <div className={styles.content}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
      {panel}
    </div>
  );
}
