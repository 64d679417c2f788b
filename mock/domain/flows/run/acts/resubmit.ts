import { notAllowed, noted, requireApplicant } from '../act';
import type { Act } from '../act';
import { acceptValues } from '../rights';
import { startOf, submit } from '../start';
import { decideTask } from '../tasks';
import { openTaskOf } from '../../process';

/** The applicant submits a process again that was returned or withdrawn. */
export const resubmit: Act = (run, request) => {
  requireApplicant(run);
  if (run.process.state !== 'returned' && run.process.state !== 'withdrawn') throw notAllowed();
  acceptValues(run, startOf(run).rights, request);
  const task = openTaskOf(run.process, run.actor.id);
  if (task) decideTask(run, task, 'resubmit', request.comment);
  submit(run, noted(request));
};
