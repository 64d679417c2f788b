import { isAppError } from '@atrium/common/errors/appError';
import { randomId } from '@atrium/common/randomId';
import { usePortal, useT } from '@atrium/portal/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reassignTask, terminateProcess } from '../../../api/flowInstances';
import type { FlowInstance } from '../../../api/flowInstances';
import type { Candidate } from '../../../api/listCandidates';
import { PROCESSES_KEY } from '../../../api/listProcesses';
import { useOneAtATime } from '../useOneAtATime';

export type InterventionKind = 'reassign' | 'terminate';

/** What the person has filled in; `taskId` and `target` only to reassign. */
export interface InterventionInput {
  taskId: string;
  target: Candidate | undefined;
  comment: string;
}

/** Refusals after which the process is no longer what the list shows: somebody has acted first. */
const ACTED_FIRST = [
  'flow.already_handled',
  'flow.already_decided',
  'flow.not_allowed',
  'flow.changed',
  'flow.not_found',
];

const isActedFirst = (error: unknown) => isAppError(error, 'service') && ACTED_FIRST.includes(error.code ?? '');

/**
 * Reassigns a task or terminates a process, after a question about the latter. When somebody has acted first, that is
 * said, the list is read again, and the input stays.
 */
export function useIntervention(kind: InterventionKind, instance: FlowInstance) {
  const t = useT();
  const { http, message, dialogs, badges } = usePortal();
  const queries = useQueryClient();
  const oneAtATime = useOneAtATime();
  // The same for each try, so that one whose answer was lost is not done twice.
  const [requestId, setRequestId] = useState(randomId);
  const { processId, title } = instance;
  const acting = useMutation({
    mutationKey: ['intervention', processId],
    mutationFn: ({ comment, taskId, target }: InterventionInput) => {
      const base = { processId, requestId, comment: comment.trim() };
      if (kind === 'terminate') return terminateProcess(http, base);
      return reassignTask(http, { ...base, taskId, positionId: target?.positionId ?? '' });
    },
    onSuccess() {
      message.success(t(`workflow.manager.${kind}.done`, { name: title }));
      badges.refresh();
      setRequestId(randomId());
      void queries.invalidateQueries({ queryKey: PROCESSES_KEY });
    },
    onError(error) {
      if (!isActedFirst(error)) return message.report(error);
      message.info(t('workflow.manager.actedFirst'));
      return queries.invalidateQueries({ queryKey: PROCESSES_KEY });
    },
  });
  return {
    isActing: acting.isPending,
    /** Why the last try failed, also when somebody had acted first. */
    error: acting.error,
    reset: acting.reset,
    /** Resolves to whether it is done by this press. */
    async act(input: InterventionInput): Promise<boolean> {
      const isDone = await oneAtATime(async () => {
        const isConfirmed =
          kind === 'reassign' ||
          (await dialogs.confirm({
            title: t('workflow.manager.terminate.title', { name: title }),
            text: t('workflow.manager.terminate.text'),
            confirmText: t('workflow.manager.terminate'),
            isDanger: true,
          }));
        if (!isConfirmed) return false;
        return acting.mutateAsync(input).then(
          () => true,
          () => false,
        );
      });
      return isDone ?? false;
    },
  };
}
