import { businessError } from '../../../apiError';
import type { Process } from '../../process';
import { noted, notAllowed, requireApplicant } from '../act';
import type { Act } from '../act';
import { change, note, tell } from '../run';
import { startOf } from '../start';
import { closeTasks } from '../tasks';
import { openTasks } from '../../process';

/** Whether somebody has approved since the process was submitted last. */
export function isDecided({ timeline }: Process): boolean {
  const submitted = timeline.findLastIndex(({ action }) => action === 'submit' || action === 'resubmit');
  return timeline.slice(submitted + 1).some(({ action }) => action === 'approve');
}

/** The applicant takes a process back that nobody has decided in. */
export const withdraw: Act = (run, request) => {
  requireApplicant(run);
  if (run.process.state !== 'running') throw notAllowed();
  if (isDecided(run.process)) throw businessError('flow.already_decided');
  for (const { position } of openTasks(run.process)) tell(run, position.id, 'withdrawn', { comment: request.comment });
  closeTasks(run);
  change(run, { state: 'withdrawn', nodes: new Map() });
  note(run, { nodeId: startOf(run).id, action: 'withdraw', ...noted(request) });
};
