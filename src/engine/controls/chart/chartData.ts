import { toNumber } from '../../expressions/functions/toNumber';
import { add } from '@/common/money/decimal';
import type { RowValues } from '../../expressions/scope';
import { plainText } from '../defineControl';
import { formatCell } from '../shared/formatCell';

/** More categories of bars and lines, or lines of the table, tell a person nothing, and slow the page down. */
export const MOST_CATEGORIES = 1000;
/** The greatest ones; the others are one slice together. */
const MOST_SLICES = 50;
/** Beyond these digits the computer's own inaccuracy would show: 0.1 + 0.2 is 0.30000000000000004. */
const EXACT_DIGITS = 15;

/** How the numbers of a series are written. */
export type SeriesFormat = 'number' | 'money' | 'percent';

export interface Series {
  readonly title: string;
  readonly values: readonly number[];
  readonly format?: SeriesFormat;
}

export interface ChartData {
  readonly categories: readonly string[];
  readonly series: readonly Series[];
}

interface ValueField {
  readonly name: string;
  readonly title: string;
  readonly format?: SeriesFormat;
}

/** Rows as series of finite numbers: what is no number counts as 0. */
export function chartData(rows: readonly RowValues[], categoryField: string, fields: readonly ValueField[]): ChartData {
  const numberOf = (value: unknown) => {
    const number = toNumber(value);
    return Number.isFinite(number) ? number : 0;
  };
  return {
    categories: rows.map((row) => plainText(row[categoryField]) || '—'),
    series: fields.map(({ name, ...field }) => ({ ...field, values: rows.map((row) => numberOf(row[name])) })),
  };
}

/** A number as a person reads it. */
export const numberText = (value: number, format: SeriesFormat = 'number'): string =>
  formatCell(Number(value.toPrecision(EXACT_DIGITS)), format);

/** The categories at these places. */
const at = ({ categories, series }: ChartData, places: readonly number[]): ChartData => ({
  categories: places.map((place) => categories[place] ?? ''),
  series: series.map((one) => ({ ...one, values: places.map((place) => one.values[place] ?? 0) })),
});

/** The first categories, as many as can be shown. */
export const firstOf = (data: ChartData): ChartData =>
  data.categories.length <= MOST_CATEGORIES ? data : at(data, [...data.categories.keys()].slice(0, MOST_CATEGORIES));

/** The greatest slices of a pie, and the sum of the others under the name that it gets for their number. */
export function greatestOf(data: ChartData, nameOthers: (count: number) => string): ChartData {
  const [first] = data.series;
  if (!first || data.categories.length <= MOST_SLICES) return data;
  const places = [...data.categories.keys()].sort((a, b) => (first.values[b] ?? 0) - (first.values[a] ?? 0));
  const { categories } = at(data, places.slice(0, MOST_SLICES));
  const others = places.slice(MOST_SLICES);
  const values = places.slice(0, MOST_SLICES).map((place) => first.values[place] ?? 0);
  // A slice shows what is above 0.
  const rest = others.reduce((sum, place) => add(sum, Math.max(0, first.values[place] ?? 0)), 0);
  return {
    categories: [...categories, nameOthers(others.length)],
    series: [{ ...first, values: [...values, Number.isFinite(rest) ? rest : Number.MAX_VALUE] }],
  };
}
