import type { CSSProperties } from 'react';
import { useTranslate } from '@/app-context/services';
import { SlowNote } from '@/ui/SlowNote';
import type { PageShape } from './pageShapes';
import styles from './PageSkeleton.module.css';

const ROWS = 8;

interface Props {
  chrome: 'page' | 'dialog';
  /** The last known shape of the page; without it only title and spinner are shown. */
  shape?: PageShape | undefined;
}

/** The placeholder of a page that is loading: its last known shape and a spinner; after 5 s a word. */
export function PageSkeleton({ chrome, shape }: Props) {
  const t = useTranslate();
  return (
    <div className={styles.page} role="status" aria-label={t('workspace.page.loading')}>
      <div className={styles.spinner} aria-hidden />
      {chrome === 'page' && (
        <div className={styles.title}>
          <span />
        </div>
      )}
      <Bars className={styles.filters} count={shape?.filters} />
      <Bars className={styles.fields} count={shape?.fields} columns={shape?.columns} />
      {shape !== undefined && shape.tables > 0 && (
        <div className={styles.rows}>
          {Array.from({ length: ROWS }, (_, index) => (
            <span key={index} />
          ))}
        </div>
      )}
      <div className={styles.slow}>
        <SlowNote text={t('workspace.page.slow')} />
      </div>
    </div>
  );
}

interface BarsProps {
  className: string | undefined;
  count: number | undefined;
  columns?: number | undefined;
}

function Bars({ className, count = 0, columns }: BarsProps) {
  if (count === 0) return null;
  return (
    <div className={className} style={{ '--columns': columns } as CSSProperties}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
