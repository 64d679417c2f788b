import { usePortal, useT } from '@atrium/portal/sdk';
import { DEFAULT_PAGE_SIZE, DataTable, KeywordFilter, Page, PageHeader, Pager, StateNote } from '@atrium/portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pendingQuery, PROCESSES_KEY } from '../../api/listPending';
import type { PendingProcess, PendingQuery } from '../../api/listPending';
import { pendingColumns } from './pendingColumns';
import { ProcessPanel } from './ProcessPanel';

const FIRST_QUERY: PendingQuery = { keyword: '', pageIndex: 1, pageSize: DEFAULT_PAGE_SIZE };

/** `/undeal`: what waits for the person's decision. */
export default function Undeal() {
  const t = useT();
  const { http } = usePortal();
  const [query, setQuery] = useState(FIRST_QUERY);
  const [opened, setOpened] = useState<PendingProcess>();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(pendingQuery(http, query));
  const queries = useQueryClient();
  const processes = data?.processes;

  const open = (process: PendingProcess) => {
    setOpened(process);
    setIsPanelOpen(true);
  };
  const handleHandled = () => {
    // The last item of the last page leaves nothing there to come back to.
    if (processes?.length === 1 && query.pageIndex > 1) setQuery({ ...query, pageIndex: query.pageIndex - 1 });
    else void queries.invalidateQueries({ queryKey: PROCESSES_KEY });
  };
  const reason = query.keyword ? 'noMatch' : 'empty';

  return (
    <Page
      head={
        <>
          <PageHeader title={t('workflow.undeal.title')} count={error ? undefined : data?.itemCount} />
          <KeywordFilter
            label={t('workflow.undeal.filter')}
            fieldLabel={t('workflow.undeal.keyword')}
            placeholder={t('workflow.undeal.keyword.hint')}
            onSearch={(keyword) => setQuery({ ...query, keyword, pageIndex: 1 })}
          />
        </>
      }
      foot={
        data && (
          <Pager
            page={{ index: query.pageIndex, size: query.pageSize }}
            itemCount={data.itemCount}
            onChange={({ index, size }) => setQuery({ ...query, pageIndex: index, pageSize: size })}
          />
        )
      }
      panel={
        <ProcessPanel
          process={opened}
          waiting={processes ?? []}
          isOpen={isPanelOpen}
          onOpen={open}
          onClose={() => setIsPanelOpen(false)}
          onHandled={handleHandled}
        />
      }
    >
      <DataTable
        label={t('workflow.undeal.table')}
        columns={pendingColumns(t, open)}
        rowKey={({ processId }) => processId}
        rows={processes}
        isLoading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        currentKey={isPanelOpen ? opened?.processId : undefined}
        empty={<StateNote title={t(`workflow.undeal.${reason}`)} hint={t(`workflow.undeal.${reason}.hint`)} />}
      />
    </Page>
  );
}
