import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import styles from './PageHeader.module.css';

interface Props {
  title: string;
  /** The number of items as text; empty while it is unknown, undefined on a page without one. */
  count?: string;
  note?: ReactNode;
  /**
   * Reads the rows again, with their filters, page and selection; the refresh of the tab bar opens the page anew. Beside
   * the title, so that a count of another width does not move it.
   */
  refresh?: { label: string; isBusy: boolean; onClick(): void };
  /** Buttons, the primary one last. */
  actions?: ReactNode;
}

/** The header of a page: title, refresh and count on the left, actions on the right. */
export function PageHeader({ title, count, note, refresh, actions }: Props) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
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
      {count !== undefined && (
        <span className={styles.count} role="status">
          {count}
        </span>
      )}
      {note && <span className={styles.count}>{note}</span>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
