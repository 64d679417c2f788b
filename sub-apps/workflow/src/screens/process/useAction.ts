import { AppError } from '@atrium/common/errors/appError';
import { isUnanswered } from '@atrium/common/errors/isUnanswered';
import { usePortal } from '@atrium/portal/sdk';
import type { MountedPage } from '@atrium/portal/contract/portal';
import { useMutation } from '@tanstack/react-query';
import type { MutationKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { EARLIER_ARRIVED, handleProcess, staleReason } from '../../api/handleProcess';
import type { Decision, Outcome, StaleReason } from '../../api/handleProcess';
import type { Process, ProcessAction, ProcessStep } from '../../api/process';
import { ACTION_RULES, missingPart, peopleFor, returnStepFor } from './actionRules';
import type { MissingPart } from './actionRules';
import type { ApproversFor } from './composer/ResubmitPlan';
import type { Composition } from './composition';
import { canEditForm, editableValues } from './formRights';
import { intentionOf, isStillOpen } from './lostAction';
import { createRequestIds } from './requestIds';

export interface ActionRun {
  /** The action that is being sent. */
  running: ProcessAction | undefined;
  /** Why the last action was not done; undefined when that is told in another way. */
  error: AppError | undefined;
  /** What the last attempt lacked. */
  missing: { action: ProcessAction; part: MissingPart } | undefined;
  run(action: ProcessAction): void;
  /** Asks what became of an action whose answer was lost, where the person can no longer repeat it. */
  settle(): void;
}

/** An action as it is sent. */
interface Attempt {
  decision: Decision;
  requestId: string;
  /** What the decision was made of. */
  composition: Composition;
  /** The record as the person saw it. */
  before: readonly ProcessStep[];
}

interface Options {
  process: Process;
  /** The version that the person has seen: another one is refused where the form is sent. */
  version: Process['version'];
  composition: Composition;
  /** The form, while one is shown. */
  form: RefObject<MountedPage | undefined>;
  /** Resolves to whether the form can be read, to true without one. */
  whenFormOpen(): Promise<boolean>;
  /** The approvers of the next submission, while that is prepared. */
  approversFor: RefObject<ApproversFor | undefined>;
  mutationKey: MutationKey;
  /** A part that the action needs is still empty. */
  onMissing(part: MissingPart): void;
  /** The form, or the choice of approvers, is not complete and says so. */
  onIncomplete(): void;
  /** The platform has done it; what was done is shown after this. */
  onDelivered(): void;
  onDone(action: ProcessAction, outcome: Outcome): void;
  /** The action came too late; with the record as the person saw it. */
  onStale(reason: StaleReason, before: readonly ProcessStep[]): void;
}

const isSameTask = (one: Attempt | undefined, other: Attempt) =>
  one?.decision.taskId !== undefined && one.decision.taskId === other.decision.taskId;

/** Sends one action at a time. */
export function useAction(options: Options): ActionRun {
  const { process, version, composition, form, approversFor, mutationKey } = options;
  const { whenFormOpen, onMissing, onIncomplete, onDelivered, onDone, onStale } = options;
  const { http, message } = usePortal();
  const [missing, setMissing] = useState<ActionRun['missing']>();
  const [requestIds] = useState(() => createRequestIds());
  /** Set at once, because a second click may come before the first one is rendered. */
  const isLocked = useRef(false);
  /** The last action, while it is not known whether the platform has got it. */
  const lost = useRef<Attempt>(undefined);
  /** The record as the person saw it when they first sent the last action. */
  const seen = useRef(process.steps);

  /** The values to send: none where the person may change nothing. Resolves to `incomplete` where the form says why. */
  async function collect(action: ProcessAction): Promise<Decision['values'] | 'incomplete'> {
    const rights = process.form?.rights;
    if (!ACTION_RULES[action].sendsForm) return undefined;
    if (!(await whenFormOpen())) return 'incomplete';
    if (!form.current || !rights || !canEditForm(rights)) return undefined;
    const values = await form.current.collect();
    return values ? editableValues(values, rights) : 'incomplete';
  }

  /** Resolves to undefined while some are still to be chosen, which the plan marks. */
  async function approvers(action: ProcessAction, values: Decision['values']): Promise<Decision['chosen'] | undefined> {
    const find = action === 'resubmit' ? approversFor.current : undefined;
    return find ? find({ ...form.current?.values(), ...values }) : {};
  }

  /** Undefined after the form or the plan has said what is missing. */
  async function prepare(action: ProcessAction): Promise<Attempt | undefined> {
    const values = await collect(action);
    const chosen = values === 'incomplete' ? undefined : await approvers(action, values);
    if (values === 'incomplete' || !chosen) return undefined;
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
    const requestId = requestIds.idFor(intentionOf(decision));
    // What is sent again is sent as the first time, so that the platform recognises it.
    if (lost.current?.requestId === requestId) return lost.current;
    return { decision, requestId, composition, before: process.steps };
  }

  /** Whether an attempt has arrived: the platform answers it as it would have the first time, or refuses it. */
  async function hasArrived({ decision, requestId }: Attempt): Promise<boolean> {
    try {
      await handleProcess(http, decision, requestId);
      return true;
    } catch (error) {
      if (isUnanswered(error)) throw error;
      return false;
    }
  }

  async function deliver(attempt: Attempt): Promise<Outcome> {
    const earlier = lost.current;
    seen.current = attempt.before;
    try {
      const outcome = await handleProcess(http, attempt.decision, attempt.requestId);
      onDelivered();
      lost.current = undefined;
      requestIds.forget();
      return outcome;
    } catch (error) {
      // The task is closed: the platform can only recognise the earlier attempt, or refuse it.
      const isOutrun = staleReason(error) === 'handled' && earlier !== attempt && isSameTask(earlier, attempt);
      const isOwn = isOutrun && earlier !== undefined && (await hasArrived(earlier));
      lost.current = isUnanswered(error) ? attempt : undefined;
      throw isOwn ? new AppError('service', 'An earlier action has arrived', { code: EARLIER_ARRIVED }) : error;
    }
  }

  const sending = useMutation({
    mutationKey,
    async mutationFn({ action, attempt }: { action: ProcessAction; attempt?: Attempt }) {
      const prepared = attempt ?? (await prepare(action));
      if (prepared) return deliver(prepared);
      onIncomplete();
      return undefined;
    },
    onSuccess: (outcome, { action }) => outcome && onDone(action, outcome),
    onError(error) {
      const reason = staleReason(error);
      if (reason) onStale(reason, seen.current);
      else message.report(error);
    },
    onSettled() {
      isLocked.current = false;
    },
  });

  const settle = () => {
    const attempt = lost.current;
    // What the person has written since then is something else.
    if (!attempt || isLocked.current || attempt.composition !== composition) return;
    const { decision } = attempt;
    // The platform answers as the first time, or refuses: it cannot act on what is no longer open.
    if (isStillOpen(decision, process)) return;
    isLocked.current = true;
    sending.mutate({ action: decision.action, attempt });
  };
  const settleRead = useEffectEvent(settle);
  useEffect(() => settleRead(), [process]);

  return {
    running: sending.isPending ? sending.variables.action : undefined,
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
      sending.mutate({ action });
    },
    settle,
  };
}
