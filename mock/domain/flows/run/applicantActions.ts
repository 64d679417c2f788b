import type { ApiError } from '../../apiError';
import { businessError, forbidden } from '../../apiError';
import type { Process } from '../process';
import { openTasks } from '../process';
import { minutesBetween } from './moments';
import type { Run } from './run';

/** What an applicant may do with a process that was submitted. */
export const APPLICANT_ACTIONS = ['withdraw', 'urge', 'resubmit', 'cancel'] as const;
export type ApplicantAction = (typeof APPLICANT_ACTIONS)[number];

/** Minutes until the next reminder. */
const PAUSE_MINUTES = 10;

const notAllowed = () => businessError('flow.not_allowed');

/** Whether somebody has approved since the process was submitted last. */
function isDecided({ timeline }: Process): boolean {
  const submitted = timeline.findLastIndex(({ action }) => action === 'submit' || action === 'resubmit');
  return timeline.slice(submitted + 1).some(({ action }) => action === 'approve');
}

function urgeRefusal(process: Process, now: string): ApiError | undefined {
  if (process.state !== 'running' || openTasks(process).length === 0) return notAllowed();
  const last = process.timeline.findLast(({ action }) => action === 'urge');
  const passed = last ? minutesBetween(last.time, now) : PAUSE_MINUTES;
  const isTooEarly = passed >= 0 && passed < PAUSE_MINUTES;
  return isTooEarly ? businessError('flow.urged_recently', { minutes: PAUSE_MINUTES - passed }) : undefined;
}

/** Why the applicant may not take an action at this moment; undefined where they may. */
export function applicantRefusal(action: ApplicantAction, process: Process, now: string): ApiError | undefined {
  switch (action) {
    case 'withdraw':
      if (process.state !== 'running') return notAllowed();
      return isDecided(process) ? businessError('flow.already_decided') : undefined;
    case 'urge':
      return urgeRefusal(process, now);
    case 'resubmit':
    case 'cancel':
      return process.state === 'returned' || process.state === 'withdrawn' ? undefined : notAllowed();
  }
}

/** Throws unless the actor is the applicant, and may take the action now. */
export function requireApplicantMay(action: ApplicantAction, { process, actor, now }: Run): void {
  if (process.applicant.id !== actor.id) throw forbidden('flow.not_yours');
  const refusal = applicantRefusal(action, process, now);
  if (refusal) throw refusal;
}
