import { CACHES } from '@atrium/common/constants/request';
import { usePortal, useT } from '@atrium/portal/sdk';
import { FilterForm, LoadFailure, Page, PageHeader, Skeleton, StateNote } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { startableFlowsQuery } from '../../api/startableFlows';
import { startRoute } from '../../lists/processRoutes';
import { startRequests } from '../flow-start/startRequests';
import { FlowSectionView } from './FlowSectionView';
import { flowSections, matchingFlows } from './flowSections';

const NO_FILTERS = { keyword: '' };

/** The flows that the person may start, by group; of many those that they started recently come first. */
export function StartableFlows() {
  const t = useT();
  const { http, nav } = usePortal();
  const [filters, setFilters] = useState(NO_FILTERS);
  const query = startableFlowsQuery(http);
  const { data, error, isFetching, refetch } = useQuery({ ...query, staleTime: CACHES.default.ttlMs });
  const search = filters.keyword.trim();
  const found = matchingFlows(data ?? [], search);
  const clear = () => setFilters(NO_FILTERS);
  const handleReload = () => {
    http.forgetReads();
    void refetch();
  };
  return (
    <Page
      head={
        <>
          <PageHeader
            title={t('workflow.centre.start')}
            count={error || !data ? undefined : found.length}
            refresh={{ isBusy: isFetching, onClick: handleReload }}
          />
          <FilterForm
            label={t('workflow.centre.filter')}
            fields={[
              {
                key: 'keyword',
                kind: 'text',
                label: t('workflow.lists.keyword'),
                placeholder: t('workflow.centre.keyword.hint'),
              },
            ]}
            values={filters}
            onChange={setFilters}
            onReset={clear}
          />
        </>
      }
    >
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />}
      {!error && data?.length === 0 && (
        <StateNote title={t('workflow.centre.empty')} hint={t('workflow.centre.empty.hint')} />
      )}
      {!error && data && data.length > 0 && found.length === 0 && (
        <StateNote
          title={t('workflow.centre.noMatch')}
          hint={t('workflow.centre.noMatch.hint')}
          action={<Button onClick={clear}>{t('ui.filter.clear')}</Button>}
        />
      )}
      {!error &&
        flowSections(found, search !== '').map((section) => (
          <FlowSectionView
            key={section.id}
            section={section}
            onStart={({ flowCode, name }) => {
              startRequests.emit(flowCode);
              nav.openRoute(startRoute(flowCode), name);
            }}
          />
        ))}
    </Page>
  );
}
