import { noted } from '../act';
import type { Act } from '../act';
import { requireApplicantMay } from '../applicantActions';
import { change, note, tell } from '../run';
import { startOf } from '../start';
import { closeTasks } from '../tasks';
import { askedOthers } from '../../process';

/** The applicant takes a process back that nobody has decided in. */
export const withdraw: Act = (run, request) => {
  requireApplicantMay('withdraw', run);
  for (const id of askedOthers(run.process)) tell(run, id, 'withdrawn', { comment: request.comment });
  closeTasks(run);
  change(run, { state: 'withdrawn', nodes: new Map() });
  note(run, { nodeId: startOf(run).id, action: 'withdraw', ...noted(request) });
};
