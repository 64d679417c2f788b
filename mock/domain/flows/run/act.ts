import { businessError, forbidden } from '../../apiError';
import type { FileRecord, HeldPosition } from '../../company/entities';
import type { ApprovalNode } from '../definition/flow';
import type { FormValues, Process, Task } from '../process';
import { stepAllows } from './permittedActions';
import type { StepAction } from './permittedActions';
import type { Run } from './run';
import { nodeById } from './run';

/** What a person sends with an action. */
export interface ActRequest {
  /** The task that it is about; without one, the open task of the person. */
  taskId: string;
  /** The version of the form that the person has read. */
  version: number | undefined;
  comment: string;
  attachments: readonly FileRecord[];
  /** The address of a picture; empty without one. */
  signature: string;
  /** The form, where the person has edited it. */
  values: FormValues | undefined;
  /** The node that it is returned to. */
  returnTo: string;
  /** Whom the action is directed at. */
  targets: readonly HeldPosition[];
  /** How added people decide. */
  mode: 'any' | 'all';
  /** Whom the applicant has chosen for steps to come, by the id of the step; what it does not name stays. */
  chosen?: Process['chosen'];
}

/** One action of a process. Throws when it is not open to the actor now. */
export type Act = (run: Run, request: ActRequest) => void;

export const notAllowed = () => businessError('flow.not_allowed');

const isConcerned = ({ process, actor }: Run) =>
  process.applicant.id === actor.id || process.tasks.some(({ position }) => position.id === actor.id);

/** The open task of the actor. Throws when it was never theirs, or is decided already. */
function ownTask(run: Run, taskId: string): Task {
  const own = run.process.tasks.filter(({ position }) => position.id === run.actor.id);
  const task =
    taskId === ''
      ? (own.find(({ status }) => status === 'open') ?? own.find(({ status }) => status === 'waiting'))
      : own.find(({ id }) => id === taskId);
  if (!task && (taskId !== '' || !isConcerned(run))) throw forbidden('flow.not_yours');
  if (task?.status === 'waiting') throw notAllowed();
  if (task?.status !== 'open') throw businessError('flow.already_handled');
  return task;
}

/** The open task of the actor, with the approval step that it is of. Throws where the step does not allow the action. */
export function ownDecision(run: Run, { taskId }: ActRequest, action?: StepAction): { task: Task; node: ApprovalNode } {
  const task = ownTask(run, taskId);
  const node = nodeById(run, task.nodeId);
  if (node.type !== 'approval' || (action && !stepAllows(action, node, run))) throw notAllowed();
  return { task, node };
}

export function requireComment({ comment }: ActRequest): void {
  if (comment === '') throw businessError('flow.comment_required');
}

/** What of a request stays in the timeline. */
export const noted = ({ comment, attachments, signature }: ActRequest) => ({ comment, attachments, signature });
