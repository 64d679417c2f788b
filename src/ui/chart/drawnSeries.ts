import { addFinite } from './chartData';
import type { ChartData, ChartKind, ChartSeries } from './chartData';

/** From where to where a bar reaches; the point of a line is at `to`. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** A series of a plot, and how it is drawn. */
export interface DrawnSeries extends ChartSeries {
  /** Its place among all series, which its colour and shape depend on. */
  readonly index: number;
  readonly shape: 'bar' | 'line';
  readonly axis: 'left' | 'right';
  /** Undefined where the number is missing. */
  readonly spans: readonly (Span | undefined)[];
}

function shapeOf(kind: ChartKind, { as }: ChartSeries, index: number): DrawnSeries['shape'] {
  if (kind === 'combined') return as ?? (index === 0 ? 'bar' : 'line');
  return kind === 'line' ? 'line' : 'bar';
}

/** The spans of the next series of a stack: what is below 0 goes down from there. Changes the ends of the stack. */
function stack(values: ChartSeries['values'], ends: { up: number[]; down: number[] }): DrawnSeries['spans'] {
  return values.map((value, index) => {
    if (value === null) return undefined;
    const side = value < 0 ? ends.down : ends.up;
    const from = side[index] ?? 0;
    const to = addFinite(from, value);
    side[index] = to;
    return { from, to };
  });
}

/**
 * The series of a plot that are shown. In a combined chart the lines whose numbers are of another format than those of
 * the bars have an axis of their own, at the right.
 */
export function drawnSeries(kind: ChartKind, { series }: ChartData, shown: readonly boolean[]): DrawnSeries[] {
  const shapes = series.map((one, index) => shapeOf(kind, one, index));
  const formatOf = ({ format = 'number' }: ChartSeries) => format;
  const main = series.find((_one, index) => shapes[index] === 'bar') ?? series[0];
  const ends = { up: [], down: [] };
  return series.flatMap((one, index) => {
    if (!shown[index]) return [];
    const shape = shapes[index] ?? 'bar';
    const hasOwnAxis = kind === 'combined' && shape === 'line' && main && formatOf(one) !== formatOf(main);
    const spans =
      kind === 'stacked'
        ? stack(one.values, ends)
        : one.values.map((to) => (to === null ? undefined : { from: 0, to }));
    return [{ ...one, index, shape, axis: hasOwnAxis ? ('right' as const) : ('left' as const), spans }];
  });
}
