import { PRODUCT_VERSION } from '@/common/constants/workspace';
import { useUser } from '../runtime/contexts';
import { useTranslate } from '@/app-context/services';
import styles from './Footer.module.css';

export function Footer({ year = new Date().getFullYear() }: { year?: number }) {
  const t = useTranslate();
  const { tenantName } = useUser();
  return (
    <footer className={styles.footer}>
      <span className={styles.copyright} title={tenantName}>
        {t('workspace.copyright', { year, tenant: tenantName })}
      </span>
      <span>{PRODUCT_VERSION}</span>
    </footer>
  );
}
