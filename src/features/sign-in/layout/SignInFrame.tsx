import type { ReactNode } from 'react';
import { BrandPanel } from './BrandPanel';
import styles from './SignInFrame.module.css';

/** Two panels side by side; below 900 px the brand is a bar above the card. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <BrandPanel />
      <main className={styles.main}>
        <div className={styles.card}>{children}</div>
      </main>
    </div>
  );
}
