import { Button } from 'antd';
import { useWorkspace } from '../runtime/WorkspaceContext';
import { useTranslate } from '@/app-context/services';
import styles from './Card.module.css';

/** The catch-all page (shell spec §2); its title is the same in every language. */
export function NotFound() {
  const t = useTranslate();
  const { navigation } = useWorkspace();
  return (
    <div className={styles.card}>
      <h1>Not Found</h1>
      <p className={styles.hint}>{t('workspace.notFound.hint')}</p>
      <Button onClick={() => navigation.activate(navigation.homePath)}>{t('workspace.notFound.home')}</Button>
    </div>
  );
}
