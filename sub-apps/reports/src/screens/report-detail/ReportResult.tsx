import type { AppError } from '@atrium/common/errors/appError';
import { formatNumber } from '@atrium/common/money/format';
import { useT } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
import { canRetry, errorText, FailureNote, StateNote } from '@atrium/portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { Report } from '../../api/report';
import { refusalMessage, reportRefusal } from '../../api/reportRefusal';
import type { DrillStep, Sorting } from '../../api/reportQuery';
import { sameJson } from '../../sameJson';
import { FlatTable } from './FlatTable';
import { PivotTable } from './PivotTable';
import { absenceOf, ReportAbsence } from './ReportAbsence';
import { ReportChart } from './ReportChart';
import type { ChosenMeasures } from './ReportChart';
import { displaysOf } from './displays';
import type { ReportView } from './reportView';

interface Props {
  view: ReportView;
  /** What a reset goes back to. */
  start: ReportView;
  /** There are conditions to set. */
  hasForm: boolean;
  report: { data: Report | undefined; error: AppError | null; isPlaceholderData: boolean };
  onRetry(): void;
  onRun(): void;
  /** Starts again with the conditions of the report; `isWhole`: and with its saved layout. */
  onReset(isWhole: boolean): void;
  /** Opens the setting of the report; undefined where there is none. */
  onSetting: (() => void) | undefined;
  onSort(sorting: Sorting | undefined): void;
  onDrill(steps: readonly DrillStep[]): void;
  /** Gets the folds and sorting of a cross table to keep (`view.grid`). */
  onGrid(grid: unknown): void;
  /** Gets the chosen measures of charts to keep (`view.measures`). */
  onMeasures(measures: ChosenMeasures): void;
}

/** More cells than this are drawn only when the person says so. */
const MANY_CELLS = 200_000;

/** The server's text, which contains its limit, also where its code has no text here; else a text without the limit. */
function refusalText(t: Translate, error: AppError, refusal: 'columns' | 'rows'): string {
  // The client's own codes name no limit.
  const isServers = error.code && !error.code.startsWith('errors.') && t(error.code) !== error.code;
  if (isServers) return errorText(t, error);
  const message = refusalMessage(error);
  if (message) return message;
  return t(refusal === 'columns' ? 'reports.detail.tooManyColumns' : 'reports.detail.tooManyRows');
}

/** The table or chart of a report, or the reason why it is missing. */
export function ReportResult(props: Props) {
  const { view, start, hasForm, onRetry, onRun, onReset, onSetting, onSort, onDrill } = props;
  const { onGrid, onMeasures } = props;
  const { data, error, isPlaceholderData } = props.report;
  const t = useT();
  const settingButton = onSetting && <Button onClick={onSetting}>{t('reports.setting.open')}</Button>;
  const { slices, path, dimension, layout, sorting } = view;
  const isChanged = !sameJson([slices, path, dimension], [start.slices, start.path, start.dimension]);
  const isWhollyChanged = isChanged || !sameJson([layout, sorting], [start.layout, start.sorting]);
  const runButton = <Button onClick={onRun}>{t('reports.detail.run')}</Button>;
  if (view.phase === 'setting') {
    return (
      <FailureNote
        title={t(hasForm ? 'reports.detail.setting' : 'reports.detail.setting.noForm')}
        hint={view.refusal && errorText(t, view.refusal)}
        action={
          <>
            {runButton}
            {settingButton}
          </>
        }
      />
    );
  }
  if (view.phase === 'cancelled' && !data) {
    return (
      <StateNote title={t('reports.detail.cancelled')} hint={t('reports.detail.cancelled.hint')} action={runButton} />
    );
  }
  const absence = absenceOf(error, view);
  if (absence) return <ReportAbsence absence={absence} />;
  const refusal = error && reportRefusal(error);
  if (error && (refusal === 'columns' || refusal === 'rows')) {
    return (
      <FailureNote
        title={t('reports.detail.tooLarge')}
        hint={refusalText(t, error, refusal)}
        action={
          <>
            {settingButton}
            {isChanged && <Button onClick={() => onReset(false)}>{t('reports.detail.reset')}</Button>}
          </>
        }
      />
    );
  }
  if (error && isWhollyChanged) {
    return (
      <FailureNote
        title={t('ui.failed.title')}
        hint={errorText(t, error)}
        onOnline={canRetry(error) ? onRetry : undefined}
        action={
          <>
            {canRetry(error) && <Button onClick={onRetry}>{t('ui.retry')}</Button>}
            <Button onClick={() => onReset(true)}>{t('reports.detail.reset')}</Button>
          </>
        }
      />
    );
  }
  // A display that the answer does not have, for example the one of a link, is its table.
  const display = data && displaysOf(data).includes(view.display) ? view.display : 'table';
  if (!data || error || (display === 'table' && !data.pivot)) {
    return (
      <FlatTable
        report={data}
        error={error}
        isLoading={!data || isPlaceholderData}
        // Without a choice of the person, the order that the server tells.
        sorting={sorting ?? data?.sorting}
        onSort={onSort}
        onDrill={onDrill}
        onRetry={onRetry}
      />
    );
  }
  if (display !== 'table') {
    return (
      <ReportChart
        report={data}
        isStale={isPlaceholderData}
        kind={display}
        onDrill={onDrill}
        measures={view.measures ?? {}}
        onMeasures={onMeasures}
      />
    );
  }
  return <PivotResult report={data} isStale={isPlaceholderData} onDrill={onDrill} grid={view.grid} onGrid={onGrid} />;
}

interface PivotProps {
  report: Report;
  isStale: boolean;
  onDrill(steps: readonly DrillStep[]): void;
  grid: unknown;
  onGrid(grid: unknown): void;
}

/** A cross table; a huge one asks first, with its size. */
function PivotResult({ report, isStale, onDrill, grid, onGrid }: PivotProps) {
  const t = useT();
  const { pivot } = report;
  const [agreedTo, setAgreedTo] = useState<Report>();
  if (!pivot || pivot.rowKeys.length === 0) {
    return <StateNote title={t('reports.detail.empty')} hint={t('reports.detail.empty.hint')} />;
  }
  const columnCount = pivot.columnKeys.length * pivot.values.length;
  const cellCount = pivot.rowKeys.length * columnCount;
  if (cellCount > MANY_CELLS && agreedTo !== report) {
    const size = {
      rows: formatNumber(pivot.rowKeys.length),
      columns: formatNumber(columnCount),
      cells: formatNumber(cellCount),
    };
    return (
      <StateNote
        title={t('reports.detail.huge', size)}
        hint={t('reports.detail.huge.hint')}
        action={<Button onClick={() => setAgreedTo(report)}>{t('reports.detail.huge.show')}</Button>}
      />
    );
  }
  return <PivotTable report={report} pivot={pivot} isStale={isStale} onDrill={onDrill} view={grid} onView={onGrid} />;
}
