import type { AppError } from '@atrium/common/errors/appError';
import { randomId } from '@atrium/common/randomId';
import { usePortal } from '@atrium/portal/sdk';
import { useMutation } from '@tanstack/react-query';
import type { MutationKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { approveBatch } from '../../api/approveBatch';
import type { ProcessItem } from '../../api/listProcesses';
import { isFinished, retriable, retryBatch, startBatch, withAnswer } from './batchRun';
import type { BatchRun } from './batchRun';

interface Options {
  items: readonly ProcessItem[];
  mutationKey: MutationKey;
  onApproved(processIds: readonly string[]): void;
  /** Everything is answered. */
  onFinished(run: BatchRun): void;
}

/**
 * Sends a batch slice by slice. After a failure it goes on with the slice that failed; once everything is answered it
 * tries those again that were refused and are worth it.
 */
export function useBatchRun({ items, mutationKey, onApproved, onFinished }: Options): {
  /** Undefined until it is sent. */
  run: BatchRun | undefined;
  /** Why the last try stopped. */
  error: AppError | null;
  isSending: boolean;
  send(comment: string): void;
} {
  const { http, message } = usePortal();
  const [run, setRun] = useState<BatchRun>();
  /** Set at once, because a second click may come before the first one is rendered. */
  const isLocked = useRef(false);

  const sending = useMutation({
    mutationKey,
    async mutationFn(comment: string): Promise<BatchRun> {
      let current = begun(run, items);
      setRun(current);
      for (const { items: slice, requestId } of current.slices.slice(current.next)) {
        const ids = slice.map(({ processId }) => processId);
        const before = current;
        current = withAnswer(before, await approveBatch(http, ids, comment, requestId));
        setRun(current);
        onApproved(current.doneIds.slice(before.doneIds.length));
      }
      return current;
    },
    onSuccess: onFinished,
    onError: (error) => message.report(error),
    onSettled() {
      isLocked.current = false;
    },
  });
  return {
    run,
    error: sending.error,
    isSending: sending.isPending,
    send(comment) {
      if (isLocked.current) return;
      isLocked.current = true;
      sending.mutate(comment);
    },
  };
}

/** The run that a press of the button sends on: a new one, the rest of one, or those that are tried again. */
function begun(run: BatchRun | undefined, items: readonly ProcessItem[]): BatchRun {
  if (!run) return startBatch(items, randomId);
  return isFinished(run) ? retryBatch(run, retriable(run, items), randomId) : run;
}
