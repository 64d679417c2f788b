import { usePortal, useT } from '@atrium/portal/sdk';
import type { RowAction, RowActionsOf } from '@atrium/portal/ui';
import { Button } from 'antd';
import { NO_PROCESS_FILTERS } from '../../api/listProcesses';
import type { ProcessItem } from '../../api/listProcesses';
import { ChoiceSwitch } from '../../lists/ChoiceSwitch';
import { ProcessList } from '../../lists/ProcessList';
import { startRoute } from '../../lists/processRoutes';
import { useProcessList } from '../../lists/useProcessList';
import { myActions } from './myActions';
import type { MyAction } from './myActions';
import { COUNTS, useProcessCount, withCount } from './processCounts';
import { useMyActions } from './useMyActions';

/** The processes that the person has started, with their drafts. */
export function MyProcesses({ onStart }: { onStart(): void }) {
  const t = useT();
  const { nav } = usePortal();
  const processes = useProcessList('mine');
  const { list } = processes;
  const drafts = useProcessCount(COUNTS.drafts, true);
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
    // A row has two at most; these are the widest.
    texts: [t('workflow.mine.resubmit'), t('workflow.mine.cancel')],
    of: (process) => myActions(process).map((action) => rowAction(process, action)),
  };
  return (
    <ProcessList
      processes={processes}
      columns={['title', 'kind', 'state', 'step', 'handlers', 'appliedAt', 'amount']}
      rowActions={actions}
      actions={
        <ChoiceSwitch
          label={t('workflow.mine.part')}
          value={list.query.filters.state === 'draft' ? 'draft' : ''}
          onChange={(state) => list.search({ ...NO_PROCESS_FILTERS, state })}
          options={[
            { value: '', label: t('workflow.mine.part.submitted') },
            { value: 'draft', label: withCount(t, t('workflow.mine.part.drafts'), drafts) },
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
