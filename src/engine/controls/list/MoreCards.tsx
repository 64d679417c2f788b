import { useEffect, useState } from 'react';
import type { TableOf } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import button from '../button/button.module.css';
import styles from './list.module.css';

/** How far before the end the next rows are asked for. */
const AHEAD_PX = 240;

/** The end of a list that grows: it asks for more when it comes near, or when it is pressed. */
export function MoreCards({ table }: { table: TableOf<'list'> }) {
  const { t } = usePage().host;
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const { status, rows } = useWatched(SIGNALS, table.state);
  const hasMore = useWatched(SIGNALS, () => table.hasMore);
  useEffect(() => {
    if (!end || !hasMore) return undefined;
    // A new observer tells at once whether the end is still in sight after more rows have come.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void table.loadMore();
      },
      { rootMargin: `${AHEAD_PX}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [end, hasMore, table, rows]);
  return (
    <p ref={setEnd} className={styles.more}>
      {hasMore ? (
        <button
          type="button"
          className={button.button}
          data-look="link"
          aria-disabled={status === 'adding'}
          onClick={() => void table.loadMore()}
        >
          {t(status === 'adding' ? 'engine.loading' : 'engine.list.more')}
        </button>
      ) : (
        t('engine.list.end')
      )}
    </p>
  );
}
