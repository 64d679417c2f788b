import { usePortal, useT } from '@atrium/portal/sdk';
import { ListFoot, Page, PageHeader, Pager } from '@atrium/portal/ui';
import { useEffect } from 'react';
import { DimensionSwitch } from './DimensionSwitch';
import { ExportButton } from './ExportButton';
import { ReportFilters } from './ReportFilters';
import { ReportResult } from './ReportResult';
import { useReport } from './useReport';

/** The frame of one report: name and count, dimension and filters above, paging below. */
export function ReportPage({ reportCode }: { reportCode: string }) {
  const t = useT();
  const { tab } = usePortal();
  const { view, dispatch, run, dimension, dimensions, report } = useReport(reportCode);
  const { data } = report;
  const isShown = view.phase === 'result' && !report.error;
  const name = data?.name;

  useEffect(() => {
    if (name) tab.setTitle(name);
  }, [tab, name]);

  return (
    <Page
      head={
        <>
          <PageHeader
            title={name ?? t('reports.detail.title')}
            count={isShown ? data?.itemCount : undefined}
            actions={
              <ExportButton query={{ reportCode, slices: view.slices }} hasRows={isShown && !!data?.rows.length} />
            }
          />
          <DimensionSwitch
            dimensions={dimensions.data ?? []}
            value={dimension}
            onChange={(code) => dispatch({ type: 'chooseDimension', code })}
          />
          <ReportFilters slices={data?.slices ?? []} view={view} onEvent={dispatch} onRun={run} />
        </>
      }
      foot={
        <ListFoot slowText={report.isFetching ? t('ui.slow') : undefined}>
          <Pager
            page={view.page}
            itemCount={isShown ? data?.itemCount : undefined}
            onChange={(page) => dispatch({ type: 'turnPage', page })}
          />
        </ListFoot>
      }
    >
      <ReportResult
        view={view}
        report={dimensions.error ? { ...dimensions, data: undefined } : report}
        onRetry={() => void (dimensions.error ? dimensions : report).refetch()}
        onRun={run}
      />
    </Page>
  );
}
