import type { CSSProperties } from 'react';
import { useTranslate } from '@/app-context/services';
import { SlowNote } from '@/ui/SlowNote';
import type { PageShape } from './pageShapes';
import styles from './PageSkeleton.module.css';

const ROWS = 8;

interface Props {
  chrome: 'page' | 'dialog';
  /** The last known shape of the page. */
  shape?: PageShape | undefined;
}

/** The placeholder of a page that is loading: its last known shape, otherwise a large spinner; after 5 s a word. */
export function PageSkeleton({ chrome, shape }: Props) {
  const t = useTranslate();
  return (
    <div className={styles.page} role="status" aria-label={t('workspace.page.loading')}>
      {shape ? <ShapeBars chrome={chrome} shape={shape} /> : <div className={styles.spinner} aria-hidden />}
      <div className={styles.slow}>
        <SlowNote text={t('workspace.page.slow')} />
      </div>
    </div>
  );
}

function ShapeBars({ chrome, shape: { filters, fields, tables, columns } }: Props & { shape: PageShape }) {
  return (
    <>
      {chrome === 'page' && (
        <div className={styles.title}>
          <span />
        </div>
      )}
      <Bars className={styles.filters} count={filters} />
      <Bars className={styles.fields} count={fields} columns={columns} />
      {tables > 0 && <Bars className={styles.rows} count={ROWS} />}
    </>
  );
}

interface BarsProps {
  className: string | undefined;
  count: number;
  columns?: number;
}

function Bars({ className, count, columns }: BarsProps) {
  if (count === 0) return null;
  return (
    <div className={className} style={{ '--columns': columns } as CSSProperties}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
