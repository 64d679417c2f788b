import { add } from '../../common/money/decimal';
import { isFigure } from '../../common/money/format';

/** More categories of bars and lines, or lines of the table, tell a person nothing, and slow the page down. */
export const MOST_CATEGORIES = 1000;
/** The greatest ones, no more than there are colours to tell them apart; the others are one slice together. */
const MOST_SLICES = 8;

/** A pie shows the first series. Stacked bars are on top of each other; a combined chart has bars and lines. */
export type ChartKind = 'bar' | 'line' | 'pie' | 'stacked' | 'combined';

/** How the numbers of a series are written; a percentage is a share: 0.25 is 25%. */
export type SeriesFormat = 'number' | 'money' | 'percent';

export interface ChartSeries {
  readonly title: string;
  /** A number for each category, null where it is missing. */
  readonly values: readonly (number | null)[];
  /** `number` when left out. */
  readonly format?: SeriesFormat | undefined;
  /** Number of decimals; when left out as many as a number has, 2 for money, at most 2 for percentages. */
  readonly decimals?: number | undefined;
  /** In a combined chart; when left out the first series is bars, and the others are lines. */
  readonly as?: 'bar' | 'line' | undefined;
}

/** Translates a key of `chartTexts`. */
export type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

export interface ChartData {
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  /** Of a pie: what is not among the categories, as a part of the slice of others. */
  readonly others?: { readonly count: number; readonly value: number } | undefined;
}

/** The data of a pie: for each slice the place of its category in the whole data, undefined for the sum of others. */
export interface SliceData extends ChartData {
  readonly places: readonly (number | undefined)[];
}

const isKnown = (value: number | null) => value === null || isFigure(value);

/** The data in which a number that is no figure (NaN, infinite, beyond any business) is missing. The same where none is. */
export function knownData(data: ChartData): ChartData {
  if (data.series.every(({ values }) => values.every(isKnown))) return data;
  const known = (values: ChartSeries['values']) => values.map((value) => (isKnown(value) ? value : null));
  return { ...data, series: data.series.map((one) => ({ ...one, values: known(one.values) })) };
}

/** The sum of two numbers of any size, which is a finite number. */
export const addFinite = (a: number, b: number): number =>
  Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, add(a, b)));

/** The categories at these places. */
const at = ({ categories, series, others }: ChartData, places: readonly number[]): ChartData => ({
  others,
  categories: places.map((place) => categories[place] ?? ''),
  series: series.map((one) => ({ ...one, values: places.map((place) => one.values[place] ?? null) })),
});

/** The first categories, as many as can be shown. */
export const firstOf = (data: ChartData): ChartData =>
  data.categories.length <= MOST_CATEGORIES ? data : at(data, [...data.categories.keys()].slice(0, MOST_CATEGORIES));

/** The greatest slices of a pie, and the sum of the others under the name that it gets for their number. */
export function greatestOf(data: ChartData, nameOthers: (count: number) => string): SliceData {
  const series = data.series.slice(0, 1);
  const all = [...data.categories.keys()];
  const valueAt = (place: number) => series[0]?.values[place] ?? 0;
  const isLong = all.length > MOST_SLICES;
  const places = isLong ? all.sort((a, b) => valueAt(b) - valueAt(a)) : all;
  const shown = places.slice(0, MOST_SLICES);
  const greatest = at({ categories: data.categories, series }, shown);
  if (!isLong && !data.others) return { ...greatest, places: shown };
  const rest = places.slice(MOST_SLICES);
  // A slice shows what is above 0.
  const sum = rest.reduce((total, place) => addFinite(total, Math.max(0, valueAt(place))), data.others?.value ?? 0);
  return {
    categories: [...greatest.categories, nameOthers(rest.length + (data.others?.count ?? 0))],
    series: greatest.series.map((one) => ({ ...one, values: [...one.values, sum] })),
    places: [...shown, undefined],
  };
}
