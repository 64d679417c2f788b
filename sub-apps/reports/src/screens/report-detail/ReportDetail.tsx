import { usePortal, useT, useViewQuery } from '@atrium/portal/sdk';
import { StateNote } from '@atrium/portal/ui';
import { Button } from 'antd';
import { ReportPage } from './ReportPage';

/** `/report-detail?reportcode=…`: one report. */
export default function ReportDetail() {
  const t = useT();
  const { nav } = usePortal();
  const reportCode = useViewQuery().get('reportcode');
  if (reportCode) return <ReportPage key={reportCode} reportCode={reportCode} />;
  return (
    <StateNote
      isWholePage
      title={t('reports.detail.noCode')}
      hint={t('reports.detail.noCode.hint')}
      action={<Button onClick={() => nav.openRoute('/report-List')}>{t('reports.detail.toList')}</Button>}
    />
  );
}
