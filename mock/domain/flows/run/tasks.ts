import type { Position } from '../../company/entities';
import type { FlowEvent } from '../../messages/flowMessage';
import type { FlowNode } from '../definition/flow';
import type { Part, ProcessAction, Task, TaskStatus } from '../process';
import { isUndecided, undecidedTasks } from '../process';
import { minutesLater } from './moments';
import { decidable, outstanding, replaceTask, taskIdsOf } from './parts';
import type { Run } from './run';
import { change, nodeById, patchTask, setNode, settle, tell } from './run';

const MINUTES_OF_HOUR = 60;

/** How often a node has been entered. */
export const roundsOf = ({ process }: Run, nodeId: string): number =>
  Math.max(0, ...process.tasks.flatMap((task) => (task.nodeId === nodeId ? [task.round] : [])));

/** Adds a task that waits to be opened. */
export function addTask(run: Run, nodeId: string, round: number, position: Position): Task {
  const { tasks, id } = run.process;
  const task: Task = {
    id: `${id}-t${tasks.length + 1}`,
    nodeId,
    round,
    position,
    status: 'waiting',
    openedAt: '',
    dueAt: '',
  };
  change(run, { tasks: [...tasks, task] });
  return task;
}

export const taskById = ({ process }: Run, id: string): Task => {
  const task = process.tasks.find((each) => each.id === id);
  if (!task) throw new Error(`The process has no task ${id}`);
  return task;
};

function dueAt(node: FlowNode, now: string): string {
  const hours = node.type === 'approval' ? node.dueHours : undefined;
  return hours === undefined ? '' : minutesLater(now, hours * MINUTES_OF_HOUR);
}

/** Events that say why a process was returned. */
const RETURNS: readonly FlowEvent[] = ['returned', 'askedagain'];

const lastReturnOf = ({ process }: Run) =>
  process.timeline.findLast(({ action }) => action === 'return')?.comment ?? '';

/** Lets the holder of a task decide, and tells them. A task that is open already stays as it is. */
function openTask(run: Run, taskId: string, event: FlowEvent): void {
  const task = taskById(run, taskId);
  if (task.status === 'open') return;
  const node = nodeById(run, task.nodeId);
  patchTask(run, taskId, { status: 'open', openedAt: run.now, dueAt: dueAt(node, run.now), remindedAt: '' });
  const step = node.type === 'start' ? '' : node.name;
  tell(run, task.position.id, event, { step, comment: RETURNS.includes(event) ? lastReturnOf(run) : '' });
}

/** What a task becomes by the action that decides it. */
const OUTCOMES = {
  approve: 'approved',
  autopass: 'approved',
  reject: 'rejected',
  return: 'returned',
  transfer: 'transferred',
  reassign: 'transferred',
  resubmit: 'submitted',
} as const satisfies Partial<Record<ProcessAction, TaskStatus>>;

/** Notes how a task was decided: by its holder for `autopass`, else by the actor. */
export function decideTask(run: Run, task: Task, action: keyof typeof OUTCOMES, comment: string): void {
  const { employee } = action === 'autopass' ? task.position : run.actor;
  patchTask(run, task.id, {
    status: OUTCOMES[action],
    decision: { action, time: run.now, personId: employee?.id ?? '', name: employee?.name ?? '', comment },
  });
  settle(run, task.position.id);
}

/** Ends a task without a decision. */
function closeTask(run: Run, task: Task): void {
  patchTask(run, task.id, { status: 'closed' });
  if (task.status === 'open') settle(run, task.position.id);
}

/** Ends all tasks that nobody has decided. */
export function closeTasks(run: Run): void {
  undecidedTasks(run.process).forEach((task) => closeTask(run, task));
}

/** Opens the tasks of a step whose turn it is, lets the others wait, and closes those that are needed no more. */
export function syncTasks(run: Run, asked: Part, event: FlowEvent = 'todo'): void {
  const statusOf = (id: string) => taskById(run, id).status;
  const [now, later] = [decidable(asked, statusOf), outstanding(asked, statusOf)];
  for (const id of taskIdsOf(asked)) {
    const task = taskById(run, id);
    if (!isUndecided(task)) continue;
    if (now.includes(id)) openTask(run, id, event);
    else if (!later.includes(id)) closeTask(run, task);
    else if (task.status === 'open') {
      patchTask(run, id, { status: 'waiting', dueAt: '' });
      settle(run, task.position.id);
    }
  }
}

/** Puts others into the place of a task in its step, and opens the tasks whose turn it is then. */
export function replaceInStep(run: Run, task: Task, by: Part, event: FlowEvent): void {
  const state = run.process.nodes.get(task.nodeId);
  if (!state?.asked) throw new Error(`Nobody is asked in ${task.nodeId}`);
  const asked = replaceTask(state.asked, task.id, by);
  setNode(run, task.nodeId, { ...state, asked });
  syncTasks(run, asked, event);
}
