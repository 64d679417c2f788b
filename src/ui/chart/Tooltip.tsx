import type { Translate } from './chartData';
import { Swatch } from './Swatch';
import type { Drawing } from './Swatch';
import styles from './drawing.module.css';

export interface TooltipContent {
  readonly heading: string;
  readonly rows: readonly {
    readonly series: number;
    readonly drawing: Drawing;
    readonly name: string;
    readonly value: string;
  }[];
  /** The sum of the rows. */
  readonly total?: string | undefined;
  readonly x: number;
  readonly y: number;
  /** The side on which it stands, if there is room. */
  readonly side: 'left' | 'right';
}

interface TooltipProps {
  content: TooltipContent;
  width: number;
  t: Translate;
  /** What a press does. */
  hint?: string | undefined;
}

const GAP_PX = 12;
const ROOM_PX = 160;
const WIDEST_PX = 280;

/** The numbers of one category beside its mark. Screen readers get them as a text instead. */
export function Tooltip({ content: { heading, rows, total, x, y, side }, width, t, hint }: TooltipProps) {
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
        {rows.map(({ series, drawing, name, value }) => (
          <div key={series}>
            <dt>
              <Swatch series={series} drawing={drawing} />
              <span className={styles.name}>{name}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
        {total !== undefined && (
          <div className={styles.total}>
            <dt>{t('ui.chart.total')}</dt>
            <dd>{total}</dd>
          </div>
        )}
      </dl>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
