import { noted } from '../act';
import type { Act } from '../act';
import { requireApplicantMay } from '../applicantActions';
import { acceptValues } from '../acceptValues';
import { change } from '../run';
import { startOf, submit } from '../start';
import { decideTask } from '../tasks';
import { checkChosen, chosenIn } from '../../choices';
import { openTaskOf } from '../../process';

/** The applicant submits a process again that was returned or withdrawn. */
export const resubmit: Act = (run, request) => {
  requireApplicantMay('resubmit', run);
  acceptValues(run, startOf(run).rights, request);
  const { nodes, process, actor: position, company } = run;
  if (request.chosen) change(run, { chosen: new Map([...process.chosen, ...chosenIn(nodes, request.chosen)]) });
  checkChosen({ position, company }, run);
  const task = openTaskOf(run.process, run.actor.id);
  if (task) decideTask(run, task, 'resubmit', request.comment);
  submit(run, noted(request));
};
