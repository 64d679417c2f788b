import { useTranslate } from '@/app-context/services';
import { Button } from '@/ui/Button';
import styles from '../screen/StartUpScreen.module.css';

export function CrashPage({ onReload }: { onReload(): void }) {
  const t = useTranslate();
  return (
    <div className={styles.screen}>
      <main className={styles.main} role="alert">
        <h1 className={styles.tenant}>{t('errors.page.title')}</h1>
        <p className={styles.note}>{t('errors.page.hint')}</p>
        <div className={styles.actions}>
          <Button size="middle" variant="primary" onClick={onReload}>
            {t('errors.page.reload')}
          </Button>
        </div>
      </main>
    </div>
  );
}
