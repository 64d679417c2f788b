import type { ReactNode } from 'react';
import styles from './PanelContent.module.css';

interface Props {
  /** What can be done, the primary button last. */
  footer?: ReactNode;
  children: ReactNode;
}

/** What stands in a panel: the content scrolls, the buttons stay in reach. */
export function PanelContent({ footer, children }: Props) {
  return (
    <div className={styles.frame}>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
