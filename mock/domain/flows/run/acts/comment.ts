import { businessError } from '../../../apiError';
import { openTaskOf, openTasks } from '../../process';
import { noted, notAllowed } from '../act';
import type { Act } from '../act';
import { note, tell } from '../run';
import { startOf } from '../start';

/** Says something without deciding; the applicant and those who have to decide are told. */
export const comment: Act = (run, request) => {
  const { process, actor } = run;
  if (process.state === 'draft') throw notAllowed();
  if (request.comment === '' && request.attachments.length === 0) throw businessError('flow.comment_required');
  const own = openTaskOf(process, actor.id);
  const nodeId = own?.nodeId ?? startOf(run).id;
  note(run, { nodeId, action: 'comment', ...noted(request) });
  const concerned = new Set([process.applicant.id, ...openTasks(process).map(({ position }) => position.id)]);
  concerned.delete(actor.id);
  for (const id of concerned) tell(run, id, 'commented', { comment: request.comment });
};
