import { askedOthers } from '../../process';
import { noted, ownDecision, requireComment } from '../act';
import type { Act } from '../act';
import { finish } from '../finish';
import { note, setNode, tell } from '../run';
import { decideTask } from '../tasks';

/** One rejection ends the process, however many are asked. */
export const reject: Act = (run, request) => {
  const { task, node } = ownDecision(run, request);
  requireComment(request);
  decideTask(run, task, 'reject', request.comment);
  note(run, { nodeId: node.id, action: 'reject', ...noted(request) });
  const state = run.process.nodes.get(node.id);
  setNode(run, node.id, { ...state, round: task.round, status: 'rejected' });
  const { comment } = request;
  const others = askedOthers(run.process);
  finish(run, 'rejected', { comment });
  for (const id of others) tell(run, id, 'rejectedbyother', { comment });
};
