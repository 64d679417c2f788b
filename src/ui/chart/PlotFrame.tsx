import type { PlotLayout } from './plotLayout';
import styles from './drawing.module.css';

const LABEL_GAP_PX = 8;

interface PlotFrameProps {
  layout: PlotLayout;
  active: number | undefined;
  hasBars: boolean;
}

/** The scales of a plot, the names of its categories, and the mark of the category that is pointed at. */
export function PlotFrame({ layout, active, hasBars }: PlotFrameProps) {
  const { left, right, band, top, bottom, centre } = layout;
  return (
    <>
      {active !== undefined && hasBars && (
        <rect
          data-pointing
          className={styles.band}
          x={left + band * active}
          y={top}
          width={band}
          height={bottom - top}
        />
      )}
      {layout.ticks.map(({ tick, y, label, rightLabel }) => (
        <g key={tick}>
          <line x1={left} x2={right} y1={y} y2={y} data-zero={tick === 0 || undefined} />
          <text x={left - LABEL_GAP_PX} y={y} dy="0.35em" textAnchor="end">
            {label}
          </text>
          {rightLabel !== '' && (
            <text x={right + LABEL_GAP_PX} y={y} dy="0.35em" textAnchor="start">
              {rightLabel}
            </text>
          )}
        </g>
      ))}
      {active !== undefined && !hasBars && (
        <line data-pointing className={styles.pointer} x1={centre(active)} x2={centre(active)} y1={top} y2={bottom} />
      )}
      {layout.names.map(({ index, label, x, y, isSlanted }) => (
        <text
          key={index}
          x={x}
          y={y}
          textAnchor={isSlanted ? 'end' : 'middle'}
          transform={isSlanted ? `rotate(-45 ${x.toFixed(2)} ${y.toFixed(2)})` : undefined}
        >
          {label}
        </text>
      ))}
    </>
  );
}
