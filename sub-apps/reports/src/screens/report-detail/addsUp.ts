import type { Report, ReportColumn } from '../../api/report';
import { CheckedSum, mayAddUp } from '../../figures/CheckedSum';
import { pivotAddsUp } from '../../pivot/model/pivotAddsUp';
import { outermostRows } from './outermostRows';

/**
 * Whether the figures of the rows add up to the total, so that each is a share of it. Shares and comparisons do not; of
 * averages and of counts of different things, which come as numbers like any other, the total tells.
 */
export function addsUp(report: Report, measure: ReportColumn): boolean {
  if (!mayAddUp(measure)) return false;
  if (report.pivot) return pivotAddsUp(report.pivot, measure);
  const { rows, count, totalOf } = outermostRows(report);
  const total = totalOf(measure);
  if (total === null) return true;
  const figures = rows.map(({ figureOf }) => figureOf(measure) ?? 0);
  const sum = new CheckedSum();
  for (const figure of figures) sum.add(figure);
  const difference = sum.compare(total);
  if (rows.length >= count) return difference === 0;
  // Figures of other pages can only add to these, unless some are below 0.
  return difference <= 0 || figures.some((figure) => figure < 0);
}
