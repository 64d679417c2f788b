import { toNumber } from '../../expressions/functions/toNumber';
import type { RowValues } from '../../expressions/scope';
import { plainText } from '../defineControl';

export interface Series {
  readonly title: string;
  readonly values: readonly number[];
}

export interface ChartData {
  readonly categories: readonly string[];
  readonly series: readonly Series[];
}

interface ValueField {
  readonly name: string;
  readonly title: string;
}

/** Rows as series of finite numbers: what is no number counts as 0. */
export function chartData(rows: readonly RowValues[], categoryField: string, fields: readonly ValueField[]): ChartData {
  const numberOf = (value: unknown) => {
    const number = toNumber(value);
    return Number.isFinite(number) ? number : 0;
  };
  return {
    categories: rows.map((row) => plainText(row[categoryField]) || '—'),
    series: fields.map(({ name, title }) => ({ title, values: rows.map((row) => numberOf(row[name])) })),
  };
}
