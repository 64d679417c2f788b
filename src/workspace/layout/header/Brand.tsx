import styles from './Brand.module.css';

/** The product's mark, whose workspace this is, and which product of the tenant. */
export function Brand({ tenantName, productName }: { tenantName: string; productName: string }) {
  return (
    <div className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
        <rect width="28" height="28" rx="7" />
        <path d="M7 20v-5a7 7 0 0 1 14 0v5M11.5 20v-4.5a2.5 2.5 0 0 1 5 0V20" />
      </svg>
      <span className={styles.tenant}>{tenantName}</span>
      {productName !== '' && <span className={styles.product}>{productName}</span>}
    </div>
  );
}
