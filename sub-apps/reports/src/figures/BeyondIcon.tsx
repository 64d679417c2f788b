import { useT } from '@atrium/portal/sdk';
import { Icon } from '@atrium/portal/ui';
import type { Mark } from '../api/reportQuery';
import { figureText } from './figureText';
import type { FigureFormat } from './figureText';
import styles from './Figure.module.css';

interface Props {
  mark: Mark;
  /** The column of the figure, in whose format the limit is written. */
  column: FigureFormat;
}

/** Stands before a figure that is beyond the limit of its mark. */
export function BeyondIcon({ mark: { kind, limit }, column }: Props) {
  const t = useT();
  // The limit itself is no comparison: it has a sign and no arrow.
  const text = figureText(limit, { ...column, isComparison: false });
  return (
    <span className={styles.beyond} role="img" aria-label={t(`reports.pivot.${kind}`, { limit: text })}>
      <Icon name={kind === 'above' ? 'up' : 'down'} />
    </span>
  );
}
