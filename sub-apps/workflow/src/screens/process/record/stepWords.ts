import type { Translate } from '@atrium/portal/sdk';
import type { ProcessStep } from '../../../api/process';

/** The step of an entry and what was done: the action alone where the step has no name of its own. */
export function stepWords(
  t: Translate,
  { name, action, actionName, status }: ProcessStep,
): { name: string; tag: string } {
  // Its action would sound as if it had happened.
  const isAhead = status === 'current' || status === 'pending';
  const state = status && t(action === 'copy' && isAhead ? 'workflow.step.pending.copy' : `workflow.step.${status}`);
  const done = isAhead ? '' : actionName;
  return { name: name === done ? '' : name, tag: done || state || '' };
}
