import { usePortal, useT } from '@atrium/portal/sdk';
import { dateText } from '@atrium/portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteFlow, FLOW_LIST_KEY, getFlow, isConflict, setFlowDisabled } from '../../../api/flowDefinitions';
import type { FlowSummary } from '../../../api/flowDefinitions';
import { useOneAtATime } from '../useOneAtATime';

type Change = { kind: 'enable' | 'disable' | 'delete'; flow: FlowSummary };

/**
 * Enables, disables and deletes definitions after a question. Nothing happens when somebody has changed the definition
 * since it was shown: the notice says who and when, and the list is read again.
 */
export function useFlowChanges() {
  const t = useT();
  const { http, dialogs, message } = usePortal();
  const queries = useQueryClient();
  const oneAtATime = useOneAtATime();
  const change = useMutation({
    mutationFn: ({ kind, flow }: Change) =>
      kind === 'delete' ? deleteFlow(http, flow) : setFlowDisabled(http, flow, kind === 'disable'),
    onSuccess: (_done, { kind, flow }) => message.success(t(`workflow.manager.${kind}.done`, { name: flow.name })),
    async onError(error, { flow }) {
      const found = isConflict(error) ? await getFlow(http, flow.flowId).catch(() => undefined) : undefined;
      if (!found?.updatedBy) return message.report(error);
      const { updatedBy, updatedAt } = found;
      message.warning(t('workflow.manager.changed', { flow: flow.name, name: updatedBy, time: dateText(updatedAt) }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: FLOW_LIST_KEY }),
  });
  const ask = async (kind: Change['kind'], flow: FlowSummary) => {
    const params = { name: flow.name, count: flow.runningCount };
    const isConfirmed = await oneAtATime(() =>
      dialogs.confirm({
        title: t(`workflow.manager.${kind}.title`, params),
        text: t(`workflow.manager.${kind}.text`, params),
        confirmText: t(`workflow.manager.${kind}`),
        isDanger: kind === 'delete',
      }),
    );
    if (isConfirmed) change.mutate({ kind, flow });
  };
  return {
    toggle: (flow: FlowSummary) => void ask(flow.state === 'disabled' ? 'enable' : 'disable', flow),
    remove: (flow: FlowSummary) => void ask('delete', flow),
  };
}
