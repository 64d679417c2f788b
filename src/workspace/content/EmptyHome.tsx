import { useTranslate } from '@/app-context/services';
import styles from './Card.module.css';

/** Home of a position whose menu holds no page. */
export function EmptyHome() {
  const t = useTranslate();
  return (
    <div className={styles.card}>
      <h1>{t('workspace.empty.title')}</h1>
      <p className={styles.hint}>{t('workspace.empty.hint')}</p>
    </div>
  );
}
