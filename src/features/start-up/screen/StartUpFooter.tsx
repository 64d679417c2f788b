import { PRODUCT_VERSION } from '@/common/constants/workspace';
import { useTranslate } from '@/app-context/services';
import styles from './StartUpScreen.module.css';

/** Copyright line and version (shell spec §1). */
export function StartUpFooter() {
  const t = useTranslate();
  return (
    <footer className={styles.footer}>
      {t('startUp.copyright', { year: new Date().getFullYear() })} · {PRODUCT_VERSION}
    </footer>
  );
}
