import { useTranslate } from '@/workspace/services-context/useTranslate';
import styles from '../screen/StartUpScreen.module.css';

/** A screen outside the workspace that is not installed; its title is the same in every language (shell spec §2). */
export function MissingScreen({ onHome }: { onHome(): void }) {
  const t = useTranslate();
  return (
    <div className={styles.screen}>
      <main className={styles.main}>
        <h1 className={styles.tenant}>Not Found</h1>
        <p className={styles.note}>{t('startUp.missing')}</p>
        <div className={styles.actions}>
          <button type="button" className={styles.button} onClick={onHome}>
            {t('startUp.home')}
          </button>
        </div>
      </main>
    </div>
  );
}
