import type { Translate } from '@atrium/portal/sdk';
import { Icon, LinkButton } from '@atrium/portal/ui';
import type { ReactNode } from 'react';
import styles from '../pivot.module.css';

interface Props {
  t: Translate;
  text: string;
  /** Undefined: it cannot be folded. */
  isFolded: boolean | undefined;
  canDrill?: boolean;
  children?: ReactNode;
}

/**
 * The words of a header with its buttons. The grid handles their presses (`data-press`) and has the keys for them, so
 * they are no tab stops.
 */
export function HeaderContent({ t, text, isFolded, canDrill = false, children }: Props) {
  return (
    <>
      {isFolded !== undefined && (
        <button
          type="button"
          tabIndex={-1}
          data-press="fold"
          className={styles.fold}
          aria-label={t(isFolded ? 'reports.pivot.unfold' : 'reports.pivot.fold', { name: text })}
        >
          <Icon name={isFolded ? 'next' : 'down'} />
        </button>
      )}
      {canDrill ? (
        <LinkButton
          tabIndex={-1}
          data-press="drill"
          className={styles.words}
          title={t('reports.pivot.drill', { name: text })}
        >
          <span className={styles.name}>{text}</span>
        </LinkButton>
      ) : (
        <span className={styles.words} title={text}>
          <span className={styles.name}>{text}</span>
        </span>
      )}
      {children}
    </>
  );
}
