import { noted } from '../act';
import type { Act } from '../act';
import { requireApplicantMay } from '../applicantActions';
import { finish } from '../finish';
import { note } from '../run';
import { startOf } from '../start';

/** The applicant gives up a process that is back with them. */
export const cancel: Act = (run, request) => {
  requireApplicantMay('cancel', run);
  note(run, { nodeId: startOf(run).id, action: 'cancel', ...noted(request) });
  finish(run, 'cancelled');
};
