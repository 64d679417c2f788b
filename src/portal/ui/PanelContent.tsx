import type { ReactNode } from 'react';
import styles from './PanelContent.module.css';

interface Props {
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The content of a panel: the body scrolls, the footer with the buttons is fixed. */
export function PanelContent({ footer, children }: Props) {
  return (
    <div className={styles.frame}>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
