import { seriesColor } from './seriesColor';
import styles from './chart.module.css';

export interface TooltipContent {
  readonly heading: string;
  readonly rows: readonly { readonly series: number; readonly name: string; readonly value: string }[];
  readonly x: number;
  readonly y: number;
  /** The side on which it stands, if there is room. */
  readonly side: 'left' | 'right';
}

const GAP_PX = 12;
const ROOM_PX = 160;
const WIDEST_PX = 280;

/** The numbers of one category beside its mark. Screen readers get them as a text instead. */
export function Tooltip({ content: { heading, rows, x, y, side }, width }: { content: TooltipContent; width: number }) {
  const isRight = side === 'right' ? width - x >= ROOM_PX : x < ROOM_PX;
  const room = (isRight ? width - x : x) - GAP_PX;
  const place = isRight ? { left: x + GAP_PX } : { right: width - x + GAP_PX };
  return (
    <div
      className={styles.tooltip}
      data-tooltip
      aria-hidden="true"
      style={{ top: y, maxWidth: Math.min(room, WIDEST_PX), ...place }}
    >
      <strong className={styles.heading}>{heading}</strong>
      <dl className={styles.values}>
        {rows.map(({ series, name, value }) => (
          <div key={series}>
            <dt>
              <span className={styles.swatch} style={{ color: seriesColor(series) }} />
              <span className={styles.name}>{name}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
