import { lookUp } from '@atrium/common/lookUp';
import { LinkButton } from '@atrium/portal/ui';
import type { DataColumn } from '@atrium/portal/ui';
import { clipped } from '../../api/nameText';
import type { Report, ReportColumn, ReportRow } from '../../api/report';
import type { ReactNode } from 'react';
import type { DrillStep, Mark, Sorting } from '../../api/reportQuery';
import { Figure } from '../../figures/Figure';
import { BeyondIcon } from '../../figures/BeyondIcon';
import { beyondLimit } from '../../figures/beyondLimit';
import { figureText } from '../../figures/figureText';
import { memberOf } from './memberOf';
import styles from './MeasureCell.module.css';

interface MeasureProps {
  figure: ReactNode;
  /** The mark whose limit the figure is beyond. */
  beyond: Mark | undefined;
  share: number;
}

/** A figure over a bar that shows its share of the largest one on the page, or marked beyond a limit. */
function MeasureCell({ figure, beyond, share }: MeasureProps) {
  return (
    <span className={styles.cell} data-beyond={beyond?.kind}>
      {share > 0 && <span className={styles.bar} style={{ width: `${share * 100}%` }} />}
      {beyond && <BeyondIcon mark={beyond} />}
      <span className={styles.text}>{figure}</span>
    </span>
  );
}

const sizeOf = (row: ReportRow, { code }: ReportColumn) => Math.abs(Number(lookUp(row, code)) || 0);

/** The main measure: the first money that is no comparison, else the first figure. */
export const mainMeasure = ({ columns }: Report): ReportColumn | undefined =>
  columns.find(({ type, isComparison }) => type === 'money' && !isComparison) ??
  columns.find(({ type }) => type !== 'text');

/** A press on a title sorts by figures from the largest, by texts from the first; then the other way; then not at all. */
function nextSorting({ code, type }: ReportColumn, sorting: Sorting | undefined): Sorting | undefined {
  const first = type === 'text' ? 'asc' : 'desc';
  if (sorting?.code !== code) return { code, order: first };
  return sorting.order === first ? { code, order: first === 'asc' ? 'desc' : 'asc' } : undefined;
}

interface Acts {
  sorting: Sorting | undefined;
  onSort(sorting: Sorting | undefined): void;
  onDrill(steps: readonly DrillStep[]): void;
  totalText: string;
  /** Names the link of a member. */
  drillText(member: string): string;
}

/** Figures beside the main one on a card of a phone. */
const MOST_DETAILS = 4;

/** The columns of a flat report with their marks; a phone shows the main measure and some more. */
export function reportColumns(report: Report, acts: Acts): DataColumn<ReportRow>[] {
  const { columns, rows, totals, layout } = report;
  const { sorting, onSort, onDrill, totalText, drillText } = acts;
  const main = mainMeasure(report);
  const details = columns.filter((column) => column.type !== 'text' && column !== main).slice(0, MOST_DETAILS);
  const hasTotals = Object.keys(totals).length > 0;
  const marksOf = ({ code }: ReportColumn) => layout?.marks.filter(({ measure }) => measure === code) ?? [];
  const largestOf = (column: ReportColumn) => rows.reduce((most, row) => Math.max(most, sizeOf(row, column)), 0);
  /** Without a layout the main measure has the bars. */
  const hasBars = (column: ReportColumn) =>
    layout ? marksOf(column).some(({ kind }) => kind === 'bar') : column === main;

  const memberCell = (column: ReportColumn, row: ReportRow) => {
    const text = clipped(figureText(lookUp(row, column.code), column));
    if (!column.canDrill) return text;
    const step = { dimension: column.code, value: memberOf(row, column) };
    return (
      <LinkButton aria-label={drillText(text)} title={drillText(text)} onClick={() => onDrill([step])}>
        {text}
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
      if (largest > 0) {
        return <MeasureCell figure={figure} beyond={beyond} share={sizeOf(row, column) / largest} />;
      }
      return beyond ? <MeasureCell figure={figure} beyond={beyond} share={0} /> : figure;
    };
  };
  return columns.map((column, index) => {
    const { code, title, type } = column;
    const isMeasure = type !== 'text';
    const total =
      index === 0
        ? totalText
        : isMeasure && Object.hasOwn(totals, code)
          ? figureText(lookUp(totals, code), column)
          : '';
    const part = column === main ? 'amount' : details.includes(column) ? 'detail' : undefined;
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
      render: isMeasure
        ? figureCell(column, hasBars(column) ? largestOf(column) : 0)
        : (row) => memberCell(column, row),
    };
  });
}
