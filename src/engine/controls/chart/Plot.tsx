import { formatNumber } from '@/common/money/format';
import type { ChartData } from './chartData';
import { fitText, positionIn, textWidth, ticksOf } from './scale';
import styles from './chart.module.css';

const PLOT_HEIGHT_PX = 240;
const FOOT_PX = 24;
const HEAD_PX = 10;
const LABEL_PX = 12;
const BAR_SHARE = 0.7;
const WIDEST_BAR_PX = 48;
/** Most room that a category's name takes when the next one needs it. */
const NAME_PX = 96;
const GAP_PX = 8;

interface PlotProps {
  data: ChartData;
  kind: 'bar' | 'line';
  width: number;
}

/** Bars or lines over their categories, in the pixels that there are. */
export function Plot({ data: { categories, series }, kind, width }: PlotProps) {
  const ticks = ticksOf(series.flatMap(({ values }) => values));
  const labels = ticks.map((tick) => formatNumber(tick));
  const left = Math.max(...labels.map(textWidth)) + LABEL_PX;
  const band = Math.max(1, (width - left) / Math.max(1, categories.length));
  const yOf = (value: number) => positionIn(ticks, value, PLOT_HEIGHT_PX - FOOT_PX, HEAD_PX);
  const centre = (index: number) => left + band * (index + 0.5);
  const bar = Math.min(WIDEST_BAR_PX, (band * BAR_SHARE) / series.length);
  const nameEvery = Math.ceil((Math.min(NAME_PX, Math.max(...categories.map(textWidth))) + GAP_PX) / band);
  return (
    <svg className={styles.plot} width={width} height={PLOT_HEIGHT_PX} aria-hidden="true">
      {ticks.map((tick, index) => (
        <g key={tick}>
          <line x1={left} x2={width} y1={yOf(tick)} y2={yOf(tick)} data-zero={tick === 0 || undefined} />
          <text x={left - 8} y={yOf(tick)} dy="0.35em" textAnchor="end">
            {labels[index]}
          </text>
        </g>
      ))}
      {categories.map(
        (name, index) =>
          index % nameEvery === 0 && (
            <text key={index} x={centre(index)} y={PLOT_HEIGHT_PX - 6} textAnchor="middle">
              {fitText(name, band * nameEvery - GAP_PX)}
            </text>
          ),
      )}
      {series.map(({ title, values }, order) => (
        <g key={order} data-series={order}>
          {kind === 'line' && (
            <polyline points={values.map((value, index) => `${centre(index)},${yOf(value)}`).join(' ')} />
          )}
          {values.map((value, index) =>
            kind === 'line' ? (
              <circle key={index} cx={centre(index)} cy={yOf(value)} r="3.5">
                <title>{`${categories[index]} · ${title}: ${formatNumber(value)}`}</title>
              </circle>
            ) : (
              <rect
                key={index}
                x={centre(index) + (order - series.length / 2) * bar}
                y={Math.min(yOf(value), yOf(0))}
                width={Math.max(1, bar - 1)}
                height={Math.abs(yOf(value) - yOf(0))}
              >
                <title>{`${categories[index]} · ${title}: ${formatNumber(value)}`}</title>
              </rect>
            ),
          )}
        </g>
      ))}
    </svg>
  );
}
