import { useNarrow, usePortal, useT } from '@atrium/portal/sdk';
import { ListScreen, useListQuery } from '@atrium/portal/ui';
import type { RowActionsOf } from '@atrium/portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pendingQuery, PROCESSES_KEY } from '../../api/listPending';
import type { PendingFilters, PendingProcess } from '../../api/listPending';
import { pendingColumns } from './pendingColumns';
import { ProcessPanel } from './ProcessPanel';

const NO_FILTERS: PendingFilters = { keyword: '' };

/** `/undeal`: the processes that wait for the person's decision. */
export default function Undeal() {
  const t = useT();
  const { http } = usePortal();
  const isNarrow = useNarrow();
  const queries = useQueryClient();
  const [opened, setOpened] = useState<PendingProcess>();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const list = useListQuery({
    initialFilters: NO_FILTERS,
    queryOptions: (query) => pendingQuery(http, query),
    rowKey: ({ processId }: PendingProcess) => processId,
    nameOf: ({ title }) => title,
  });

  const open = (process: PendingProcess) => {
    setOpened(process);
    setIsPanelOpen(true);
  };
  // On a phone the whole card opens its process.
  const handling: RowActionsOf<PendingProcess> = {
    texts: [t('workflow.undeal.handle')],
    of: (process) => [
      {
        key: 'handle',
        text: t('workflow.undeal.handle'),
        label: t('workflow.undeal.open', { title: process.title }),
        onPress: () => open(process),
      },
    ],
  };
  return (
    <ListScreen
      list={list}
      id="undeal"
      title={t('workflow.undeal.title')}
      label={t('workflow.undeal.table')}
      searchLabel={t('workflow.undeal.filter')}
      fields={[
        {
          key: 'keyword',
          kind: 'text',
          label: t('workflow.undeal.keyword'),
          placeholder: t('workflow.undeal.keyword.hint'),
        },
      ]}
      columns={pendingColumns(t, open)}
      empty={{ title: t('workflow.undeal.empty'), hint: t('workflow.undeal.empty.hint') }}
      noMatch={{ title: t('workflow.undeal.noMatch'), hint: t('workflow.undeal.noMatch.hint') }}
      rowActions={isNarrow ? undefined : handling}
      onOpen={open}
      currentKey={isPanelOpen ? opened?.processId : undefined}
      panel={
        <ProcessPanel
          process={opened}
          waiting={list.rows ?? []}
          isOpen={isPanelOpen}
          onOpen={open}
          onClose={() => setIsPanelOpen(false)}
          onHandled={() => void queries.invalidateQueries({ queryKey: PROCESSES_KEY })}
        />
      }
    />
  );
}
