import { numberText } from './chartData';
import type { ChartData } from './chartData';
import { fitText, positionIn, textWidth, ticksOf } from './scale';

export const PLOT_HEIGHT_PX = 240;
const FOOT_PX = 24;
const HEAD_PX = 10;
const LABEL_PX = 12;
const BAR_SHARE = 0.7;
const WIDEST_BAR_PX = 48;
/** Bars that are narrower have no gaps between them: these would make them faint. */
const NARROW_BAR_PX = 2;
const GAP_PX = 8;
/** Most room that a category's name takes when the next one needs it. */
const NAME_PX = 96;
/** Most of the width that the numbers of the scale take. */
const SCALE_SHARE = 0.4;

const widest = (texts: readonly string[]) => texts.reduce((most, text) => Math.max(most, textWidth(text)), 0);

/** Where everything of a plot is drawn, in the pixels that there are. */
export function plotLayout({ categories, series }: ChartData, width: number) {
  const ticks = ticksOf(series.flatMap(({ values }) => values));
  const isPercent = series.length > 0 && series.every(({ format }) => format === 'percent');
  const numbers = ticks.map((tick) => numberText(tick, isPercent ? 'percent' : 'number'));
  const left = Math.min(widest(numbers) + LABEL_PX, width * SCALE_SHARE);
  const band = Math.max(0, width - left) / Math.max(1, categories.length);
  const bottom = PLOT_HEIGHT_PX - FOOT_PX;
  const yOf = (value: number) => positionIn(ticks, value, bottom, HEAD_PX);
  const nameEvery = Math.max(1, Math.ceil((Math.min(NAME_PX, widest(categories)) + GAP_PX) / (band || 1)));
  const bar = (band * BAR_SHARE) / series.length;
  const centre = (index: number) => left + band * (index + 0.5);
  /** A name below the middle of its category, but not beyond the edges. */
  const nameAt = (index: number, label: string) => {
    const half = textWidth(label) / 2;
    return { index, label, x: Math.max(half, Math.min(width - half, centre(index))) };
  };
  return {
    left,
    band,
    top: HEAD_PX,
    bottom,
    yOf,
    bar: bar < NARROW_BAR_PX ? band / series.length : Math.min(WIDEST_BAR_PX, bar),
    ticks: ticks.map((tick, index) => ({ tick, y: yOf(tick), label: fitText(numbers[index] ?? '', left - LABEL_PX) })),
    /** The names below the plot: every nth one where there is no room for all. */
    names: categories.flatMap((name, index) =>
      index % nameEvery === 0 ? [nameAt(index, fitText(name, band * nameEvery - GAP_PX))] : [],
    ),
    centre,
    /** The category at a position. */
    indexAt: (x: number) => Math.min(categories.length - 1, Math.max(0, Math.floor((x - left) / (band || 1)))),
  };
}

export type PlotLayout = ReturnType<typeof plotLayout>;

/** All bars of a series as one SVG path; a value other than 0 is at least one pixel high. */
export function barsPath(
  { yOf, centre, bar }: PlotLayout,
  values: readonly number[],
  order: number,
  count: number,
): string {
  const zero = yOf(0);
  const breadth = bar < NARROW_BAR_PX ? bar : bar - 1;
  return values
    .map((value, index) => {
      const y = yOf(value);
      const height = value !== 0 && Math.abs(y - zero) < 1 ? -Math.sign(value) : y - zero;
      const x = centre(index) + (order - count / 2) * bar;
      return height === 0
        ? ''
        : `M${x.toFixed(2)} ${zero.toFixed(2)}h${breadth.toFixed(2)}v${height.toFixed(2)}h${(-breadth).toFixed(2)}Z`;
    })
    .join('');
}
