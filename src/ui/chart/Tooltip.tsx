import type { Translate } from './chartData';
import { textWidth } from './scale';
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
  /** The series that a press selects; undefined where it selects the category. */
  readonly chosen?: number | undefined;
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
  height: number;
  t: Translate;
  /** What a press does. */
  hint?: string | undefined;
}

const GAP_PX = 12;
const ROOM_PX = 160;
const WIDEST_PX = 280;
/** Heights by the stylesheet: a line, a row with its gap, the edges, and the distance to the picture's own. */
const LINE_PX = 18;
const ROW_PX = 20;
const EDGES_PX = 24;
const GAP_BELOW_PX = 4;
const TOTAL_PX = 24;
const MOST_HEADING_LINES = 4;

/** As many rows as the picture has room for beside the other lines of the tooltip. */
function rowsThatFit({ heading, rows, total }: TooltipContent, height: number, room: number, hasHint: boolean): number {
  const lines = Math.min(MOST_HEADING_LINES, Math.max(1, Math.ceil(textWidth(heading) / Math.max(1, room - EDGES_PX))));
  const others = EDGES_PX + lines * LINE_PX + GAP_BELOW_PX + (total === undefined ? 0 : TOTAL_PX);
  const fit = Math.floor((height - others - (hasHint ? LINE_PX + GAP_BELOW_PX : 0)) / ROW_PX);
  // Where there is no room for all, one line says how many there are.
  return fit >= rows.length ? rows.length : Math.max(1, fit - 1);
}

/** The numbers of one category beside its mark. Screen readers get them as a text instead. */
export function Tooltip({ content, width, height, t, hint }: TooltipProps) {
  const { heading, rows, chosen, total, x, y, side } = content;
  const isRight = side === 'right' ? width - x >= ROOM_PX : x < ROOM_PX;
  const room = (isRight ? width - x : x) - GAP_PX;
  const maxWidth = Math.min(room, WIDEST_PX);
  const fit = rowsThatFit(content, height, maxWidth, hint !== undefined);
  const place = isRight ? { left: x + GAP_PX } : { right: width - x + GAP_PX };
  return (
    <div className={styles.tooltip} data-tooltip aria-hidden="true" style={{ top: y, maxWidth, ...place }}>
      <strong className={styles.heading}>{heading}</strong>
      <dl className={styles.values}>
        {rows.slice(0, fit).map(({ series, drawing, name, value }) => (
          <div key={series} data-chosen={series === chosen || undefined}>
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
      {fit < rows.length && <p className={styles.rest}>{t('ui.chart.more', { count: rows.length - fit })}</p>}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
