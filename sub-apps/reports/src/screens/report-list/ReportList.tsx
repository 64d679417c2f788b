import { usePortal, useT } from '@atrium/portal/sdk';
import { FilterBar, FilterField, LoadFailure, Page, PageHeader, StateNote } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Input, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { listReports } from '../../api/listReports';
import { groupReports } from './groupReports';
import { ReportGroupSection } from './ReportGroupSection';

/** `/report-List`: every report that the position may see, by category. */
export default function ReportList() {
  const t = useT();
  const { http, nav } = usePortal();
  const id = useId();
  const [keyword, setKeyword] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['reports'],
    queryFn: ({ signal }) => listReports(http, signal),
  });
  const groups = groupReports(data ?? [], keyword);
  const reason = keyword ? 'noMatch' : 'empty';

  const head = (
    <>
      <PageHeader title={t('reports.list.title')} count={error ? undefined : data?.length} />
      <FilterBar label={t('reports.list.filter')} onReset={() => setKeyword('')}>
        <FilterField label={t('reports.list.keyword')} controlId={id}>
          <Input
            id={id}
            value={keyword}
            placeholder={t('reports.list.keyword.hint')}
            allowClear
            onChange={({ target }) => setKeyword(target.value)}
          />
        </FilterField>
      </FilterBar>
    </>
  );
  return (
    <Page head={head}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <div role="status" aria-label={t('reports.list.loading')}>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
      {!error && data && groups.length === 0 && (
        <StateNote title={t(`reports.list.${reason}`)} hint={t(`reports.list.${reason}.hint`)} />
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
