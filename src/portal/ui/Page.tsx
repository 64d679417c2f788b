import { createContext, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface Props {
  /** Fixed above the content: header and filters. */
  head: ReactNode;
  /** Fixed below the content: paging, sums. */
  foot?: ReactNode;
  /** A `SidePanel`: slides over the page but not over the tab bar. */
  panel?: ReactNode;
  children: ReactNode;
}

/** Marks the page as covered; the returned function ends that. */
export const CoverPageContext = createContext<() => () => void>(() => () => undefined);

/**
 * The frame of a screen: the content scrolls, head and foot are fixed. While a panel covers the page, the page is
 * inert, so that no key can open another record in the panel and discard its input.
 */
export function Page({ head, foot, panel, children }: Props) {
  const [coverCount, setCoverCount] = useState(0);
  const cover = useCallback(() => {
    setCoverCount((count) => count + 1);
    return () => setCoverCount((count) => count - 1);
  }, []);
  const isCovered = coverCount > 0;
  return (
    <div className={styles.frame}>
      <div className={styles.head} inert={isCovered}>
        {head}
      </div>
      <div className={styles.content} inert={isCovered}>
        {children}
      </div>
      {foot && (
        <div className={styles.foot} inert={isCovered}>
          {foot}
        </div>
      )}
      <CoverPageContext value={cover}>{panel}</CoverPageContext>
    </div>
  );
}
