import { formatNumber, MONEY_DECIMALS } from '@atrium/common/money/format';
import type { DataColumn } from '@atrium/portal/ui';
import type { Cell, ColumnType, Report, ReportColumn, ReportRow } from '../../api/runReport';
import styles from './MeasureCell.module.css';

/** Formats a value: money with thousands separators and two decimals, a share (0.125) as 12.5 %. */
function cellText(value: Cell | undefined, type: ColumnType): string {
  if (value === null || value === undefined || value === '') return '—';
  if (type === 'text' || !Number.isFinite(Number(value))) return String(value);
  const number = Number(value);
  if (type === 'money') return formatNumber(number, MONEY_DECIMALS);
  return type === 'percent' ? `${formatNumber(number * 100, 1)}%` : formatNumber(number);
}

/** A number over a bar that shows its share of the largest one on the page. */
function MeasureCell({ text, share }: { text: string; share: number }) {
  return (
    <span className={styles.cell}>
      <span className={styles.bar} style={{ width: `${share * 100}%` }} />
      <span className={styles.text}>{text}</span>
    </span>
  );
}

const sizeOf = (row: ReportRow, { code }: ReportColumn) => Math.abs(Number(row[code]) || 0);

/** The main measure: the money column with the largest total, else the first number. */
function mainMeasure({ columns, totals }: Report): ReportColumn | undefined {
  const money = columns.filter(({ type }) => type === 'money');
  const [largest] = money.toSorted((a, b) => sizeOf(totals, b) - sizeOf(totals, a));
  return largest ?? columns.find(({ type }) => type !== 'text');
}

/** The columns of a report's table; the main measure carries a bar, and a phone shows it and one more. */
export function reportColumns(report: Report, totalText: string): DataColumn<ReportRow>[] {
  const { columns, rows, totals } = report;
  const main = mainMeasure(report);
  const second = columns.find((column) => column.type !== 'text' && column !== main);
  const largest = main ? Math.max(...rows.map((row) => sizeOf(row, main)), 0) : 0;
  const hasTotals = Object.keys(totals).length > 0;

  return columns.map((column, index) => {
    const { code, title, type } = column;
    const isMeasure = type !== 'text';
    const total = index === 0 ? totalText : isMeasure && code in totals ? cellText(totals[code], type) : '';
    const part = column === main ? 'amount' : column === second ? 'detail' : undefined;
    return {
      key: code,
      title,
      isNumber: isMeasure,
      inList: index === 0 ? 'title' : part,
      ...(hasTotals && { total }),
      render: (row) => {
        const shown = cellText(row[code], type);
        return column === main && largest > 0 ? (
          <MeasureCell text={shown} share={sizeOf(row, column) / largest} />
        ) : (
          shown
        );
      },
    };
  });
}
