import { lookUp } from '@atrium/common/lookUp';
import { Icon, LinkButton } from '@atrium/portal/ui';
import type { DataColumn } from '@atrium/portal/ui';
import { clipped } from '../../api/nameText';
import type { Report, ReportColumn, ReportRow } from '../../api/report';
import type { ReactNode } from 'react';
import type { DrillStep, Mark, Sorting } from '../../api/reportQuery';
import { Figure } from '../../figures/Figure';
import { BeyondIcon } from '../../figures/BeyondIcon';
import { beyondLimit } from '../../figures/beyondLimit';
import { figureText, numberOf } from '../../figures/figureText';
import { memberOf } from './memberOf';
import { totalCell } from './totalCell';
import styles from './MeasureCell.module.css';

interface MeasureProps {
  figure: ReactNode;
  column: ReportColumn;
  /** The mark whose limit the figure is beyond. */
  beyond: Mark | undefined;
  /** Of the largest one on the page, negative for a negative figure; 0: no bar. */
  share: number;
}

/** A figure over its bar, or marked beyond a limit. */
function MeasureCell({ figure, column, beyond, share }: MeasureProps) {
  return (
    <span className={styles.cell} data-beyond={beyond?.kind}>
      {share !== 0 && (
        <span
          className={styles.bar}
          data-negative={share < 0 || undefined}
          style={{ width: `${Math.abs(share) * 100}%` }}
        />
      )}
      {beyond && <BeyondIcon mark={beyond} column={column} />}
      <span className={styles.text}>{figure}</span>
    </span>
  );
}

const numberIn = (row: ReportRow, { code }: ReportColumn) => numberOf(lookUp(row, code)) ?? 0;

/** The main measure: the first money that is no comparison, else the first figure. */
export const mainMeasure = ({ columns }: Pick<Report, 'columns'>): ReportColumn | undefined =>
  columns.find(({ type, isComparison }) => type === 'money' && !isComparison) ??
  columns.find(({ type }) => type !== 'text');

interface Acts {
  sorting: Sorting | undefined;
  onSort(sorting: Sorting | undefined): void;
  onDrill(steps: readonly DrillStep[]): void;
  totalText: string;
  /** Names the link of a member. */
  drillText(member: string): string;
}

/** The columns of a flat report with their marks; a card of a phone has the main measure beside its title. */
export function reportColumns(report: Report, acts: Acts): DataColumn<ReportRow>[] {
  const { columns, rows, totals, layout } = report;
  const { sorting, onSort, onDrill, totalText, drillText } = acts;
  const main = mainMeasure(report);
  const hasTotals = Object.keys(totals).length > 0;
  const marksOf = ({ code }: ReportColumn) => layout?.marks.filter(({ measure }) => measure === code) ?? [];
  const largestOf = (column: ReportColumn) =>
    rows.reduce((most, row) => Math.max(most, Math.abs(numberIn(row, column))), 0);
  /** Without a layout the main measure has the bars. */
  const hasBars = (column: ReportColumn) =>
    layout ? marksOf(column).some(({ kind }) => kind === 'bar') : column === main;

  const memberCell = (column: ReportColumn, row: ReportRow) => {
    const text = clipped(figureText(lookUp(row, column.code), column));
    if (!column.canDrill) return text;
    const step = { dimension: column.code, value: memberOf(row, column) };
    return (
      <LinkButton
        className={styles.drill}
        aria-label={drillText(text)}
        title={drillText(text)}
        onClick={() => onDrill([step])}
      >
        {text}
        <span className={styles.chevron}>
          <Icon name="next" />
        </span>
      </LinkButton>
    );
  };
  const figureCell = (column: ReportColumn, largest: number) => {
    const marks = marksOf(column);
    return (row: ReportRow) => {
      const value = lookUp(row, column.code);
      const text = figureText(value, column);
      const beyond = value === null || value === undefined ? undefined : beyondLimit(marks, Number(value));
      const figure = column.isComparison ? <Figure value={value} column={column} /> : text;
      if (largest === 0 && !beyond) return figure;
      const share = largest === 0 ? 0 : numberIn(row, column) / largest;
      return <MeasureCell figure={figure} column={column} beyond={beyond} share={share} />;
    };
  };
  return columns.map((column, index) => {
    const { code, title, type } = column;
    const isMeasure = type !== 'text';
    return {
      key: code,
      title,
      isNumber: isMeasure,
      inList: index === 0 ? 'title' : column === main ? 'amount' : 'detail',
      sorting: {
        order: sorting?.code === code ? sorting.order : undefined,
        onSort: (order) => onSort(order && { code, order }),
      },
      ...(hasTotals && { total: totalCell(totals, column, index === 0, totalText) }),
      render: isMeasure
        ? figureCell(column, hasBars(column) ? largestOf(column) : 0)
        : (row) => memberCell(column, row),
    };
  });
}
