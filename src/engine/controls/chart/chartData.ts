import type { ChartData, ChartSeries } from '@/ui/chart/chartData';
import type { RowValues } from '../../expressions/scope';
import { figureIn } from '../shared/figureIn';
import { formatCell } from '../shared/formatCell';

interface ValueField extends Omit<ChartSeries, 'values'> {
  readonly name: string;
}

/** Rows as series of figures: a field that is empty or no figure is missing, it is never drawn as 0. */
export function chartData(rows: readonly RowValues[], categoryField: string, fields: readonly ValueField[]): ChartData {
  return {
    categories: rows.map((row) => formatCell(row[categoryField]) || '—'),
    series: fields.map(({ name, ...field }) => ({ ...field, values: rows.map((row) => figureIn(row[name]) ?? null) })),
  };
}
