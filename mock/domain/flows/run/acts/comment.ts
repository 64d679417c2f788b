import { businessError } from '../../../apiError';
import { openTaskOf, openTasks } from '../../process';
import { noted, notAllowed } from '../act';
import type { Act } from '../act';
import { note, tell } from '../run';
import type { Run } from '../run';
import { startOf } from '../start';

/** Comments of a person in one minute: each tells everybody whom the process concerns. */
const MOST_PER_MINUTE = 10;

/** How much the actor has said in this minute. */
const saidNow = ({ process: { timeline }, actor, now }: Run) =>
  timeline.filter(
    ({ action, time, handlers }) => action === 'comment' && time === now && handlers.includes(actor.employee.name),
  ).length;

/** Says something without deciding; the applicant and those who have to decide are told. */
export const comment: Act = (run, request) => {
  const { process, actor } = run;
  if (process.state === 'draft') throw notAllowed();
  if (request.comment === '' && request.attachments.length === 0) throw businessError('flow.comment_required');
  if (saidNow(run) >= MOST_PER_MINUTE) throw businessError('flow.commented_often');
  const own = openTaskOf(process, actor.id);
  const nodeId = own?.nodeId ?? startOf(run).id;
  note(run, { nodeId, action: 'comment', ...noted(request) });
  const concerned = new Set([process.applicant.id, ...openTasks(process).map(({ position }) => position.id)]);
  for (const id of concerned) tell(run, id, 'commented', { comment: request.comment });
};
