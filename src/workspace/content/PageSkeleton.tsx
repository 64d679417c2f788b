import { useTranslate } from '@/app-context/services';
import styles from './PageSkeleton.module.css';

const ROWS = 8;
const FIELDS = 4;

/** The shape of a page before it is there, with a spinner over it: title and actions, filters, a table; in a dialog, a form. */
export function PageSkeleton({ chrome }: { chrome: 'page' | 'dialog' }) {
  const t = useTranslate();
  return (
    <div className={styles.page} role="status" aria-label={t('workspace.page.loading')}>
      <div className={styles.spinner} aria-hidden />
      {chrome === 'page' && (
        <div className={styles.title}>
          <span />
          <span />
        </div>
      )}
      <div className={styles.fields}>
        {Array.from({ length: FIELDS }, (_, index) => (
          <span key={index} />
        ))}
      </div>
      {chrome === 'page' && (
        <div className={styles.rows}>
          {Array.from({ length: ROWS }, (_, index) => (
            <span key={index} />
          ))}
        </div>
      )}
    </div>
  );
}
