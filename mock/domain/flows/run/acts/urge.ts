import { noted } from '../act';
import type { Act } from '../act';
import { remindable, requireApplicantMay } from '../applicantActions';
import { nodeById, note, patchTask, tell } from '../run';
import { startOf } from '../start';
import { targetNames } from '../targets';

/** The applicant reminds those who have to decide, apart from those who were reminded a moment ago. */
export const urge: Act = (run, request) => {
  requireApplicantMay('urge', run);
  const reminded = remindable(run.process, run.now);
  for (const { id, position, nodeId } of reminded) {
    patchTask(run, id, { remindedAt: run.now });
    tell(run, position.id, 'urged', { step: nodeById(run, nodeId).name, comment: request.comment });
  }
  const holders = reminded.map(({ position }) => position);
  note(run, { nodeId: startOf(run).id, action: 'urge', ...noted(request), targets: targetNames(holders) });
};
