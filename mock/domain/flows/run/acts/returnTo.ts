import { noted, notAllowed, ownDecision, requireComment } from '../act';
import type { Act } from '../act';
import { advance } from '../advance';
import { returnSteps, rewind } from '../rewind';
import { change, note, setNode } from '../run';
import { addTask, closeTasks, decideTask, roundsOf, syncTasks } from '../tasks';

/** Sends the process back to an earlier step or to the applicant: everything from there on is asked again. */
export const returnTo: Act = (run, request) => {
  const { task, node } = ownDecision(run, request, 'return');
  requireComment(request);
  const target = returnSteps(run, node.id).find(({ id }) => id === request.returnTo);
  if (!target) throw notAllowed();
  decideTask(run, task, 'return', request.comment);
  const { applicant } = run.process;
  const told = target.type === 'start' ? applicant.employee.name : target.name;
  note(run, { nodeId: node.id, action: 'return', targets: [told], ...noted(request) });
  closeTasks(run);
  rewind(run, target.id);
  setNode(run, node.id, { status: 'returned', round: task.round });
  if (target.type === 'approval') return advance(run, { askAgain: target.id });
  const round = roundsOf(run, target.id) + 1;
  const { id: taskId } = addTask(run, target.id, round, applicant);
  setNode(run, target.id, { status: 'current', round, asked: { taskId } });
  change(run, { state: 'returned' });
  syncTasks(run, { taskId }, 'returned');
};
