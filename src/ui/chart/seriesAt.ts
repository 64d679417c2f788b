import type { ChartKind } from './chartData';
import type { DrawnSeries } from './drawnSeries';
import type { PlotLayout } from './plotLayout';

/** The place among the drawn series of the one whose bar, segment or point in a category is nearest to a position. */
export function seriesAt(
  drawn: readonly DrawnSeries[],
  { yOf, centre, bar, perCategory }: PlotLayout,
  kind: ChartKind,
  { index, x, y }: { index: number; x: number; y: number },
): number {
  const distances = drawn.map(({ spans, axis }, order) => {
    const span = spans[index];
    if (!span) return Infinity;
    if (kind === 'bar') return Math.abs(x - centre(index) - (order + 0.5 - perCategory / 2) * bar);
    const end = yOf(span.to, axis);
    const start = kind === 'stacked' ? yOf(span.from, axis) : end;
    return Math.max(0, Math.min(start, end) - y, y - Math.max(start, end));
  });
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
