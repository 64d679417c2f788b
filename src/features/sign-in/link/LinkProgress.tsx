import { useTranslate } from '@/app-context/useTranslate';
import styles from './LinkProgress.module.css';

/** Something is going on, for nobody knows how long. */
export function LinkProgress() {
  return (
    <div role="progressbar" aria-label={useTranslate()('link.title')} className={styles.track}>
      <div className={styles.bar} />
    </div>
  );
}
