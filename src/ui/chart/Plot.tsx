import { useId } from 'react';
import type { Ref } from 'react';
import { addFinite } from './chartData';
import type { ChartData, ChartKind, Translate } from './chartData';
import { drawnSeries } from './drawnSeries';
import type { DrawnSeries } from './drawnSeries';
import { LineMarks } from './LineMarks';
import { numberText } from './numberText';
import { barsPath, plotLayout } from './plotLayout';
import { PlotFrame } from './PlotFrame';
import { seriesColor } from './seriesColor';
import { isHatched } from './seriesMark';
import { seriesAt } from './seriesAt';
import { Stage } from './Stage';
import type { Selecting } from './Stage';
import styles from './drawing.module.css';

const TOOLTIP_TOP_PX = 8;
const HATCH_PX = 7;

interface PlotProps {
  data: ChartData;
  /** For each series whether it is drawn. */
  shown: readonly boolean[];
  kind: Exclude<ChartKind, 'pie'>;
  width: number;
  height: number;
  title: string;
  /** The numbers in words. */
  summary: string;
  t: Translate;
  selecting?: Selecting | undefined;
  pictureRef?: Ref<SVGSVGElement> | undefined;
}

/** The sum of a stack, where its numbers can be added: its own line in the tooltip. */
function totalOf(drawn: readonly DrawnSeries[], index: number): string | undefined {
  const [first, ...others] = drawn;
  if (!first || others.length === 0 || others.some(({ format }) => format !== first.format)) return undefined;
  if (drawn.every(({ spans }) => !spans[index])) return undefined;
  return numberText(
    drawn.reduce((sum, { values }) => addFinite(sum, values[index] ?? 0), 0),
    first,
  );
}

/** Bars, stacked bars, lines or both over their categories. */
export function Plot({ data, shown, kind, width, height, title, summary, t, selecting, pictureRef }: PlotProps) {
  const id = useId();
  const { categories } = data;
  const drawn = drawnSeries(kind, data, shown);
  const bars = drawn.filter(({ shape }) => shape === 'bar');
  const isStacked = kind === 'stacked';
  const layout = plotLayout({ categories, series: drawn, width, height, isStacked });
  // Where a press selects a series, each category has a stop for each series that is drawn.
  const isBySeries = selecting?.of === 'series';
  const perCategory = isBySeries ? Math.max(1, drawn.length) : 1;
  const categoryAt = (stop: number) => Math.floor(stop / perCategory);
  const seriesOf = (stop: number) => (isBySeries ? drawn[stop % perCategory]?.index : undefined);
  return (
    <Stage
      title={title}
      width={width}
      height={height}
      t={t}
      stops={Array.from({ length: categories.length * perCategory }, (_, stop) => stop)}
      perCategory={perCategory}
      indexAt={(x, y) => {
        const index = layout.indexAt(x);
        return isBySeries ? index * perCategory + seriesAt(drawn, layout, kind, { index, x, y }) : index;
      }}
      selecting={
        isBySeries
          ? {
              ...selecting,
              targetOf: (stop) => {
                const series = seriesOf(stop);
                return series === undefined ? undefined : selecting.targetOf(series);
              },
            }
          : selecting
      }
      contentOf={(stop) => {
        const index = categoryAt(stop);
        return {
          heading: categories[index] ?? '',
          rows: drawn.map(({ index: order, title: name, values, format, decimals, shape }) => ({
            series: order,
            drawing: shape,
            name,
            value: numberText(values[index], { format, decimals }),
          })),
          chosen: seriesOf(stop),
          total: isStacked ? totalOf(drawn, index) : undefined,
          x: layout.centre(index),
          y: TOOLTIP_TOP_PX,
          side: 'right',
        };
      }}
    >
      {(stop) => {
        const active = stop === undefined ? undefined : categoryAt(stop);
        const chosen = stop === undefined ? undefined : seriesOf(stop);
        return (
          <svg
            ref={pictureRef}
            className={styles.plot}
            width={width}
            height={height}
            role="img"
            aria-label={summary}
            data-stacked={(isStacked && layout.bar > HATCH_PX) || undefined}
          >
            <defs>
              {bars
                .filter(({ index }) => isHatched(index))
                .map(({ index }) => (
                  <pattern
                    key={index}
                    id={`${id}-${index}`}
                    width={HATCH_PX}
                    height={HATCH_PX}
                    patternUnits="userSpaceOnUse"
                    patternTransform="rotate(45)"
                    style={{ color: seriesColor(index) }}
                  >
                    <rect width={HATCH_PX} height={HATCH_PX} />
                    <path className={styles.hatch} d={`M0 0V${HATCH_PX}`} />
                  </pattern>
                ))}
            </defs>
            <PlotFrame layout={layout} active={active} hasBars={bars.length > 0} />
            {bars.map(({ index, spans }, order) => (
              <path
                key={index}
                d={barsPath(layout, spans, isStacked ? 0 : order)}
                style={isHatched(index) ? { fill: `url(#${id}-${index})` } : { color: seriesColor(index) }}
              />
            ))}
            {drawn
              .filter(({ shape }) => shape === 'line')
              .map((series) => (
                <LineMarks
                  key={series.index}
                  layout={layout}
                  series={series}
                  active={chosen === undefined || chosen === series.index ? active : undefined}
                  isOverBars={bars.length > 0}
                />
              ))}
          </svg>
        );
      }}
    </Stage>
  );
}
