import { PRODUCT_VERSION } from '@/common/constants/workspace';
import { useObservable } from '@/ui/useObservable';
import { useWorkspace } from '../runtime/WorkspaceContext';
import { useTranslate } from '@/app-context/services';
import styles from './Footer.module.css';

export function Footer({ year = new Date().getFullYear() }: { year?: number }) {
  const t = useTranslate();
  const { tenantName } = useObservable(useWorkspace().portals.host.session);
  return (
    <footer className={styles.footer}>
      <span>{t('workspace.copyright', { year, tenant: tenantName })}</span>
      <span>{PRODUCT_VERSION}</span>
    </footer>
  );
}
