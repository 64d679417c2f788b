import { useTranslate } from '@/app-context/services';
import styles from './StartUpScreen.module.css';

export function ProgressView({ percent, tenantName }: { percent: number; tenantName: string }) {
  const t = useTranslate();
  return (
    <>
      <h1 className={styles.tenant}>{tenantName || t('common.productName')}</h1>
      <p className={styles.note}>{t('startUp.title')}</p>
      <div
        role="progressbar"
        aria-label={t('startUp.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles.track}
      >
        <div className={styles.bar} style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
    </>
  );
}
