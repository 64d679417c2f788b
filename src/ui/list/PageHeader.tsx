import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import styles from './PageHeader.module.css';

interface Props {
  title: string;
  /** The number of items as text; empty while it is unknown, undefined on a page without one. */
  count?: string;
  note?: ReactNode;
  /** Reads the content again. */
  refresh?: { label: string; isBusy: boolean; onClick(): void };
  /** Buttons, the primary one last. */
  actions?: ReactNode;
}

/** The header of a page: title, count and refresh on the left, actions on the right. */
export function PageHeader({ title, count, note, refresh, actions }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {count !== undefined && (
          <span className={styles.count} role="status">
            {count}
          </span>
        )}
        {note && <span className={styles.count}>{note}</span>}
      </div>
      {refresh && (
        <IconButton
          label={refresh.label}
          aria-busy={refresh.isBusy}
          className={styles.refresh}
          onClick={refresh.onClick}
        >
          <Icon name="reload" />
        </IconButton>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
