import { businessError } from '../../../apiError';
import { noted, ownDecision, requireComment } from '../act';
import type { Act } from '../act';
import { advance } from '../advance';
import { acceptValues, requireForm } from '../acceptValues';
import { note } from '../run';
import { decideTask } from '../tasks';

export const approve: Act = (run, request) => {
  const { task, node } = ownDecision(run, request);
  if (node.needsComment) requireComment(request);
  if (node.needsSignature && request.signature === '') throw businessError('flow.signature_required');
  acceptValues(run, node.rights, request);
  requireForm(run, node.rights);
  decideTask(run, task, 'approve', request.comment);
  note(run, { nodeId: node.id, action: 'approve', ...noted(request) });
  advance(run);
};
