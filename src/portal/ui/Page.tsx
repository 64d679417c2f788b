import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface Props {
  /** Fixed above the content: header and filters. */
  head: ReactNode;
  /** Fixed below the content: paging, sums. */
  foot?: ReactNode;
  /** Slides over the page but not over the tab bar. */
  panel?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen: the content scrolls, head and foot are fixed. */
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
