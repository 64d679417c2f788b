import { businessError } from '../../../apiError';
import { openTasks } from '../../process';
import { noted, notAllowed, requireApplicant } from '../act';
import type { Act } from '../act';
import { minutesBetween } from '../moments';
import { nodeById, note, tell } from '../run';
import { startOf } from '../start';
import { targetNames } from '../targets';

/** Minutes until the next reminder. */
const PAUSE_MINUTES = 10;

/** The applicant reminds those who have to decide. */
export const urge: Act = (run, request) => {
  requireApplicant(run);
  const waiting = openTasks(run.process);
  if (run.process.state !== 'running' || waiting.length === 0) throw notAllowed();
  const last = run.process.timeline.findLast(({ action }) => action === 'urge');
  const passed = last ? minutesBetween(last.time, run.now) : PAUSE_MINUTES;
  if (passed >= 0 && passed < PAUSE_MINUTES)
    throw businessError('flow.urged_recently', { minutes: PAUSE_MINUTES - passed });
  for (const { position, nodeId } of waiting)
    tell(run, position.id, 'urged', { step: nodeById(run, nodeId).name, comment: request.comment });
  const holders = waiting.map(({ position }) => position);
  note(run, { nodeId: startOf(run).id, action: 'urge', ...noted(request), targets: targetNames(holders) });
};
