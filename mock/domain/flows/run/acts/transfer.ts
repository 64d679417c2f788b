import { noted, ownDecision } from '../act';
import type { Act } from '../act';
import { handOver } from '../handOver';
import { note } from '../run';
import { targetNames } from '../targets';

/** Another person decides in the place of the actor. */
export const transfer: Act = (run, request) => {
  const { task, node } = ownDecision(run, request, 'transfer');
  handOver(run, task, request.targets, 'transfer', request.comment);
  note(run, { nodeId: node.id, action: 'transfer', ...noted(request), targets: targetNames(request.targets) });
};
