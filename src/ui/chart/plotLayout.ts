import type { DrawnSeries } from './drawnSeries';
import { nameLabels } from './nameLabels';
import { numberText } from './numberText';
import { fitText, jointTicks, positionIn, textWidth, ticksOf } from './scale';

export const USUAL_HEIGHT_PX = 240;
const HEAD_PX = 10;
const LABEL_PX = 12;
const BAR_SHARE = 0.7;
const WIDEST_BAR_PX = 48;
/** Bars that are narrower have no gaps between them: these would make them faint. */
const NARROW_BAR_PX = 2;
/** Most of the width that the numbers of a scale take, without and with another scale at the right. */
const SCALE_SHARE = 0.4;
const SHARED_SCALE_SHARE = 0.28;

interface PlotInput {
  categories: readonly string[];
  series: readonly DrawnSeries[];
  width: number;
  height: number;
  isStacked?: boolean;
}

const widest = (texts: readonly string[]) => texts.reduce((most, text) => Math.max(most, textWidth(text)), 0);
const endsOf = (series: readonly DrawnSeries[]) =>
  series.flatMap(({ spans }) => spans.flatMap((span) => (span ? [span.to] : [])));

/** The numbers of a scale; as percentages when all of its series are. */
function scaleTexts(ticks: readonly number[], series: readonly DrawnSeries[]): string[] {
  const isPercent = series.every(({ format }) => format === 'percent');
  return series.length === 0 ? [] : ticks.map((tick) => numberText(tick, isPercent ? { format: 'percent' } : {}));
}

const labelOf = (text: string | undefined, room: number) => (text === undefined ? '' : fitText(text, room - LABEL_PX));

/** Where everything of a plot is drawn, in the pixels that there are. */
export function plotLayout({ categories, series, width, height, isStacked = false }: PlotInput) {
  const onLeft = series.filter(({ axis }) => axis === 'left');
  const onRight = series.filter(({ axis }) => axis === 'right');
  const hasTwo = onRight.length > 0;
  const [leftTicks, rightTicks] = hasTwo ? jointTicks(endsOf(onLeft), endsOf(onRight)) : [ticksOf(endsOf(onLeft)), []];
  const leftTexts = scaleTexts(leftTicks, onLeft);
  const rightTexts = scaleTexts(rightTicks, onRight);
  const most = width * (hasTwo ? SHARED_SCALE_SHARE : SCALE_SHARE);
  const roomFor = (texts: readonly string[]) => (texts.length === 0 ? 0 : Math.min(widest(texts) + LABEL_PX, most));
  const left = roomFor(leftTexts);
  const right = width - roomFor(rightTexts);
  const band = Math.max(0, right - left) / Math.max(1, categories.length);
  const centre = (index: number) => left + band * (index + 0.5);
  const names = nameLabels({ names: categories, width, height, band, centre });
  const bottom = height - names.foot;
  const yIn = (ticks: readonly number[], value: number) => positionIn(ticks, value, bottom, HEAD_PX);
  const bars = series.filter(({ shape }) => shape === 'bar').length;
  const perCategory = isStacked ? Math.min(1, bars) : bars;
  const bar = (band * BAR_SHARE) / Math.max(1, perCategory);
  return {
    left,
    right,
    band,
    top: HEAD_PX,
    bottom,
    perCategory,
    bar: bar < NARROW_BAR_PX ? band / Math.max(1, perCategory) : Math.min(WIDEST_BAR_PX, bar),
    yOf: (value: number, axis: DrawnSeries['axis'] = 'left') => yIn(axis === 'left' ? leftTicks : rightTicks, value),
    ticks: leftTicks.map((tick, index) => ({
      tick,
      y: yIn(leftTicks, tick),
      label: labelOf(leftTexts[index], left),
      rightLabel: labelOf(rightTexts[index], width - right),
    })),
    names: names.labels,
    centre,
    /** The category at a position. */
    indexAt: (x: number) => Math.min(categories.length - 1, Math.max(0, Math.floor((x - left) / (band || 1)))),
  };
}

export type PlotLayout = ReturnType<typeof plotLayout>;

/**
 * All bars of a series as one SVG path; a value other than 0 is at least one pixel high, one that is missing has none.
 * @param order The place of the series among the bars of a category.
 */
export function barsPath(
  { yOf, centre, bar, perCategory }: PlotLayout,
  spans: DrawnSeries['spans'],
  order: number,
): string {
  const breadth = bar < NARROW_BAR_PX ? bar : bar - 1;
  return spans
    .map((span, index) => {
      if (!span) return '';
      const { from, to } = span;
      const start = yOf(from);
      const height = from !== to && Math.abs(yOf(to) - start) < 1 ? Math.sign(from - to) : yOf(to) - start;
      const x = centre(index) + (order - perCategory / 2) * bar;
      return height === 0
        ? ''
        : `M${x.toFixed(2)} ${start.toFixed(2)}h${breadth.toFixed(2)}v${height.toFixed(2)}h${(-breadth).toFixed(2)}Z`;
    })
    .join('');
}
