import type { Caller } from '../accounts/caller';
import { currentMoment } from '../calendar';
import type { HeldPosition } from '../company/entities';
import { businessError, forbidden, notFound } from '../apiError';
import { formSources } from './form/formSources';
import type { Process } from './process';
import { openTasks } from './process';
import type { Act, ActRequest } from './run/act';
import { add } from './run/acts/add';
import { reassign, terminate } from './run/acts/administer';
import { approve } from './run/acts/approve';
import { cancel } from './run/acts/cancel';
import { comment } from './run/acts/comment';
import { reject } from './run/acts/reject';
import { resubmit } from './run/acts/resubmit';
import { returnTo } from './run/acts/returnTo';
import { transfer } from './run/acts/transfer';
import { urge } from './run/acts/urge';
import { withdraw } from './run/acts/withdraw';
import { commit } from './run/commit';
import { decisionNeeds } from './run/decisionNeeds';
import type { Run } from './run/run';
import { flowOf, openRun, versionOf } from './run/run';

export const HANDLE_ACTIONS = [
  'approve',
  'reject',
  'return',
  'transfer',
  'addbefore',
  'addafter',
  'countersign',
  'withdraw',
  'cancel',
  'urge',
  'resubmit',
  'comment',
] as const;
export type HandleAction = (typeof HANDLE_ACTIONS)[number];

export const ACTS: Readonly<Record<HandleAction, Act>> = {
  approve,
  reject,
  return: returnTo,
  transfer,
  addbefore: add('addbefore'),
  addafter: add('addafter'),
  countersign: add('countersign'),
  withdraw,
  cancel,
  urge,
  resubmit,
  comment,
};

/** Whether the caller looks after the processes of a flow. */
function administers({ company, functionCodes, position }: Caller, flowCode: string): boolean {
  return (
    functionCodes.includes('FLOW_MANAGE') ||
    (company.flows.get(flowCode)?.adminPositionIds.includes(position.id) ?? false)
  );
}

/**
 * Whether the caller may see a process: its applicant, everybody who had or has a task or a copy of it, and administrators.
 * A draft is seen by its applicant only.
 */
export function maySee(caller: Caller, process: Process): boolean {
  const { id } = caller.position;
  if (process.applicant.id === id) return true;
  if (process.state === 'draft') return false;
  const isMine = ({ position }: { position: { id: string } }) => position.id === id;
  return process.tasks.some(isMine) || process.copies.some(isMine) || administers(caller, process.flowCode);
}

/** The process. Throws 404, and 403 for a process that the caller may not see. */
export function getProcess(caller: Caller, id: string): Process {
  const process = caller.company.processes.find(id);
  if (!process) throw notFound('flow.not_found');
  if (!maySee(caller, process)) throw forbidden('flow.not_yours');
  return process;
}

function changeProcess(caller: Caller, process: Process, work: (run: Run) => void, now: string): Process {
  const run = openRun(caller.company, process, caller.position, now, formSources(caller, process));
  work(run);
  return commit(run, caller.company);
}

/** Takes an action in a process, and returns what has become of it. */
export const handleProcess = (
  caller: Caller,
  id: string,
  action: HandleAction,
  request: ActRequest,
  now = currentMoment(),
): Process => changeProcess(caller, getProcess(caller, id), (run) => ACTS[action](run, request), now);

/** A request that says nothing but a comment. */
export const plainRequest = (said = '', taskId = ''): ActRequest => ({
  taskId,
  version: undefined,
  comment: said,
  attachments: [],
  signature: '',
  values: undefined,
  returnTo: '',
  targets: [],
  mode: 'all',
});

/** Approves all that waits for the caller in a process. Throws where a signature or fields of the form are asked for. */
export function approveUnseen(caller: Caller, id: string, said: string, now = currentMoment()): Process {
  const process = getProcess(caller, id);
  const { position, company } = caller;
  const { nodes } = versionOf(flowOf(company, process.flowCode), process.published);
  const own = openTasks(process).filter((task) => task.position.id === position.id);
  if (decisionNeeds(process, nodes, position.id).choices) throw businessError('flow.form_to_fill');
  if (own.length === 0) return handleProcess(caller, id, 'approve', plainRequest(said), now);
  return changeProcess(
    caller,
    process,
    (change) => {
      for (const task of own)
        if (openTasks(change.process).some((open) => open.id === task.id)) approve(change, plainRequest(said, task.id));
    },
    now,
  );
}

/** Gives an open task to another position, for an administrator of flows. */
export function reassignTask(
  caller: Caller,
  {
    processId,
    taskId,
    target,
    comment: said,
  }: { processId: string; taskId: string; target: HeldPosition; comment: string },
  now = currentMoment(),
): Process {
  const process = administered(caller, processId);
  return changeProcess(caller, process, (run) => reassign(run, taskId, target, said), now);
}

/** Ends a process, for an administrator of flows. */
export function terminateProcess(
  caller: Caller,
  { processId, comment: said }: { processId: string; comment: string },
  now = currentMoment(),
): Process {
  return changeProcess(caller, administered(caller, processId), (run) => terminate(run, said), now);
}

function administered(caller: Caller, processId: string): Process {
  const process = getProcess(caller, processId);
  if (!administers(caller, process.flowCode)) throw forbidden('flow.not_yours');
  return process;
}
