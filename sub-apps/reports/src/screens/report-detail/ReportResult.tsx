import type { AppError } from '@atrium/common/errors/appError';
import { useT } from '@atrium/portal/sdk';
import { DataTable, StateNote, errorText } from '@atrium/portal/ui';
import { Button } from 'antd';
import type { Report } from '../../api/runReport';
import { reportRefusal } from '../../api/reportRefusal';
import { reportColumns } from './reportColumns';
import { refusalText } from './refusalText';
import type { ReportView } from './reportView';

interface Props {
  view: ReportView;
  report: { data: Report | undefined; error: AppError | null; isFetching: boolean };
  onRetry(): void;
  onRun(): void;
}

/** Columns of the skeleton, before the report has said which it has. */
const UNKNOWN_COLUMNS = ['1', '2', '3', '4', '5'].map((key) => ({ key, title: '', render: () => null }));

/** The table of a report, or why there is none. */
export function ReportResult({ view, report: { data, error, isFetching }, onRetry, onRun }: Props) {
  const t = useT();
  if (view.phase === 'setting') {
    return (
      <StateNote
        isError
        title={t('reports.detail.setting')}
        hint={view.refusal && errorText(t, view.refusal)}
        action={<Button onClick={onRun}>{t('reports.detail.run')}</Button>}
      />
    );
  }
  const refusal = error && reportRefusal(error);
  if (error && (refusal === 'columns' || refusal === 'rows')) {
    return <StateNote isError title={t('reports.detail.tooLarge')} hint={refusalText(t, error, refusal)} />;
  }
  return (
    <DataTable
      label={t('reports.detail.table', { name: data?.name ?? '' })}
      columns={data ? reportColumns(data, t('reports.detail.total')) : UNKNOWN_COLUMNS}
      rowKey={(_, index) => String(index)}
      rows={data?.rows}
      isLoading={isFetching}
      error={error}
      onRetry={onRetry}
      empty={<StateNote title={t('reports.detail.empty')} hint={t('reports.detail.empty.hint')} />}
    />
  );
}
