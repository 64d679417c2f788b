import type { Translate } from '@atrium/portal/sdk';
import type { ProcessStep } from '../../../api/process';

/** It has not happened yet. */
export const isAhead = ({ status }: Pick<ProcessStep, 'status'>): boolean =>
  status === 'current' || status === 'pending';

/** The step of an entry and what was done: the action alone where the step has no name of its own. */
export function stepWords(
  t: Translate,
  { name, action, actionName, status }: ProcessStep,
): { name: string; tag: string } {
  const isOpen = isAhead({ status });
  const state = status && t(action === 'copy' && isOpen ? 'workflow.step.pending.copy' : `workflow.step.${status}`);
  // The action of an open step would sound as if it had happened.
  const done = isOpen ? '' : actionName;
  return { name: name === done ? '' : name, tag: done || state || '' };
}
