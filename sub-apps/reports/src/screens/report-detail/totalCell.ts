import { lookUp } from '@atrium/common/lookUp';
import type { ReportColumn, ReportRow } from '../../api/report';
import { figureText } from '../../figures/figureText';

/** The cell of a column below all rows: the name of that row in the first column; empty without a total. */
export function totalCell(totals: ReportRow, column: ReportColumn, isFirst: boolean, name: string): string {
  if (isFirst) return name;
  const { code, type } = column;
  return type !== 'text' && Object.hasOwn(totals, code) ? figureText(lookUp(totals, code), column) : '';
}
