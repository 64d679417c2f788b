import { useT } from '@atrium/portal/sdk';
import { DataTable, LoadFailure, StateNote } from '@atrium/portal/ui';
import type { AppError } from '@atrium/common/errors/appError';
import type { Report } from '../../api/report';
import type { DrillStep, Sorting } from '../../api/reportQuery';
import { AnswerNote } from './AnswerNote';
import { reportColumns } from './reportColumns';

interface Props {
  report: Report | undefined;
  error: AppError | null;
  isLoading: boolean;
  sorting: Sorting | undefined;
  onSort(sorting: Sorting | undefined): void;
  onDrill(steps: readonly DrillStep[]): void;
  onRetry(): void;
}

/** More columns than these, or cells on a page, hold up the browser. */
const MOST_COLUMNS = 100;
const MOST_CELLS = 10_000;

/** How many columns there is room for beside each other. */
export const columnRoom = (rowCount: number): number =>
  Math.min(MOST_COLUMNS, Math.floor(MOST_CELLS / Math.max(1, rowCount)));

/** Columns of the skeleton, before the columns of the report are loaded. */
const UNKNOWN_COLUMNS = ['1', '2', '3', '4', '5'].map((key) => ({ key, title: '', render: () => null }));

/** One page of a report with one dimension. */
export function FlatTable({ report, error, isLoading, sorting, onSort, onDrill, onRetry }: Props) {
  const t = useT();
  // Without an answer there is no head either.
  if (error && !report) return <LoadFailure error={error} onRetry={onRetry} />;
  const shown = report && { ...report, columns: report.columns.slice(0, columnRoom(report.rows.length)) };
  const leftOut = (report?.columns.length ?? 0) - (shown?.columns.length ?? 0);
  const columns = shown
    ? reportColumns(shown, {
        sorting,
        onSort,
        onDrill,
        totalText: t('reports.detail.total'),
        drillText: (member) => t('reports.drill.down', { member }),
      })
    : UNKNOWN_COLUMNS;
  return (
    <>
      {leftOut > 0 && <AnswerNote text={t('reports.unshown.columns', { count: leftOut })} />}
      <DataTable
        label={t('reports.detail.table', { name: report?.name ?? '' })}
        columns={columns}
        rowKey={(_, index) => String(index)}
        rows={report?.rows}
        isLoading={isLoading}
        error={error}
        onRetry={onRetry}
        empty={<StateNote title={t('reports.detail.empty')} hint={t('reports.detail.empty.hint')} />}
      />
    </>
  );
}
