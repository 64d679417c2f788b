import type { ProcessStep } from '../../api/process';

const isOver = ({ status }: ProcessStep) => status === 'done' || status === 'rejected';

const sameEntry = (a: ProcessStep, b: ProcessStep) =>
  a.stepId === b.stepId && a.action === b.action && a.time === b.time;

/** What follows by itself from what somebody has done. */
const FOLLOWING: readonly string[] = ['copy', 'autopass'];

/**
 * What others have done to a process since it was read: the latest of it that a person has done. Undefined when the record
 * does not tell.
 */
export function actedSince(before: readonly ProcessStep[], now: readonly ProcessStep[]): ProcessStep | undefined {
  const known = new Map(before.filter(isOver).map((step) => [step.stepId, step]));
  const added = now.filter(isOver).filter((step) => {
    const earlier = known.get(step.stepId);
    return !earlier || !sameEntry(earlier, step);
  });
  return added.findLast(({ action }) => !FOLLOWING.includes(action)) ?? added.at(-1);
}
