import { useNarrow, useT } from '@atrium/portal/sdk';
import { lazyContent } from '@atrium/portal/ui';
import type { RowActionsOf } from '@atrium/portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { ProcessItem } from '../../api/listProcesses';
import { ProcessList } from '../../lists/ProcessList';
import { useProcessList } from '../../lists/useProcessList';

export { listTexts as texts } from '../../locales/lists';

/** No height: a panel lies over the page. */
const BatchPanel = lazyContent(
  () => import('./BatchPanel'),
  () => 0,
);

/** `/undeal`: the processes that wait for the person's decision. */
export default function Undeal() {
  const t = useT();
  const isNarrow = useNarrow();
  const processes = useProcessList('undeal');
  const { selection } = processes.list;
  /** What the batch is about; undefined until there is the first one. */
  const [batch, setBatch] = useState<{ items: readonly ProcessItem[]; isOpen: boolean }>();

  // On a phone the whole card opens its process.
  const handling: RowActionsOf<ProcessItem> = {
    texts: [t('workflow.undeal.handle')],
    of: (process) => [
      {
        key: 'handle',
        text: t('workflow.undeal.handle'),
        label: t('workflow.undeal.open', { title: process.title }),
        onRest: () => processes.prepare(process),
        onPress: () => processes.open(process),
      },
    ],
  };
  const handleApproved = (processIds: readonly string[]) => {
    const approved = new Set(processIds);
    selection.set(batch?.items.filter(({ processId }) => approved.has(processId)) ?? [], false);
    processes.refresh();
  };
  return (
    <ProcessList
      processes={processes}
      columns={['title', 'kind', 'applicant', 'appliedAt', 'amount', 'step', 'due']}
      rowActions={isNarrow ? undefined : handling}
      isSelectable
      selectionActions={
        <Button
          type="link"
          size="small"
          onClick={() => setBatch({ items: [...selection.rows.values()], isOpen: true })}
        >
          {t('workflow.undeal.batch')}
        </Button>
      }
      panel={
        batch && (
          <BatchPanel
            {...batch}
            onOpen={(items) => setBatch({ items, isOpen: true })}
            onClose={() => setBatch({ ...batch, isOpen: false })}
            onApproved={handleApproved}
          />
        )
      }
    />
  );
}
