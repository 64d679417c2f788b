import type { ReactNode } from 'react';
import { BrandPanel } from './BrandPanel';
import styles from './SignInFrame.module.css';

export interface SignInFrameProps {
  children: ReactNode;
  /** A partner's page around the frame has a brand of its own. */
  hasBrand?: boolean;
}

/** Two panels side by side; below 900 px the brand is a bar above the card. */
export function SignInFrame({ children, hasBrand = true }: SignInFrameProps) {
  return (
    <div className={`${styles.frame} ${hasBrand ? '' : styles.plain}`}>
      {hasBrand && <BrandPanel />}
      <main className={styles.main}>
        <div className={styles.card}>{children}</div>
      </main>
    </div>
  );
}
