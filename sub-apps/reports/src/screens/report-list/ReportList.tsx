import { usePortal, useT } from '@atrium/portal/sdk';
import { FilterForm, LoadFailure, Page, PageHeader, StateNote } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { listReports } from '../../api/listReports';
import { AnswerNote } from '../report-detail/AnswerNote';
import { ReportListSkeleton } from './ReportListSkeleton';
import { ReportSections } from './ReportSections';
import { matching } from './sectionsOf';

const NO_FILTERS = { keyword: '' };

/** `/report-List`: every report that the position may see, by folder, with the favourites and recently opened ones. */
export default function ReportList() {
  const t = useT();
  const { http } = usePortal();
  const [filters, setFilters] = useState(NO_FILTERS);
  const {
    data: listing,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['reports'],
    queryFn: ({ signal }) => listReports(http, signal),
  });
  const data = listing?.entries;
  const search = filters.keyword.trim();
  const found = useMemo(() => (search === '' ? undefined : matching(data ?? [], search)), [data, search]);
  const handleReload = () => {
    http.forgetReads();
    void refetch();
  };

  const head = (
    <>
      <PageHeader
        title={t('reports.list.title')}
        count={error || !data ? undefined : (found ?? data).length}
        refresh={{ isBusy: isFetching, onClick: handleReload }}
      />
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
      {!error && listing && listing.faults > 0 && (
        <AnswerNote text={t('reports.list.faults', { count: listing.faults })} />
      )}
    </>
  );
  return (
    <Page head={head}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ReportListSkeleton label={t('reports.list.loading')} slowText={t('ui.slow')} />}
      {!error && data?.length === 0 && (
        <StateNote title={t('reports.list.empty')} hint={t('reports.list.empty.hint')} />
      )}
      {!error && data && data.length > 0 && found?.length !== 0 && <ReportSections reports={data} found={found} />}
      {!error && data && data.length > 0 && found?.length === 0 && (
        <StateNote
          title={t('reports.list.noMatch')}
          hint={t('reports.list.noMatch.hint')}
          action={<Button onClick={() => setFilters(NO_FILTERS)}>{t('ui.filter.clear')}</Button>}
        />
      )}
    </Page>
  );
}
