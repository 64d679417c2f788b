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

/** The places of the numbers of a line, in pieces without a missing one. */
function piecesOf(values: DrawnSeries['values']): number[][] {
  const pieces: number[][] = [];
  let piece: number[] | undefined;
  values.forEach((value, index) => {
    if (value === null) piece = undefined;
    else if (piece) piece.push(index);
    else pieces.push((piece = [index]));
  });
  return pieces;
}

/** A line, and marks at its points. Where a number is missing it has a gap. */
export function LineMarks({
  layout: { band, centre, yOf },
  series: { index: series, axis, values },
  active,
  isOverBars,
}: LineMarksProps) {
  const every = band >= MARK_ROOM_PX ? 1 : Math.max(1, Math.ceil(SPARSE_PX / (band || 1)));
  // The marks of different lines do not lie on each other.
  const isMarked = (index: number) => (index + series * Math.ceil(every / 4)) % every === 0;
  const yAt = (index: number) => yOf(values[index] ?? 0, axis);
  const pieces = piecesOf(values);
  const lines = pieces
    .filter(({ length }) => length > 1)
    .map((piece) => piece.map((index) => `${centre(index).toFixed(2)},${yAt(index).toFixed(2)}`).join(' '));
  return (
    <g style={{ color: seriesColor(series) }}>
      {isOverBars && lines.map((points, index) => <polyline key={index} className={styles.halo} points={points} />)}
      {lines.map((points, index) => (
        <polyline key={index} points={points} />
      ))}
      {pieces.flatMap((piece) =>
        piece.map((index) =>
          // A point alone has no line that would show it.
          isMarked(index) || index === active || piece.length === 1 ? (
            <path
              key={index}
              className={styles.mark}
              data-mark
              d={markPath(series, centre(index), yAt(index), index === active ? ACTIVE_RADIUS_PX : RADIUS_PX)}
            />
          ) : undefined,
        ),
      )}
    </g>
  );
}
