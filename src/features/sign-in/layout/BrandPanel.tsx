import { PRODUCT_VERSION } from '@/common/constants/workspace';
import { useTranslate } from '@/app-context/services';
import styles from './BrandPanel.module.css';

/** Radii of the concentric arches, in units of the view box. */
const RADII = [60, 116, 172, 230];
const CENTRE = 240;
const HEIGHT = 480;

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

/** The product's logo: an arch within an arch. */
function ArchMark() {
  return (
    <svg
      viewBox="0 0 32 32"
      width="26"
      height="26"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.2"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M4 28V16a12 12 0 0 1 24 0v12" />
      <path d="M11 28V17a5 5 0 0 1 10 0v11" />
    </svg>
  );
}

/** The background drawing: four concentric arches. */
function Arches({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${CENTRE * 2} ${HEIGHT}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="10"
      aria-hidden
    >
      {RADII.map((radius) => (
        <path
          key={radius}
          d={`M${CENTRE - radius} ${HEIGHT}V${CENTRE}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${HEIGHT}`}
        />
      ))}
    </svg>
  );
}
