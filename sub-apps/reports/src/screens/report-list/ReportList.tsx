import { usePortal, useT } from '@atrium/portal/sdk';
import { FilterForm, LoadFailure, Page, PageHeader, Skeleton, StateNote } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { listReports } from '../../api/listReports';
import type { ReportEntry } from '../../api/listReports';
import { ReportGroupSection } from './ReportGroupSection';
import type { ReportGroup } from './ReportGroupSection';

const NO_FILTERS = { keyword: '' };

/** The reports whose name or description contains the keyword, by category in the order of the server. */
function groupReports(reports: readonly ReportEntry[], keyword: string): ReportGroup[] {
  const wanted = keyword.trim().toLowerCase();
  const groups = new Map<string, ReportEntry[]>();
  for (const report of reports) {
    if (!`${report.name}\n${report.description}`.toLowerCase().includes(wanted)) continue;
    groups.set(report.category, [...(groups.get(report.category) ?? []), report]);
  }
  return [...groups].map(([category, members]) => ({ category, reports: members }));
}

/** `/report-List`: every report that the position may see, by category. */
export default function ReportList() {
  const t = useT();
  const { http, nav } = usePortal();
  const [filters, setFilters] = useState(NO_FILTERS);
  const { data, error, refetch } = useQuery({
    queryKey: ['reports'],
    queryFn: ({ signal }) => listReports(http, signal),
  });
  const groups = groupReports(data ?? [], filters.keyword);
  const reason = filters.keyword ? 'noMatch' : 'empty';

  const head = (
    <>
      <PageHeader title={t('reports.list.title')} count={error ? undefined : data?.length} />
      <FilterForm
        label={t('reports.list.filter')}
        fields={[
          {
            key: 'keyword',
            kind: 'text',
            label: t('reports.list.keyword'),
            placeholder: t('reports.list.keyword.hint'),
          },
        ]}
        values={filters}
        onChange={setFilters}
        onReset={() => setFilters(NO_FILTERS)}
      />
    </>
  );
  return (
    <Page head={head}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton label={t('reports.list.loading')} slowText={t('ui.slow')} />}
      {!error && data && groups.length === 0 && (
        <StateNote
          title={t(`reports.list.${reason}`)}
          hint={t(`reports.list.${reason}.hint`)}
          action={filters.keyword && <Button onClick={() => setFilters(NO_FILTERS)}>{t('ui.filter.clear')}</Button>}
        />
      )}
      {!error &&
        groups.map((group) => (
          <ReportGroupSection
            key={group.category}
            group={group}
            onOpen={({ reportCode, name }) =>
              nav.openRoute(`/report-detail?reportcode=${encodeURIComponent(reportCode)}`, name)
            }
          />
        ))}
    </Page>
  );
}
