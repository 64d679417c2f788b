import { businessError } from '../../apiError';
import type { HeldPosition } from '../../company/entities';
import { findAdmins, findHandlers, needsEverybody } from '../definition/askStep';
import type { ApprovalNode } from '../definition/flow';
import { isThrough } from './parts';
import type { Run } from './run';
import { note, setNode } from './run';
import { addTask, decideTask, roundsOf, syncTasks, taskById } from './tasks';

/** The comments of those who approved, by the id of the employee. */
export type Approvals = ReadonlyMap<string, string>;

/** Who has approved in the latest round of a step. */
export function approvalsOf(run: Run, nodeId: string): Approvals {
  const round = roundsOf(run, nodeId);
  return new Map(
    run.process.tasks.flatMap((task) =>
      task.nodeId === nodeId && task.round === round && task.status === 'approved' && task.decision
        ? [[task.decision.personId, task.decision.comment] as const]
        : [],
    ),
  );
}

/**
 * The people of a step that is reached; the administrators of the flow where it has none and the process is under way.
 * Throws where these are nobody either: the process stays where it is, and who acted is told.
 */
function handlersOf(run: Run, node: ApprovalNode): { handlers: readonly HeldPosition[]; isByAdmin: boolean } {
  const { company, flow, process } = run;
  const context = { company, applicant: process.applicant, chosen: process.chosen.get(node.id) ?? [] };
  const { by, handlers } = findHandlers(node, flow.adminPositionIds, context);
  if (by !== 'refuse' && by !== 'choose') return { handlers, isByAdmin: by === 'admin' };
  const admins = findAdmins(flow.adminPositionIds, context);
  if (admins.length === 0) throw businessError('flow.nobody_found', { step: node.name });
  return { handlers: admins, isByAdmin: true };
}

/**
 * Asks the people of a step. Who has approved in the step right before is not asked again: their note counts here as well.
 * @param isReturned The process was returned to this step.
 */
export function askStep(run: Run, node: ApprovalNode, before: Approvals, isReturned: boolean): void {
  const round = roundsOf(run, node.id) + 1;
  const { handlers, isByAdmin } = handlersOf(run, node);
  if (handlers.length === 0) {
    setNode(run, node.id, { status: 'skipped', round });
    note(run, { nodeId: node.id, action: 'autopass', handlers: [], comment: 'flow.note.nobody' });
    return;
  }
  const tasks = handlers.map((position) => addTask(run, node.id, round, position));
  const asked = { mode: node.mode, parts: tasks.map(({ id }) => ({ taskId: id })) };
  setNode(run, node.id, { status: 'current', round, asked });
  if (!needsEverybody(node, run.process.values))
    for (const [index, { employee }] of handlers.entries()) {
      const comment = before.get(employee.id);
      const task = tasks[index];
      if (comment === undefined || !task) continue;
      decideTask(run, task, 'autopass', comment);
      note(run, { nodeId: node.id, action: 'autopass', handlers: [employee.name], comment });
    }
  syncTasks(run, asked, isReturned ? 'askedagain' : isByAdmin ? 'administrator' : 'todo');
  if (isThrough(asked, (id) => taskById(run, id).status)) setNode(run, node.id, { status: 'done', round, asked });
}
