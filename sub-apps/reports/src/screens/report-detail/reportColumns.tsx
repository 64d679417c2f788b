import type { DataColumn } from '@atrium/portal/ui/DataTable';
import type { Report, ReportColumn, ReportRow } from '../../api/runReport';
import { cellText } from './cellText';
import { MeasureCell } from './MeasureCell';

/** Measures that a phone shows beside the first column. */
const MEASURES_IN_LIST = 2;

const sizeOf = (row: ReportRow, { code }: ReportColumn) => Math.abs(Number(row[code]) || 0);

/** The columns of a report's table; the main measure carries a bar. */
export function reportColumns({ columns, rows, totals }: Report, totalText: string): DataColumn<ReportRow>[] {
  const measures = columns.filter(({ type }) => type !== 'text');
  const main = measures.find(({ type }) => type === 'money') ?? measures[0];
  const largest = main ? Math.max(...rows.map((row) => sizeOf(row, main)), 0) : 0;
  const hasTotals = Object.keys(totals).length > 0;

  return columns.map((column, index) => {
    const { code, title, type } = column;
    const isMeasure = type !== 'text';
    const total = index === 0 ? totalText : isMeasure && code in totals ? cellText(totals[code], type) : '';
    const isInList = isMeasure && measures.indexOf(column) < MEASURES_IN_LIST;
    return {
      key: code,
      title,
      isNumber: isMeasure,
      ...(index === 0 ? { inList: 'headline' as const } : isInList ? { inList: 'detail' as const } : {}),
      ...(hasTotals && { total }),
      render: (row) => {
        const shown = cellText(row[code], type);
        return column === main && largest > 0 ? <MeasureCell text={shown} share={sizeOf(row, column) / largest} /> : shown;
      },
    };
  });
}
