import styles from './Sparkline.module.css';

const WIDTH_PX = 96;
const HEIGHT_PX = 32;
/** Room for the stroke and the mark of the last value. */
const INSET_PX = 3;

interface Point {
  x: number;
  y: number;
}

/** The values from left to right, between the lowest at the bottom and the highest at the top; equal ones in the middle. */
export function trendPoints(values: readonly number[]): readonly Point[] {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const place = (value: number) => (highest > lowest ? (highest - value) / (highest - lowest) : 0.5);
  return values.map((value, index) => ({
    x: INSET_PX + (index / (values.length - 1)) * (WIDTH_PX - 2 * INSET_PX),
    y: INSET_PX + place(value) * (HEIGHT_PX - 2 * INSET_PX),
  }));
}

interface Props {
  /** The oldest first; a line needs two. */
  values: readonly number[];
  /** The text alternative: `trendText`. */
  label: string;
}

/** A small line that shows the course of a figure, with a mark at its last value. */
export function Sparkline({ values, label }: Props) {
  const points = trendPoints(values);
  const last = points.at(-1);
  if (!last || points.length < 2) return null;
  return (
    <svg
      className={styles.sparkline}
      width={WIDTH_PX}
      height={HEIGHT_PX}
      viewBox={`0 0 ${WIDTH_PX} ${HEIGHT_PX}`}
      role="img"
      aria-label={label}
    >
      <polyline
        className={styles.line}
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
      />
      <circle className={styles.last} cx={last.x} cy={last.y} r={2.5} />
    </svg>
  );
}
