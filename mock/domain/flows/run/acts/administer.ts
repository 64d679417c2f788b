import type { HeldPosition } from '../../../company/entities';
import { businessError } from '../../../apiError';
import { askedOthers, isAlive } from '../../process';
import { notAllowed } from '../act';
import { finish } from '../finish';
import { handOver } from '../handOver';
import type { Run } from '../run';
import { nodeById, note, tell } from '../run';
import { startOf } from '../start';
import { targetNames } from '../targets';

/** An administrator gives an open task to another position. */
export function reassign(run: Run, taskId: string, target: HeldPosition, comment: string): void {
  const task = run.process.tasks.find(({ id }) => id === taskId);
  if (task?.status !== 'open') throw businessError('flow.already_handled');
  if (nodeById(run, task.nodeId).type !== 'approval') throw notAllowed();
  handOver(run, task, [target], 'reassign', comment);
  tell(run, task.position.id, 'takenover', { comment });
  note(run, { nodeId: task.nodeId, action: 'reassign', comment, targets: targetNames([target]) });
}

/** An administrator ends a process. */
export function terminate(run: Run, comment: string): void {
  if (!isAlive(run.process)) throw businessError('flow.already_handled');
  for (const id of askedOthers(run.process)) tell(run, id, 'stopped', { comment });
  note(run, { nodeId: startOf(run).id, action: 'terminate', comment });
  finish(run, 'cancelled', { event: 'terminated', comment });
}
