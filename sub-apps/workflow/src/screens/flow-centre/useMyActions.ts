import { toAppError } from '@atrium/common/errors/appError';
import { usePortal, useT } from '@atrium/portal/sdk';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { handleProcess } from '../../api/handleProcess';
import type { ProcessItem } from '../../api/listProcesses';
import { deleteDraft } from '../../api/startFlow';
import { createRequestIds } from '../process/requestIds';
import type { MyAction } from './myActions';

/** The others open something. */
type SentAction = Exclude<MyAction, 'editdraft' | 'resubmit'>;

/** Actions that are asked about first. Those that cannot be undone are marked as dangerous. */
const QUESTIONS: Readonly<Record<SentAction, 'none' | 'plain' | 'danger'>> = {
  urge: 'none',
  withdraw: 'plain',
  cancel: 'danger',
  deletedraft: 'danger',
};

interface Sent {
  process: ProcessItem;
  action: SentAction;
}

const keyOf = (process: ProcessItem, action: MyAction) => `${action} ${process.processId}`;

/** Sends the actions of the rows. A refusal is shown, and the rows are read again, because they were out of date. */
export function useMyActions(refresh: () => void): {
  act(process: ProcessItem, action: SentAction): void;
  isBusy(process: ProcessItem, action: MyAction): boolean;
} {
  const t = useT();
  const { http, message, dialogs } = usePortal();
  const requestIds = useRef(createRequestIds());
  /** Set at once, because a second press may come before the first one is rendered. */
  const pending = useRef(new Set<string>());

  const sending = useMutation({
    async mutationFn({ process, action }: Sent): Promise<void> {
      const { processId, version } = process;
      if (action === 'deletedraft') return deleteDraft(http, processId);
      const decision = {
        ...{ processId, version, action, taskId: undefined, values: undefined, mode: undefined },
        ...{ comment: '', attachments: [], signature: '', returnTo: '', positionIds: [], chosen: {} },
      };
      await handleProcess(http, decision, requestIds.current.idFor(decision));
      return requestIds.current.forget();
    },
    onSuccess(_, { process, action }) {
      message.success(t(`workflow.mine.${action}.done`, { names: process.handlers }));
      refresh();
    },
    onError(error) {
      message.report(error);
      if (toAppError(error).kind === 'service') refresh();
    },
    onSettled: (_, _error, { process, action }) => void pending.current.delete(keyOf(process, action)),
  });

  async function ask({ process, action }: Sent): Promise<boolean> {
    const question = QUESTIONS[action];
    if (question === 'none') return true;
    return dialogs.confirm({
      title: t(`workflow.mine.${action}.question`, { title: process.title }),
      text: t(`workflow.mine.${action}.text`),
      confirmText: t(`workflow.mine.${action}`),
      isDanger: question === 'danger',
    });
  }
  async function start(sent: Sent) {
    const key = keyOf(sent.process, sent.action);
    if (pending.current.has(key)) return;
    pending.current.add(key);
    const isConfirmed = await ask(sent).catch((error: unknown) => {
      message.report(error);
      return false;
    });
    if (isConfirmed) sending.mutate(sent);
    else pending.current.delete(key);
  }
  return {
    act: (process, action) => void start({ process, action }),
    isBusy: (process, action) =>
      sending.isPending && keyOf(sending.variables.process, sending.variables.action) === keyOf(process, action),
  };
}
