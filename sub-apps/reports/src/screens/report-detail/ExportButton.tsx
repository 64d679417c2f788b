import { DownloadOutlined } from '@ant-design/icons';
import { useRun } from '@atrium/portal/sdk/useRun';
import { useT } from '@atrium/portal/sdk/useT';
import { usePortal } from '@atrium/portal/sdk/portalContext';
import { ReasonButton } from '@atrium/portal/ui/ReasonButton';
import { exportReport } from '../../api/exportReport';
import type { ReportQuery } from '../../api/runReport';

interface Props {
  query: Pick<ReportQuery, 'reportCode' | 'slices'>;
  hasRows: boolean;
}

/** Has the whole report written into a spreadsheet; there must be something to write (business spec §2). */
export function ExportButton({ query, hasRows }: Props) {
  const t = useT();
  const { http, message } = usePortal();
  const exporting = useRun();
  const start = async () => {
    const isStarted = await exporting.start(async () => {
      try {
        await exportReport(http, query);
      } catch (error) {
        message.report(error);
        throw error;
      }
    });
    if (isStarted) message.success(t('reports.detail.export.started'));
  };
  return (
    <ReasonButton
      icon={<DownloadOutlined aria-hidden />}
      loading={exporting.isRunning}
      reason={hasRows ? undefined : t('reports.detail.export.noRows')}
      onClick={() => void start()}
    >
      {t('reports.detail.export')}
    </ReasonButton>
  );
}
