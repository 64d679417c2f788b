import type { AppError } from '@atrium/common/errors/appError';
import { usePortal } from '@atrium/portal/sdk';
import type { MountedPage } from '@atrium/portal/contract/portal';
import { useMutation } from '@tanstack/react-query';
import type { MutationKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { handleProcess, staleReason } from '../../api/handleProcess';
import type { Decision, Outcome } from '../../api/handleProcess';
import type { Process, ProcessAction } from '../../api/process';
import { ACTION_RULES, missingPart, peopleFor, returnStepFor } from './actionRules';
import type { MissingPart } from './actionRules';
import type { ApproversFor } from './composer/ResubmitPlan';
import type { Composition } from './composition';
import { canEditForm, editableValues } from './formRights';
import { createRequestIds } from './requestIds';

export type StaleReason = NonNullable<ReturnType<typeof staleReason>>;

export interface ActionRun {
  /** The action that is being sent. */
  running: ProcessAction | undefined;
  /** Why the last action was not done; undefined when that is told in another way. */
  error: AppError | undefined;
  /** What the last attempt lacked. */
  missing: { action: ProcessAction; part: MissingPart } | undefined;
  run(action: ProcessAction): void;
}

interface Options {
  process: Process;
  /** The version that the person has seen: another one is refused where the form is sent. */
  version: Process['version'];
  composition: Composition;
  /** The form, while one is shown. */
  form: RefObject<MountedPage | undefined>;
  /** The approvers of the next submission, while that is prepared. */
  approversFor: RefObject<ApproversFor | undefined>;
  mutationKey: MutationKey;
  /** A part that the action needs is still empty. */
  onMissing(part: MissingPart): void;
  /** The form, or the choice of approvers, is not complete and says so. */
  onIncomplete(): void;
  onDone(action: ProcessAction, outcome: Outcome): void;
  /** Somebody else has acted first, has changed the form, or has removed the process. */
  onStale(reason: StaleReason): void;
}

/** Sends one action at a time. */
export function useAction(options: Options): ActionRun {
  const { process, version, composition, form, approversFor, mutationKey } = options;
  const { onMissing, onIncomplete, onDone, onStale } = options;
  const { http, message } = usePortal();
  const [missing, setMissing] = useState<ActionRun['missing']>();
  const [requestIds] = useState(() => createRequestIds());
  /** Set at once, because a second click may come before the first one is rendered. */
  const isLocked = useRef(false);

  /** The values to send: none where the person may change nothing. Resolves to `incomplete` after the form has said why. */
  async function collect(action: ProcessAction): Promise<Decision['values'] | 'incomplete'> {
    const rights = process.form?.rights;
    if (!form.current || !rights || !ACTION_RULES[action].sendsForm || !canEditForm(rights)) return undefined;
    const values = await form.current.collect();
    return values ? editableValues(values, rights) : 'incomplete';
  }

  /** Resolves to undefined while some are still to be chosen, which the plan marks. */
  async function approvers(action: ProcessAction, values: Decision['values']): Promise<Decision['chosen'] | undefined> {
    const find = action === 'resubmit' ? approversFor.current : undefined;
    return find ? find({ ...form.current?.values(), ...values }) : {};
  }

  const sending = useMutation({
    mutationKey,
    async mutationFn(action: ProcessAction): Promise<Outcome | undefined> {
      const values = await collect(action);
      const chosen = values === 'incomplete' ? undefined : await approvers(action, values);
      if (values === 'incomplete' || !chosen) {
        onIncomplete();
        return undefined;
      }
      const { isDecision, hasMode, hasReturnStep } = ACTION_RULES[action];
      const decision: Decision = {
        processId: process.processId,
        taskId: process.task?.taskId,
        version,
        action,
        comment: composition.comment.trim(),
        attachments: composition.attachments,
        signature: isDecision ? composition.signature : '',
        values,
        returnTo: hasReturnStep ? returnStepFor(composition.returnTo, process) : '',
        positionIds: peopleFor(action, composition.people).map(({ positionId }) => positionId),
        mode: hasMode ? composition.mode : undefined,
        chosen,
      };
      const outcome = await handleProcess(http, decision, requestIds.idFor(decision));
      requestIds.forget();
      return outcome;
    },
    onSuccess: (outcome, action) => outcome && onDone(action, outcome),
    onError(error) {
      const reason = staleReason(error);
      if (reason) onStale(reason);
      else message.report(error);
    },
    onSettled() {
      isLocked.current = false;
    },
  });

  return {
    running: sending.isPending ? sending.variables : undefined,
    error: sending.error && !staleReason(sending.error) ? sending.error : undefined,
    missing,
    run(action) {
      if (isLocked.current) return;
      const part = missingPart(action, composition, process);
      setMissing(part && { action, part });
      if (part) {
        onMissing(part);
        return;
      }
      isLocked.current = true;
      sending.mutate(action);
    },
  };
}
