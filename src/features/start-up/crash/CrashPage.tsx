import { useTranslate } from '@/app-context/services';
import styles from '../screen/StartUpScreen.module.css';

export function CrashPage({ onReload }: { onReload(): void }) {
  const t = useTranslate();
  return (
    <div className={styles.screen}>
      <main className={styles.main} role="alert">
        <h1 className={styles.tenant}>{t('errors.page.title')}</h1>
        <p className={styles.note}>{t('errors.page.hint')}</p>
        <div className={styles.actions}>
          <button type="button" className={`${styles.button} ${styles.primary}`} onClick={onReload}>
            {t('errors.page.reload')}
          </button>
        </div>
      </main>
    </div>
  );
}
