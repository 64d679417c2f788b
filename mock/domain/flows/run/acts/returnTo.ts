import { askedOthers, undecidedTasks } from '../../process';
import { noted, notAllowed, ownDecision, requireComment } from '../act';
import type { Act } from '../act';
import { advance } from '../advance';
import { returnSteps, rewind } from '../rewind';
import { change, note, setNode, tell } from '../run';
import type { Run } from '../run';
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
  const asked = askedOthers(run.process);
  closeTasks(run);
  rewind(run, target.id);
  setNode(run, node.id, { status: 'returned', round: task.round });
  if (target.type === 'approval') advance(run, { askAgain: target.id });
  else giveBack(run, target.id);
  const askedAgain = new Set(undecidedTasks(run.process).map(({ position }) => position.id));
  for (const id of asked) if (!askedAgain.has(id)) tell(run, id, 'returnedbyother', { comment: request.comment });
};

/** The applicant gets the process back, to change it. */
function giveBack(run: Run, startId: string): void {
  const round = roundsOf(run, startId) + 1;
  const { id: taskId } = addTask(run, startId, round, run.process.applicant);
  setNode(run, startId, { status: 'current', round, asked: { taskId } });
  change(run, { state: 'returned' });
  syncTasks(run, { taskId }, 'returned');
}
