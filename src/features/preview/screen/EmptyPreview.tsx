import { Button } from 'antd';
import { useTranslate } from '@/app-context/services';
import { usePreviewRuntime } from '../createPreviewRuntime';
import styles from './EmptyPreview.module.css';

/** Shown before the first page: how to send one. */
export function EmptyPreview() {
  const t = useTranslate();
  const { address, choose } = usePreviewRuntime();
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>{t('preview.empty.title')}</h2>
      <p className={styles.note}>{t('preview.empty.note')}</p>
      <Button type="primary" onClick={() => choose('editor')}>
        {t('preview.empty.write')}
      </Button>
      <p className={styles.report}>{t('preview.empty.report', { name: t('preview.capsule.open') })}</p>
      <h3 className={styles.other}>{t('preview.empty.send')}</h3>
      <ol className={styles.steps}>
        <li>
          {t('preview.empty.command')}
          <code className={styles.command}>npm run preview -- page.json</code>
        </li>
        <li>{t('preview.empty.open')}</li>
        <li>{t('preview.empty.code', { port: address.port ?? '' })}</li>
      </ol>
    </div>
  );
}
