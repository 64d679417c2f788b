import { noted, notAllowed, ownDecision, requireComment } from '../act';
import type { Act } from '../act';
import { advance } from '../advance';
import { returnSteps, rewind } from '../rewind';
import { change, note, setNode } from '../run';
import { addTask, closeTasks, decideTask, roundsOf, syncTasks } from '../tasks';

/** Sends the process back to an earlier step or to the applicant: everything from there on is asked again. */
export const returnTo: Act = (run, request) => {
  const { task, node } = ownDecision(run, request);
  if (!node.canReturn) throw notAllowed();
  requireComment(request);
  const target = returnSteps(run, node.id).find(({ id }) => id === request.returnTo);
  if (!target) throw notAllowed();
  decideTask(run, task, 'return', request.comment);
  note(run, { nodeId: node.id, action: 'return', targets: [target.name], ...noted(request) });
  closeTasks(run);
  rewind(run, target.id);
  setNode(run, node.id, { status: 'returned', round: task.round });
  if (target.type === 'approval') return advance(run, { askAgain: target.id });
  const round = roundsOf(run, target.id) + 1;
  const { id: taskId } = addTask(run, target.id, round, run.process.applicant);
  setNode(run, target.id, { status: 'current', round, asked: { taskId } });
  change(run, { state: 'returned' });
  syncTasks(run, { taskId }, 'returned');
};
