import { businessError } from '../../apiError';
import type { HeldPosition } from '../../company/entities';
import type { Task } from '../process';
import type { Run } from './run';
import { checkTargets } from './targets';
import { addTask, decideTask, replaceInStep } from './tasks';

/** Puts another position into the place of an open task. */
export function handOver(
  run: Run,
  task: Task,
  targets: readonly HeldPosition[],
  action: 'transfer' | 'reassign',
  comment: string,
): void {
  const [target] = targets;
  if (!target || targets.length > 1) throw businessError('flow.one_person');
  checkTargets(run, task.nodeId, targets);
  decideTask(run, task, action, comment);
  const { id: taskId } = addTask(run, task.nodeId, task.round, target);
  replaceInStep(run, task, { taskId }, action === 'transfer' ? 'transferred' : 'reassigned');
}
