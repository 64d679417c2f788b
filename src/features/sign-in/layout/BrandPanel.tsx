import { PRODUCT_VERSION } from '@/common/constants/workspace';
import { useTranslate } from '@/app-context/services';
import { Arches } from './Arches';
import { ArchMark } from './ArchMark';
import styles from './BrandPanel.module.css';

/** The dark panel of the sign-in screen: name, promise, and the footer with copyright and version (shell spec §1). */
export function BrandPanel() {
  const t = useTranslate();
  return (
    <header className={styles.panel}>
      <p className={styles.name}>
        <ArchMark />
        {t('common.productName')}
      </p>
      <div className={styles.promise}>
        <p className={styles.line}>
          {t('signIn.brand.line1')}
          <br />
          {t('signIn.brand.line2')}
        </p>
        <p className={styles.note}>{t('signIn.brand.note')}</p>
      </div>
      <p className={styles.version}>
        {t('startUp.copyright', { year: new Date().getFullYear() })} · {PRODUCT_VERSION}
      </p>
      <Arches className={styles.arches} />
    </header>
  );
}
