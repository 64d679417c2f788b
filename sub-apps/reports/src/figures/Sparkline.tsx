import { svgPoints, trendPoints } from '@atrium/common/trendPoints';
import styles from './Sparkline.module.css';

/** With room for the stroke and the mark of the last value. */
const SIZE = { widthPx: 96, heightPx: 32, insetPx: 3 };

interface Props {
  /** The oldest first; a line needs two. */
  values: readonly number[];
  /** The text alternative: `trendText`. */
  label: string;
}

/** A small line that shows the course of a figure, with a mark at its last value. */
export function Sparkline({ values, label }: Props) {
  const points = trendPoints(values, SIZE);
  const last = points.at(-1);
  if (!last) return null;
  return (
    <svg
      className={styles.sparkline}
      width={SIZE.widthPx}
      height={SIZE.heightPx}
      viewBox={`0 0 ${SIZE.widthPx} ${SIZE.heightPx}`}
      role="img"
      aria-label={label}
    >
      <polyline className={styles.line} points={svgPoints(points)} />
      <circle className={styles.last} cx={last.x} cy={last.y} r={2.5} />
    </svg>
  );
}
