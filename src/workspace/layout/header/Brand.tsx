import { useState } from 'react';
import styles from './Brand.module.css';

export interface BrandProps {
  tenantName: string;
  productName: string;
  /** Address of the tenant's own logo; empty when it has none. */
  logo: string;
}

function ProductMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="7" />
      <path d="M7 20v-5a7 7 0 0 1 14 0v5M11.5 20v-4.5a2.5 2.5 0 0 1 5 0V20" />
    </svg>
  );
}

/** The tenant's logo, or the product's mark where there is none or it cannot be loaded, with the names of the tenant and of its product. */
export function Brand({ tenantName, productName, logo }: BrandProps) {
  const [brokenLogo, setBrokenLogo] = useState('');
  return (
    <div className={styles.brand}>
      {logo === '' || logo === brokenLogo ? (
        <ProductMark />
      ) : (
        <img className={styles.logo} src={logo} alt="" onError={() => setBrokenLogo(logo)} />
      )}
      <span className={styles.tenant} title={tenantName}>
        {tenantName}
      </span>
      {productName !== '' && (
        <span className={styles.product} title={productName}>
          {productName}
        </span>
      )}
    </div>
  );
}
