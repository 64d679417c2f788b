import type { Decision } from '../../api/handleProcess';
import type { Process, ProcessAction } from '../../api/process';
import { ACTION_RULES } from './actionRules';

/** Whether an action is about the person's task, and not about the process as a whole. */
const isOfTask = (action: ProcessAction): boolean =>
  ACTION_RULES[action].isDecision === true || ACTION_RULES[action].people !== undefined;

/**
 * What the person wants with an action: the same action on the same task with the same input. A process that is read again
 * can have another version, and the person still wants the same.
 */
export const intentionOf = (decision: Decision): unknown => ({
  ...decision,
  version: undefined,
  taskId: isOfTask(decision.action) ? decision.taskId : undefined,
});

/** Whether the person can still do what they wanted. */
export const isStillOpen = (
  { action, taskId }: Pick<Decision, 'action' | 'taskId'>,
  { actions, task }: Pick<Process, 'actions' | 'task'>,
): boolean => actions.includes(action) && (!isOfTask(action) || task?.taskId === taskId);
