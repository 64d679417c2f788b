import type { DrawnSeries } from './drawnSeries';
import type { PlotLayout } from './plotLayout';
import { seriesColor } from './seriesColor';
import { markPath } from './seriesMark';
import styles from './drawing.module.css';

/** Points nearer than this to each other do not all have a mark. */
const MARK_ROOM_PX = 10;
/** The distance of marks then: enough to tell lines apart by them. */
const SPARSE_PX = 64;
const RADIUS_PX = 4;
const ACTIVE_RADIUS_PX = 5.5;

interface LineMarksProps {
  layout: PlotLayout;
  series: DrawnSeries;
  active: number | undefined;
  /** Whether it lies over bars, whose colours can be like its own. */
  isOverBars: boolean;
}

/** A line, and marks at its points. */
export function LineMarks({
  layout: { band, centre, yOf },
  series: { index: series, axis, values },
  active,
  isOverBars,
}: LineMarksProps) {
  const every = band >= MARK_ROOM_PX ? 1 : Math.max(1, Math.ceil(SPARSE_PX / (band || 1)));
  // The marks of different lines do not lie on each other.
  const isMarked = (index: number) => (index + series * Math.ceil(every / 4)) % every === 0 || values.length === 1;
  const points = values.map((value, index) => `${centre(index).toFixed(2)},${yOf(value, axis).toFixed(2)}`).join(' ');
  return (
    <g style={{ color: seriesColor(series) }}>
      {isOverBars && <polyline className={styles.halo} points={points} />}
      <polyline points={points} />
      {values.map((value, index) =>
        isMarked(index) || index === active ? (
          <path
            key={index}
            className={styles.mark}
            data-mark
            d={markPath(series, centre(index), yOf(value, axis), index === active ? ACTIVE_RADIUS_PX : RADIUS_PX)}
          />
        ) : undefined,
      )}
    </g>
  );
}
