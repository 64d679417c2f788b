import { isAppError } from '@atrium/common/errors/appError';
import type { AppError } from '@atrium/common/errors/appError';
import { lookUp } from '@atrium/common/lookUp';
import type { Translate } from '@atrium/portal/sdk';
import type { FlowPlan } from '../api/flowPlan';
import type { ApproverChoice } from '../api/startFlow';
import type { Chosen } from './chosen';

/** The choices of the steps that the application comes to. Without a plan all of them. */
export const choicesOnPath = (choices: readonly ApproverChoice[], plan: FlowPlan | undefined) =>
  choices.filter(
    ({ nodeId }) => !plan || plan.steps.some((step) => step.nodeId === nodeId && step.status !== 'skipped'),
  );

/** The steps on the path whose approvers are still to be chosen. */
export const missingChoices = (choices: readonly ApproverChoice[], chosen: Chosen, plan: FlowPlan) =>
  choicesOnPath(choices, plan)
    .map(({ nodeId }) => nodeId)
    .filter((nodeId) => (lookUp(chosen, nodeId) ?? []).length === 0);

/** Whether the platform says what is wrong with the application itself, such as dates in the wrong order. */
export const isRefusal = (error: unknown): error is AppError =>
  isAppError(error, 'service') && (error.code ?? '').startsWith('flow.');

/** What the applicant should know before submitting: problems, vacant positions, nobody to decide. Usually nothing. */
export function unusual(t: Translate, { steps, problems }: FlowPlan): readonly string[] {
  const asked = steps.filter(({ status }) => status === 'asked');
  const isOpen = steps.some(({ status }) => status === 'unknown');
  const vacant = asked.filter(({ people }) => people.some(({ name }) => name === '')).map(({ name }) => name);
  return [
    ...problems,
    ...(vacant.length > 0 ? [t('workflow.plan.unusual.vacant', { steps: vacant })] : []),
    ...(asked.length === 0 && !isOpen ? [t('workflow.plan.unusual.nobody')] : []),
  ];
}
