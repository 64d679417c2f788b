import type { ApiError } from '../../apiError';
import { businessError, forbidden } from '../../apiError';
import type { Process, Task } from '../process';
import { openTasks } from '../process';
import { minutesBetween } from './moments';
import type { Run } from './run';

/** What an applicant may do with a process that was submitted. */
export const APPLICANT_ACTIONS = ['withdraw', 'urge', 'resubmit', 'cancel'] as const;
export type ApplicantAction = (typeof APPLICANT_ACTIONS)[number];

/** Minutes until the holder of a task may be reminded again. */
const PAUSE_MINUTES = 10;

const notAllowed = () => businessError('flow.not_allowed');

/** Whether somebody has approved since the process was submitted last. */
function isDecided({ timeline }: Process): boolean {
  const submitted = timeline.findLastIndex(({ action }) => action === 'submit' || action === 'resubmit');
  return timeline.slice(submitted + 1).some(({ action }) => action === 'approve');
}

/** Minutes until the holder of a task may be reminded; 0 for now. */
function pauseOf({ remindedAt = '' }: Task, now: string): number {
  const passed = remindedAt === '' ? PAUSE_MINUTES : minutesBetween(remindedAt, now);
  return passed >= 0 && passed < PAUSE_MINUTES ? PAUSE_MINUTES - passed : 0;
}

/** The open tasks of others: nobody reminds themselves. */
const tasksOfOthers = (process: Process): readonly Task[] =>
  openTasks(process).filter(({ position }) => position.employee?.id !== process.applicant.employee.id);

/** The tasks whose holders the applicant may remind now. Who has got one in the meantime was not reminded yet. */
export const remindable = (process: Process, now: string): readonly Task[] =>
  tasksOfOthers(process).filter((task) => pauseOf(task, now) === 0);

function urgeRefusal(process: Process, now: string): ApiError | undefined {
  const tasks = tasksOfOthers(process);
  if (process.state !== 'running' || tasks.length === 0) return notAllowed();
  const minutes = Math.min(...tasks.map((task) => pauseOf(task, now)));
  return minutes > 0 ? businessError('flow.urged_recently', { minutes }) : undefined;
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
