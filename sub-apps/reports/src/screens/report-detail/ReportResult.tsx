import type { AppError } from '@atrium/common/errors/appError';
import { useT } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
import { DataTable, errorText, FailureNote, StateNote } from '@atrium/portal/ui';
import { Button } from 'antd';
import type { Report } from '../../api/runReport';
import { reportRefusal } from '../../api/reportRefusal';
import { reportColumns } from './reportColumns';
import type { ReportView } from './reportView';

interface Props {
  view: ReportView;
  report: { data: Report | undefined; error: AppError | null; isPlaceholderData: boolean };
  onRetry(): void;
  onRun(): void;
}

/** The server's text, which contains its limit; else a text without the limit. */
function refusalText(t: Translate, { code }: AppError, refusal: 'columns' | 'rows'): string {
  if (code && t(code) !== code) return t(code);
  return t(refusal === 'columns' ? 'reports.detail.tooManyColumns' : 'reports.detail.tooManyRows');
}

/** Columns of the skeleton, before the columns of the report are loaded. */
const UNKNOWN_COLUMNS = ['1', '2', '3', '4', '5'].map((key) => ({ key, title: '', render: () => null }));

/** The table of a report, or the reason why it is missing. */
export function ReportResult({ view, report: { data, error, isPlaceholderData }, onRetry, onRun }: Props) {
  const t = useT();
  if (view.phase === 'setting') {
    return (
      <FailureNote
        title={t('reports.detail.setting')}
        hint={view.refusal && errorText(t, view.refusal)}
        action={<Button onClick={onRun}>{t('reports.detail.run')}</Button>}
      />
    );
  }
  const refusal = error && reportRefusal(error);
  if (error && (refusal === 'columns' || refusal === 'rows')) {
    return <FailureNote title={t('reports.detail.tooLarge')} hint={refusalText(t, error, refusal)} />;
  }
  return (
    <DataTable
      label={t('reports.detail.table', { name: data?.name ?? '' })}
      columns={data ? reportColumns(data, t('reports.detail.total')) : UNKNOWN_COLUMNS}
      rowKey={(_, index) => String(index)}
      rows={data?.rows}
      isLoading={!data || isPlaceholderData}
      error={error}
      onRetry={onRetry}
      empty={<StateNote title={t('reports.detail.empty')} hint={t('reports.detail.empty.hint')} />}
    />
  );
}
