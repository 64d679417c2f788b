import { isAppError } from '@atrium/common/errors/appError';
import { read } from '@atrium/common/schemas';
import type { PortalHttp, StoredFile } from '@atrium/portal/contract/portal';
import type { ProcessAction } from './process';
import { outcomeSchema } from './processSchema';
import type { ChosenIds } from './startFlow';

/** One action on a process. */
export interface Decision {
  processId: string;
  taskId: string | undefined;
  version: number | string | undefined;
  action: ProcessAction;
  comment: string;
  attachments: readonly StoredFile[];
  /** The address of the signature's picture; empty without one. */
  signature: string;
  /** The changed values of the form; undefined when the person may change nothing. */
  values: Readonly<Record<string, unknown>> | undefined;
  /** The step that it is returned to; empty for other actions. */
  returnTo: string;
  /** Those it is transferred to, or who are added. */
  positionIds: readonly string[];
  /** Whether all who are added have to approve, or any of them. */
  mode: 'all' | 'any' | undefined;
  /** The approvers that the applicant has chosen for the steps to come. */
  chosen: ChosenIds;
}

/** Where a process stands after an action. */
export interface Outcome {
  currentStep: string;
  stateName: string;
  handlers: readonly string[];
}

/** Acts on a process. Repeated with the same `requestId`, because an answer was lost, it acts once. */
export async function handleProcess(http: PortalHttp, decision: Decision, requestId: string): Promise<Outcome> {
  const { processId, taskId, version, action, comment, attachments, signature, values } = decision;
  const { returnTo, positionIds, mode, chosen } = decision;
  const answer = await http.post('/api/teapi/workflow/flow/handle', {
    processid: processId,
    ...(taskId && { taskid: taskId }),
    version,
    action,
    comment,
    ...(attachments.length > 0 && { attachments }),
    ...(signature && { signature }),
    ...(values && { values }),
    ...(returnTo && { returnto: returnTo }),
    ...(positionIds.length > 0 && { positionids: positionIds }),
    ...(mode && { mode }),
    ...(Object.keys(chosen).length > 0 && { chosen }),
    requestid: requestId,
  });
  return read(outcomeSchema, answer ?? {});
}

/**
 * Why an action is out of date: somebody else acted first, the process has gone too far for it, somebody else changed the
 * form, the process is no longer there, or an earlier action of the person has arrived, whose answer was lost.
 */
export type StaleReason = 'handled' | 'passed' | 'changed' | 'gone' | 'arrived';

/** The code of an error of the client's own: what the person has sent before has arrived, and its answer was lost. */
export const EARLIER_ARRIVED = 'flow.earlier_arrived';

const STALE_REASONS = new Map<string | undefined, StaleReason>([
  ['flow.already_handled', 'handled'],
  ['flow.already_decided', 'passed'],
  ['flow.not_allowed', 'passed'],
  ['flow.changed', 'changed'],
  ['flow.not_found', 'gone'],
  [EARLIER_ARRIVED, 'arrived'],
]);

/** Undefined for an error that says nothing of the kind. */
export const staleReason = (error: unknown): StaleReason | undefined =>
  isAppError(error, 'service') ? STALE_REASONS.get(error.code) : undefined;
