import type { ChartData, ChartSeries } from '@/ui/chart/chartData';
import { toNumber } from '../../expressions/functions/toNumber';
import type { RowValues } from '../../expressions/scope';
import { plainText } from '../defineControl';

interface ValueField extends Omit<ChartSeries, 'values'> {
  readonly name: string;
}

/** Rows as series of finite numbers: a field that is empty is missing, any other that is no number counts as 0. */
export function chartData(rows: readonly RowValues[], categoryField: string, fields: readonly ValueField[]): ChartData {
  const numberOf = (value: unknown) => {
    if (value === undefined || value === null || value === '') return null;
    const number = toNumber(value);
    return Number.isFinite(number) ? number : 0;
  };
  return {
    categories: rows.map((row) => plainText(row[categoryField]) || '—'),
    series: fields.map(({ name, ...field }) => ({ ...field, values: rows.map((row) => numberOf(row[name])) })),
  };
}
