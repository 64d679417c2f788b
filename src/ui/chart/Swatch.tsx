import { OTHERS_COLOR, seriesColor } from './seriesColor';
import { isHatched, markPath } from './seriesMark';
import styles from './legend.module.css';

const HEIGHT_PX = 12;

/** How a series is drawn: a line with its point, a slice, the slice of all others, or the surface of a bar. */
export type Drawing = 'bar' | 'line' | 'slice' | 'others';

/** A sample of a series beside its name. */
export function Swatch({ series, drawing }: { series: number; drawing: Drawing }) {
  const width = drawing === 'line' ? 20 : HEIGHT_PX;
  const [middle, edge] = [HEIGHT_PX / 2, HEIGHT_PX - 1];
  return (
    <svg
      className={styles.swatch}
      width={width}
      height={HEIGHT_PX}
      aria-hidden="true"
      data-others={drawing === 'others' || undefined}
      style={{ color: drawing === 'others' ? OTHERS_COLOR : seriesColor(series) }}
    >
      {drawing === 'line' ? (
        <>
          <path className={styles.stroke} d={`M0 ${middle}H${width}`} />
          <path d={markPath(series, width / 2, middle, 4)} />
        </>
      ) : (
        <>
          <rect x={1} y={1} width={HEIGHT_PX - 2} height={HEIGHT_PX - 2} rx={2} />
          {drawing === 'bar' && isHatched(series) && (
            <path
              className={styles.hatch}
              d={`M1 ${middle}L${middle} 1M1 ${edge}L${edge} 1M${middle} ${edge}L${edge} ${middle}`}
            />
          )}
        </>
      )}
    </svg>
  );
}
