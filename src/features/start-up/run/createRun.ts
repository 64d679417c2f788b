import { emptyDraft } from './step';
import type { Commit, StartUpDraft, Step, StepName } from './step';

export type RunResult =
  { isComplete: true; data: StartUpDraft } | { isComplete: false; step: StepName; isOptional: boolean; error: unknown };

/**
 * Begins all steps in one tick, in order, and commits them in order, so the order of effects and the first failure are
 * those of a serial run. Called again after a failure, it resumes at the failed step, or after it when it is skipped.
 */
export function createRun(steps: readonly Step[]): (isSkipping?: boolean) => Promise<RunResult> {
  const begun = new Map<Step, Promise<Commit>>();
  const draft = emptyDraft();
  let position = 0;

  const begin = (step: Step): Promise<Commit> => {
    const known = begun.get(step);
    if (known) return known;
    const commit = step.begin();
    begun.set(step, commit);
    // A failed step begins again with the next run. The failure is reported where the commit is awaited.
    commit.catch(() => begun.delete(step));
    return commit;
  };

  return async (isSkipping = false) => {
    const failed = steps[position];
    if (isSkipping && failed?.isOptional) {
      draft.skipped = [...draft.skipped, failed.name];
      position += 1;
    }
    const rest = steps.slice(position).map((step) => ({ step, commit: begin(step) }));
    for (const { step, commit } of rest) {
      try {
        (await commit)(draft);
      } catch (error) {
        return { isComplete: false, step: step.name, isOptional: step.isOptional ?? false, error };
      }
      position += 1;
    }
    return { isComplete: true, data: draft };
  };
}
