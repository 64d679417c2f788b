import { Button } from 'antd';
import { useNavigation } from '../runtime/contexts';
import { useTranslate } from '@/app-context/services';
import styles from './Card.module.css';

/** The catch-all page (shell spec §2); its title is the same in every language. */
export function NotFound() {
  const t = useTranslate();
  const { goHome } = useNavigation();
  return (
    <div className={styles.card}>
      <h1>Not Found</h1>
      <p className={styles.hint}>{t('workspace.notFound.hint')}</p>
      <Button onClick={goHome}>{t('workspace.notFound.home')}</Button>
    </div>
  );
}
