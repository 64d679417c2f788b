import type { AppError } from '@atrium/common/errors/appError';
import { usePortal, useT } from '@atrium/portal/sdk';
import { useMutation } from '@tanstack/react-query';
import type { MutationKey } from '@tanstack/react-query';
import { useState } from 'react';
import { handleProcess, isAlreadyHandled } from '../../api/handleProcess';
import type { Decision } from '../../api/handleProcess';

export interface DecisionRun {
  /** The decision that is being sent. */
  running: Decision | undefined;
  /** The error of the last decision. */
  error: AppError | undefined;
  /** True after an attempt to reject without a comment. */
  isCommentMissing: boolean;
  decide(decision: Decision, comment: string): void;
}

interface Options {
  processId: string;
  mutationKey: MutationKey;
  onHandled(decision: Decision): void;
  onGone(): void;
  /** A rejection was tried without a comment. */
  onCommentMissing(): void;
}

/** Sends one decision at a time. If another person has handled the process, shows a message and calls `onGone`. */
export function useDecision({ processId, mutationKey, onHandled, onGone, onCommentMissing }: Options): DecisionRun {
  const t = useT();
  const { http, message } = usePortal();
  const [isCommentMissing, setIsCommentMissing] = useState(false);
  const sending = useMutation({
    mutationKey,
    mutationFn: ({ decision, comment }: { decision: Decision; comment: string }) =>
      handleProcess(http, processId, decision, comment),
    onSuccess: (_answer, { decision }) => onHandled(decision),
    onError(error) {
      if (!isAlreadyHandled(error)) return message.report(error);
      message.info(t('workflow.process.alreadyHandled'));
      onGone();
    },
  });

  return {
    running: sending.isPending ? sending.variables.decision : undefined,
    error: sending.error && !isAlreadyHandled(sending.error) ? sending.error : undefined,
    isCommentMissing,
    decide(decision, text) {
      if (sending.isPending) return;
      const comment = text.trim();
      const isMissing = decision === 'reject' && comment === '';
      setIsCommentMissing(isMissing);
      if (isMissing) onCommentMissing();
      else sending.mutate({ decision, comment });
    },
  };
}
