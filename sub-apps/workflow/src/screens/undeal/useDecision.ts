import { useRun } from '@atrium/portal/sdk/useRun';
import { useT } from '@atrium/portal/sdk/useT';
import { usePortal } from '@atrium/portal/sdk/portalContext';
import type { AppError } from '@atrium/common/errors/appError';
import { useState } from 'react';
import { handleProcess, isAlreadyHandled } from '../../api/handleProcess';
import type { Decision } from '../../api/handleProcess';

export interface DecisionRun {
  /** The decision that is being sent. */
  running: Decision | undefined;
  /** Why the last one was not made. */
  error: AppError | undefined;
  /** Rejecting was tried without saying why. */
  isCommentMissing: boolean;
  decide(decision: Decision, comment: string): void;
}

interface Options {
  processId: string;
  onHandled(decision: Decision): void;
  onGone(): void;
}

/** Sends one decision at a time. What somebody else has decided meanwhile is told and refreshed. */
export function useDecision({ processId, onHandled, onGone }: Options): DecisionRun {
  const t = useT();
  const { http, message } = usePortal();
  const run = useRun();
  const [running, setRunning] = useState<Decision>();
  const [isCommentMissing, setIsCommentMissing] = useState(false);

  const send = async (decision: Decision, comment: string) => {
    setRunning(decision);
    let isGone = false;
    const isDone = await run.start(async () => {
      try {
        await handleProcess(http, processId, decision, comment);
      } catch (error) {
        isGone = isAlreadyHandled(error);
        if (!isGone) throw error;
      }
    });
    setRunning(undefined);
    if (isGone) {
      message.info(t('workflow.process.alreadyHandled'));
      onGone();
    } else if (isDone) onHandled(decision);
  };
  return {
    running,
    error: run.error,
    isCommentMissing,
    decide(decision, comment) {
      const said = comment.trim();
      const isMissing = decision === 'reject' && said === '';
      setIsCommentMissing(isMissing);
      if (!isMissing) void send(decision, said);
    },
  };
}
