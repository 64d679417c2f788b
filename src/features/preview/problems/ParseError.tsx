import { useTranslate } from '@/app-context/services';
import type { Finding } from '@/engine/workshop';
import styles from './ParseError.module.css';

export interface ParseErrorProps {
  /** Why nothing new is shown. */
  reason: string;
  /** Where in the page. */
  place?: string;
  /** An earlier page is still shown. */
  hasPage: boolean;
}

/** The place of a finding: page code, path, line and column. */
export function placeOf({ path, position }: Finding, pageCode?: string): string {
  return [pageCode, path, position && `(${position.line}:${position.column})`].filter(Boolean).join(' › ');
}

/** A banner above the page: what was sent or written last cannot be shown (business spec §2). */
export function ParseError({ reason, place, hasPage }: ParseErrorProps) {
  const t = useTranslate();
  return (
    <div className={styles.banner} role="alert">
      <strong className={styles.title}>{t('preview.refused')}</strong>
      <p className={styles.reason}>{reason}</p>
      {place && <code className={styles.place}>{place}</code>}
      {hasPage && <p className={styles.kept}>{t('preview.stale')}</p>}
    </div>
  );
}
