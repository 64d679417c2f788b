import { numberText } from './chartData';
import type { ChartData } from './chartData';
import { barsPath, PLOT_HEIGHT_PX, plotLayout } from './plotLayout';
import type { PlotLayout } from './plotLayout';
import { seriesColor } from './seriesColor';
import { Stage } from './Stage';
import styles from './chart.module.css';

/** Points nearer than this have no dots of their own. */
const DOT_ROOM_PX = 10;
const TOOLTIP_TOP_PX = 8;

interface PlotProps {
  data: ChartData;
  /** For each series whether it is drawn. */
  shown: readonly boolean[];
  kind: 'bar' | 'line';
  width: number;
  title: string;
  /** The numbers in words. */
  summary: string;
}

function Line({ layout, values, active }: { layout: PlotLayout; values: readonly number[]; active?: number }) {
  const { centre, yOf, band } = layout;
  return (
    <>
      <polyline
        points={values.map((value, index) => `${centre(index).toFixed(2)},${yOf(value).toFixed(2)}`).join(' ')}
      />
      {values.map(
        (value, index) =>
          (band >= DOT_ROOM_PX || values.length === 1 || index === active) && (
            <circle key={index} cx={centre(index)} cy={yOf(value)} r={index === active ? 5 : 3.5} />
          ),
      )}
    </>
  );
}

/** Bars or lines over their categories. */
export function Plot({ data: { categories, series }, shown, kind, width, title, summary }: PlotProps) {
  const drawn = series.flatMap((one, index) => (shown[index] ? [{ ...one, index }] : []));
  const layout = plotLayout({ categories, series: drawn }, width);
  const { left, band, top, bottom, centre } = layout;
  return (
    <Stage
      title={title}
      width={width}
      stops={categories.map((_name, index) => index)}
      indexAt={layout.indexAt}
      contentOf={(index) => ({
        heading: categories[index] ?? '',
        rows: drawn.map(({ index: order, title: name, values, format }) => ({
          series: order,
          name,
          value: numberText(values[index] ?? 0, format),
        })),
        x: centre(index),
        y: TOOLTIP_TOP_PX,
        side: 'right',
      })}
    >
      {(active) => (
        <svg className={styles.plot} width={width} height={PLOT_HEIGHT_PX} role="img" aria-label={summary}>
          {active !== undefined && kind === 'bar' && (
            <rect className={styles.band} x={left + band * active} y={top} width={band} height={bottom - top} />
          )}
          {layout.ticks.map(({ tick, y, label }) => (
            <g key={tick}>
              <line x1={left} x2={width} y1={y} y2={y} data-zero={tick === 0 || undefined} />
              <text x={left - 8} y={y} dy="0.35em" textAnchor="end">
                {label}
              </text>
            </g>
          ))}
          {active !== undefined && kind === 'line' && (
            <line className={styles.pointer} x1={centre(active)} x2={centre(active)} y1={top} y2={bottom} />
          )}
          {layout.names.map(({ index, label, x }) => (
            <text key={index} x={x} y={PLOT_HEIGHT_PX - 6} textAnchor="middle">
              {label}
            </text>
          ))}
          {drawn.map(({ index, values }, order) => (
            <g key={index} style={{ color: seriesColor(index) }}>
              {kind === 'line' ? (
                <Line layout={layout} values={values} active={active} />
              ) : (
                <path d={barsPath(layout, values, order, drawn.length)} />
              )}
            </g>
          ))}
        </svg>
      )}
    </Stage>
  );
}
