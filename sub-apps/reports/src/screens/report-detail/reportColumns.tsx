import { LinkButton } from '@atrium/portal/ui';
import type { DataColumn } from '@atrium/portal/ui';
import type { Report, ReportColumn, ReportRow } from '../../api/report';
import type { DrillStep, Sorting } from '../../api/reportQuery';
import { Figure } from '../../figures/Figure';
import { figureText } from '../../figures/figureText';
import { memberOf } from './memberOf';
import styles from './MeasureCell.module.css';

/** A figure over a bar that shows its share of the largest one on the page. */
function MeasureCell({ text, share }: { text: string; share: number }) {
  return (
    <span className={styles.cell}>
      <span className={styles.bar} style={{ width: `${share * 100}%` }} />
      <span className={styles.text}>{text}</span>
    </span>
  );
}

const sizeOf = (row: ReportRow, { code }: ReportColumn) => Math.abs(Number(row[code]) || 0);

/** The main measure: the money column with the largest total, else the first figure. */
export function mainMeasure({ columns, totals }: Report): ReportColumn | undefined {
  const money = columns.filter(({ type, isComparison }) => type === 'money' && !isComparison);
  const [largest] = money.toSorted((a, b) => sizeOf(totals, b) - sizeOf(totals, a));
  return largest ?? columns.find(({ type }) => type !== 'text');
}

/** A press on a title sorts by figures from the largest, by texts from the first; then the other way; then not at all. */
export function nextSorting({ code, type }: ReportColumn, sorting: Sorting | undefined): Sorting | undefined {
  const first = type === 'text' ? 'asc' : 'desc';
  if (sorting?.code !== code) return { code, order: first };
  return sorting.order === first ? { code, order: first === 'asc' ? 'desc' : 'asc' } : undefined;
}

interface Acts {
  sorting: Sorting | undefined;
  onSort(sorting: Sorting | undefined): void;
  onDrill(step: DrillStep): void;
  totalText: string;
  /** Names the link of a member. */
  drillText(member: string): string;
}

/** The columns of a flat report; the main measure carries a bar, and a phone shows it and one more. */
export function reportColumns(report: Report, acts: Acts): DataColumn<ReportRow>[] {
  const { columns, rows, totals } = report;
  const { sorting, onSort, onDrill, totalText, drillText } = acts;
  const main = mainMeasure(report);
  const second = columns.find((column) => column.type !== 'text' && column !== main);
  const largest = main ? Math.max(...rows.map((row) => sizeOf(row, main)), 0) : 0;
  const hasTotals = Object.keys(totals).length > 0;

  const cellOf = (column: ReportColumn, row: ReportRow) => {
    const text = figureText(row[column.code], column);
    if (column.canDrill) {
      const step = { dimension: column.code, value: memberOf(row, column) };
      return (
        <LinkButton aria-label={drillText(text)} title={drillText(text)} onClick={() => onDrill(step)}>
          {text}
        </LinkButton>
      );
    }
    if (column === main && largest > 0) return <MeasureCell text={text} share={sizeOf(row, column) / largest} />;
    return column.isComparison ? <Figure value={row[column.code]} column={column} /> : text;
  };
  return columns.map((column, index) => {
    const { code, title, type } = column;
    const isMeasure = type !== 'text';
    const total = index === 0 ? totalText : isMeasure && code in totals ? figureText(totals[code], column) : '';
    const part = column === main ? 'amount' : column === second ? 'detail' : undefined;
    return {
      key: code,
      title,
      isNumber: isMeasure,
      inList: index === 0 ? 'title' : part,
      sorting: {
        order: sorting?.code === code ? sorting.order : undefined,
        onSort: () => onSort(nextSorting(column, sorting)),
      },
      ...(hasTotals && { total }),
      render: (row) => cellOf(column, row),
    };
  });
}
