import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '../accounts/caller';
import { businessError, forbidden, notFound } from '../apiError';
import { currentMoment } from '../calendar';
import { checkChosen, chosenIn } from './choices';
import { withComputed } from './computedValues';
import type { Flow } from './definition/flow';
import { formSources } from './form/formSources';
import { getProcess } from './handleProcess';
import { processTitle } from './processTitle';
import type { FormValues, Process } from './process';
import { commit } from './run/commit';
import { acceptValues } from './run/acceptValues';
import { change, openRun, versionOf } from './run/run';
import type { Run } from './run/run';
import { newProcess, requireInUse, startOf, submit } from './run/start';
import { isWithApplicant } from './process';

/** What the applicant fills in to start a process. */
export interface StartInput {
  flowCode: string;
  /** A draft; empty for a new process. */
  processId: string;
  /** The version of the draft that the applicant has read; undefined where it does not matter. */
  version: number | undefined;
  values: FormValues;
  chosen: Process['chosen'];
}

/** A flow that a person may start. Throws 404 for others; a retired one can still be read. */
export function startableFlow({ company }: Caller, flowCode: string): Flow {
  const flow = company.flows.get(flowCode);
  if (!flow || flow.isInternal || flow.versions.length === 0) throw notFound('flow.not_found');
  return flow;
}

/** A draft of the caller, or a process that is back with them. Throws for any other. */
export function ownStart(caller: Caller, processId: string): Process {
  const process = getProcess(caller, processId);
  if (process.applicant.id !== caller.position.id) throw forbidden('flow.not_yours');
  if (process.state === 'running') throw businessError('flow.already_handled');
  if (!isWithApplicant(process)) throw businessError('flow.not_allowed');
  return process;
}

/** A draft of the caller. What was submitted once is only submitted again by the action that says so. */
function ownDraft(caller: Caller, processId: string): Process {
  const process = ownStart(caller, processId);
  if (process.state !== 'draft') throw businessError('flow.not_allowed');
  return process;
}

/** Drafts of a person. */
const MOST_DRAFTS = 200;
/** Digits of a process number. */
const NUMBER_DIGITS = 6;

function createDraft({ company, position }: Caller, flow: Flow, now: string): Process {
  const id = company.processIds.next();
  const { pageCode, name } = versionOf(flow, 0);
  const values = withComputed(pageCode, {});
  const title = processTitle(position.employee.name, name, values);
  const no = `AF-${id.slice(-NUMBER_DIGITS)}`;
  return newProcess({ id, no, flowCode: flow.code, applicant: position, createdAt: now, title, values });
}

/** The process with what was entered, not stored yet. */
function fillIn(caller: Caller, input: StartInput, now: string): Run {
  const flow = startableFlow(caller, input.flowCode);
  const process = input.processId === '' ? createDraft(caller, flow, now) : ownDraft(caller, input.processId);
  requireInUse(flow);
  if (process.flowCode !== input.flowCode) throw businessError('flow.not_allowed');
  if (input.version !== undefined && input.version !== process.version) throw businessError('flow.draft_changed');
  const run = openRun(caller.company, process, caller.position, now, formSources(caller));
  acceptValues(run, startOf(run).rights, { values: input.values, version: undefined });
  const chosen = chosenIn(run.nodes, input.chosen);
  if (!isDeepStrictEqual(chosen, process.chosen)) change(run, { chosen, version: process.version + 1 });
  return run;
}

/** Throws when the caller keeps as many drafts as they may. */
function requireRoom({ company, position }: Caller): void {
  const drafts = company.processes.recentlyStartedBy(position.id).filter(({ state }) => state === 'draft');
  if (drafts.length >= MOST_DRAFTS) throw businessError('flow.too_many_drafts', { max: MOST_DRAFTS });
}

/** Keeps what was entered. */
export function saveDraft(caller: Caller, input: StartInput, now = currentMoment()): Process {
  const run = fillIn(caller, input, now);
  if (input.processId === '') requireRoom(caller);
  change(run, { createdAt: now });
  return commit(run, caller.company);
}

/** Submits a new process, or a draft. */
export function submitProcess(caller: Caller, input: StartInput, now = currentMoment()): Process {
  const run = fillIn(caller, input, now);
  checkChosen(caller, run);
  submit(run);
  return commit(run, caller.company);
}

/** Deletes a draft of the caller, and returns how many there were. */
export function deleteDraft(caller: Caller, processId: string): number {
  const { processes } = caller.company;
  if (!processes.find(processId)) return 0;
  if (getProcess(caller, processId).state !== 'draft') throw businessError('flow.not_allowed');
  processes.remove(processId);
  return 1;
}
