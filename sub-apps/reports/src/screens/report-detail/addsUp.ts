import type { Report, ReportColumn } from '../../api/report';
import { outermostRows } from './outermostRows';

/** What rounding may make of a row, and of a sum relative to its size. */
const ROUNDING = 0.01;
const RELATIVE_ROUNDING = 1e-6;

/**
 * Whether the figures of the rows add up to the total, so that each is a share of it. Shares and comparisons do not; of
 * averages and of counts of different things, which come as numbers like any other, the total tells.
 */
export function addsUp(report: Report, measure: ReportColumn): boolean {
  if (measure.type === 'percent' || measure.isComparison) return false;
  const { rows, count, totalOf } = outermostRows(report);
  const total = totalOf(measure);
  if (total === null) return true;
  const figures = rows.map(({ figureOf }) => figureOf(measure) ?? 0);
  const sum = figures.reduce((all, figure) => all + figure, 0);
  const tolerance = Math.max(ROUNDING * rows.length, RELATIVE_ROUNDING * Math.abs(total));
  if (rows.length >= count) return Math.abs(sum - total) <= tolerance;
  // Figures of other pages can only add to these, unless some are below 0.
  return sum - total <= tolerance || figures.some((figure) => figure < 0);
}
