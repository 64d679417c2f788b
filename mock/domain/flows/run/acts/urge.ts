import { openTasks } from '../../process';
import { noted } from '../act';
import type { Act } from '../act';
import { requireApplicantMay } from '../applicantActions';
import { nodeById, note, tell } from '../run';
import { startOf } from '../start';
import { targetNames } from '../targets';

/** The applicant reminds those who have to decide. */
export const urge: Act = (run, request) => {
  requireApplicantMay('urge', run);
  const waiting = openTasks(run.process);
  for (const { position, nodeId } of waiting)
    tell(run, position.id, 'urged', { step: nodeById(run, nodeId).name, comment: request.comment });
  const holders = waiting.map(({ position }) => position);
  note(run, { nodeId: startOf(run).id, action: 'urge', ...noted(request), targets: targetNames(holders) });
};
