import { noted, notAllowed, requireApplicant } from '../act';
import type { Act } from '../act';
import { finish } from '../finish';
import { note } from '../run';
import { startOf } from '../start';

/** The applicant gives up a process that is back with them. */
export const cancel: Act = (run, request) => {
  requireApplicant(run);
  if (run.process.state !== 'returned' && run.process.state !== 'withdrawn') throw notAllowed();
  note(run, { nodeId: startOf(run).id, action: 'cancel', ...noted(request) });
  finish(run, 'cancelled');
};
