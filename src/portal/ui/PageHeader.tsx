import type { ReactNode } from 'react';
import { useT } from '../sdk/hooks';
import styles from './PageHeader.module.css';

interface Props {
  title: string;
  /** The number of items; undefined until it is loaded. */
  count?: number;
  note?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
}

/** Title and count on the left, actions on the right. */
export function PageHeader({ title, count, note, actions }: Props) {
  const t = useT();
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <span className={styles.count} role="status">
          {count === undefined ? '' : t('ui.count', { count })}
        </span>
        {note && <span className={styles.count}>{note}</span>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
