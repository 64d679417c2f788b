import { Button } from 'antd';
import { useServices, useTranslate } from '@/app-context/services';
import styles from './Card.module.css';

/** The error of a page, with a retry button. */
export function ErrorCard({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const t = useTranslate();
  const { errors } = useServices();
  return (
    <div className={styles.card} role="alert">
      <h1>{t('workspace.page.failed')}</h1>
      <p>{errors.text(error)}</p>
      <p className={styles.hint}>{t('workspace.page.failedHint')}</p>
      <Button type="primary" onClick={onRetry}>
        {t('workspace.page.retry')}
      </Button>
    </div>
  );
}
