import { usePortal, useT } from '@atrium/portal/sdk';
import type { RowAction, RowActionsOf } from '@atrium/portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { ProcessItem } from '../../api/listProcesses';
import { ChoiceSwitch } from '../../lists/ChoiceSwitch';
import { ProcessList } from '../../lists/ProcessList';
import { startRoute } from '../../lists/processRoutes';
import { initialFilters, useProcessList } from '../../lists/useProcessList';
import { myActions } from './myActions';
import type { MyAction } from './myActions';
import { useDraftCount, withCount } from './processCounts';
import { useMyActions } from './useMyActions';

type Part = 'mine' | 'drafts';

/** Nobody holds a draft, and it is at no step. */
const COLUMNS = {
  mine: ['title', 'kind', 'state', 'step', 'handlers', 'appliedAt', 'amount'],
  drafts: ['title', 'kind', 'savedAt', 'amount'],
} as const;

/** A row has two at most; these are the widest. */
const WIDEST = { mine: ['resubmit', 'cancel'], drafts: ['editdraft', 'deletedraft'] } as const;

/** The processes that the person has started or, on wish, their drafts. */
export function MyProcesses({ onStart }: { onStart(): void }) {
  const t = useT();
  const { nav } = usePortal();
  const [part, setPart] = useState<Part>('mine');
  const processes = useProcessList(part);
  const { list } = processes;
  const drafts = useDraftCount();
  const acting = useMyActions(processes.refresh);
  const goOn = ({ flowCode, processId, title, processName }: ProcessItem) =>
    nav.openRoute(startRoute(flowCode, processId), title || processName);
  const rowAction = (process: ProcessItem, action: MyAction): RowAction => ({
    key: action,
    text: t(`workflow.mine.${action}`),
    label: t(`workflow.mine.${action}.label`, { title: process.title }),
    isDanger: action === 'cancel' || action === 'deletedraft',
    isBusy: acting.isBusy(process, action),
    onPress() {
      if (action === 'editdraft') goOn(process);
      else if (action === 'resubmit') processes.open(process);
      else acting.act(process, action);
    },
  });
  const actions: RowActionsOf<ProcessItem> = {
    texts: WIDEST[part].map((action) => t(`workflow.mine.${action}`)),
    of: (process) => myActions(process).map((action) => rowAction(process, action)),
  };
  return (
    <ProcessList
      processes={processes}
      columns={COLUMNS[part]}
      rowActions={actions}
      actions={
        <ChoiceSwitch<Part>
          label={t('workflow.mine.part')}
          value={part}
          onChange={(next) => {
            setPart(next);
            list.search(initialFilters(next));
          }}
          options={[
            { value: 'mine', label: t('workflow.mine.part.submitted') },
            { value: 'drafts', label: withCount(t, t('workflow.mine.part.drafts'), drafts) },
          ]}
        />
      }
      emptyAction={
        <Button type="primary" onClick={onStart}>
          {t('workflow.centre.start')}
        </Button>
      }
      onOpen={(process) => {
        const isDraft = process.state === 'draft' && process.flowCode !== '';
        if (isDraft) goOn(process);
        return isDraft;
      }}
    />
  );
}
