import { DownloadOutlined } from '@ant-design/icons';
import { usePortal, useT } from '@atrium/portal/sdk';
import { useMutation } from '@tanstack/react-query';
import { ReasonButton } from '@atrium/portal/ui';
import { exportReport } from '../../api/exportReport';
import type { ReportQuery } from '../../api/runReport';

interface Props {
  query: Pick<ReportQuery, 'reportCode' | 'slices'>;
  hasRows: boolean;
}

/** Exports the whole report to a spreadsheet; unavailable without rows (business spec §2). */
export function ExportButton({ query, hasRows }: Props) {
  const t = useT();
  const { http, message } = usePortal();
  const exporting = useMutation({
    mutationFn: () => exportReport(http, query),
    onError: message.report,
    onSuccess: () => message.success(t('reports.detail.export.started')),
  });
  return (
    <ReasonButton
      icon={<DownloadOutlined aria-hidden />}
      loading={exporting.isPending}
      reason={hasRows ? undefined : t('reports.detail.export.noRows')}
      onClick={() => exporting.mutate()}
    >
      {t('reports.detail.export')}
    </ReasonButton>
  );
}
