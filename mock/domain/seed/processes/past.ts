import { TODAY, isoDay } from '../../calendar';
import type { Day } from '../../calendar';
import { isHeld } from '../../company/entities';
import { ACTS, plainRequest } from '../../flows/handleProcess';
import type { HandleAction } from '../../flows/handleProcess';
import { openTasks } from '../../flows/process';
import type { Process, Task } from '../../flows/process';
import type { ActRequest } from '../../flows/run/act';
import { nodeById, openRun } from '../../flows/run/run';
import type { Run, RunCompany } from '../../flows/run/run';
import { submit } from '../../flows/run/start';
import type { Random } from '../../random';

const SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAGAAAAAgAQMAAADXDu8XAAAABlBMVEX///8YIS9guQkMAAAAAXRSTlMAQObYZgAAAJJJREFUeNq90MENwjAMheHfbVU4RCJHHztCJqjCJoEJGICDBYuZC3ORBqg6AOJJkfxZspUE/hnxDXYXDquHiJZW9c5eSendLmhg0oaQiCMlNGgkdfjQEJWpFxtr2ZECRe70DdNA5olYro0y4lzBHSF32DJ7sgqv0wvmesxE1ks+TG4rjtRV35xZVn0yb1+pP/yxFw4dFaT0YSiRAAAAAElFTkSuQmCC';

/** Hours of submissions and decisions on earlier days. */
const HOURS = { first: 10, last: 17 } as const;
/** Today everything happened before the office opens, so that what is done now comes last. */
const [SUBMISSIONS_TODAY, DECISIONS_TODAY] = ['07', '08'];
const MINUTES_OF_DECISION = 12;

export const momentOf = (day: Day, random: Random) => {
  const hour = random.between(HOURS.first, HOURS.last);
  return `${isoDay(day)} ${day < TODAY ? hour : SUBMISSIONS_TODAY}:${random.between(10, 59)}`;
};

/** Each decision is made after the one before: a day later, or this morning. */
export function decidedAt(submittedOn: Day, place: number, random: Random): string {
  const day = submittedOn + 1 + place;
  if (day < TODAY) return momentOf(day, random);
  const minute = random.between(10, 10 + MINUTES_OF_DECISION) + place * MINUTES_OF_DECISION;
  return `${isoDay(TODAY)} ${DECISIONS_TODAY}:${minute}`;
}

/** A draft that was submitted at the moment when it was made. */
export function submitted(company: RunCompany, draft: Process): Process {
  const run = openRun(company, draft, draft.applicant, draft.createdAt);
  submit(run);
  return run.process;
}

/** What has become of a process by what the holder of a task did; nothing of it is told to anybody. */
export function acted(
  company: RunCompany,
  process: Process,
  action: HandleAction,
  moment: string,
  { task = openTasks(process)[0], ...said }: Partial<ActRequest> & { task?: Task | undefined } = {},
): Process {
  const actor = task ? task.position : process.applicant;
  if (!isHeld(actor)) throw new Error('A vacant position decides nothing');
  const run = openRun(company, process, actor, moment);
  ACTS[action](run, { ...plainRequest('', task?.id), signature: signatureFor(run, task), ...said });
  return run.process;
}

/** A drawn signature, where the step of a task asks for one. */
function signatureFor(run: Run, task: Task | undefined): string {
  const node = task && nodeById(run, task.nodeId);
  return node?.type === 'approval' && node.needsSignature ? SIGNATURE : '';
}

/** What the applicant of a process did. */
export const actedByApplicant = (
  company: RunCompany,
  process: Process,
  action: HandleAction,
  moment: string,
  said: Partial<ActRequest> = {},
): Process => {
  const run = openRun(company, process, process.applicant, moment);
  ACTS[action](run, { ...plainRequest(), ...said });
  return run.process;
};
