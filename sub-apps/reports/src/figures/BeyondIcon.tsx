import { useT } from '@atrium/portal/sdk';
import { Icon } from '@atrium/portal/ui';
import type { Mark } from '../api/reportQuery';
import styles from './Figure.module.css';

/** Stands before a figure that is beyond the limit of its mark. */
export function BeyondIcon({ mark: { kind, limit } }: { mark: Mark }) {
  const t = useT();
  return (
    <span className={styles.beyond} role="img" aria-label={t(`reports.pivot.${kind}`, { limit })}>
      <Icon name={kind === 'above' ? 'up' : 'down'} />
    </span>
  );
}
