import { createContext, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface Props {
  /** Fixed above the content: header and filters. */
  head: ReactNode;
  /** Fixed below the content: paging, sums. */
  foot?: ReactNode;
  /** A `SidePanel`: slides over the page but not over the tab bar. One within `head` or the content comes here as well. */
  panel?: ReactNode;
  children: ReactNode;
}

interface PageLayers {
  /** Marks the page as covered; the returned function ends that. */
  cover(): () => void;
  /** Where what is above the content puts its panels; undefined for a panel that is there. */
  panels: HTMLElement | null | undefined;
}

export const PageLayersContext = createContext<PageLayers>({ cover: () => () => undefined, panels: undefined });

/**
 * The frame of a screen: the content scrolls, head and foot are fixed. While a panel covers the page, the page is
 * inert, so that no key can open another record in the panel and discard its input.
 */
export function Page({ head, foot, panel, children }: Props) {
  const [coverCount, setCoverCount] = useState(0);
  const [panels, setPanels] = useState<HTMLElement | null>(null);
  const cover = useCallback(() => {
    setCoverCount((count) => count + 1);
    return () => setCoverCount((count) => count - 1);
  }, []);
  const isCovered = coverCount > 0;
  const layers = useMemo(() => ({ cover, panels }), [cover, panels]);
  const ownLayers = useMemo(() => ({ cover, panels: undefined }), [cover]);
  return (
    <div className={styles.frame}>
      <PageLayersContext value={layers}>
        <div className={styles.head} inert={isCovered}>
          {head}
        </div>
        <div className={styles.content} inert={isCovered}>
          {children}
        </div>
      </PageLayersContext>
      {foot && (
        <div className={styles.foot} inert={isCovered}>
          {foot}
        </div>
      )}
      <div ref={setPanels}>
        <PageLayersContext value={ownLayers}>{panel}</PageLayersContext>
      </div>
    </div>
  );
}
