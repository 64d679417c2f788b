import type { Day } from '../calendar';
import { isoDay } from '../calendar';
import type { Company } from '../company/company';
import { openTasks } from '../flows/process';
import type { Process, Task } from '../flows/process';
import { visibleAmount } from '../flows/run/rights';
import { flowOf, nodeById, versionOf } from '../flows/run/run';
import { flowMessage } from './flowMessage';
import type { SeededMessage } from './message';

/** The news of a process for a position. */
function newsFor(process: Process, flows: Company['flows'], positionId: string) {
  const { name: flowName, nodes } = versionOf(flowOf({ flows }, process.flowCode), process.published);
  return { process, flowName, nodes, amount: visibleAmount(process, nodes, positionId) };
}

/** What an open task asks its holder: to decide, or to change what was returned. */
function requestOf(process: Process, { position, nodeId }: Task, flows: Company['flows']) {
  const { nodes, ...news } = newsFor(process, flows, position.id);
  const returned =
    process.state === 'returned' ? process.timeline.findLast(({ action }) => action === 'return') : undefined;
  if (!returned) {
    const step = nodeById({ nodes }, nodeId).name;
    return flowMessage('todo', { ...news, actor: process.applicant.employee.name, step });
  }
  return flowMessage('returned', { ...news, actor: returned.handlers[0] ?? '', comment: returned.comment });
}

/**
 * The messages that the seeded processes have caused: to-dos of the open tasks, the outcome of ended ones.
 * Those before `unreadFrom` have been read.
 */
export const seedFlowMessages = (
  processes: readonly Process[],
  flows: Company['flows'],
  unreadFrom: Day,
): SeededMessage[] =>
  processes.flatMap((process): SeededMessage[] => {
    const { applicant, createdAt, state, timeline } = process;
    const isRead = (time: string) => time < isoDay(unreadFrom);
    const todos = openTasks(process).map((task) => {
      const time = task.openedAt || createdAt;
      return { ...requestOf(process, task, flows), to: task.position.id, time, isRead: isRead(time) };
    });
    if (state !== 'approved' && state !== 'rejected') return todos;
    // Copies at the end of the flow are nobody's doing.
    const last = timeline.findLast(({ action }) => action === 'approve' || action === 'reject');
    const { time = createdAt, comment = '' } = last ?? {};
    const { nodes: _nodes, ...news } = newsFor(process, flows, applicant.id);
    const outcome = flowMessage(state, { ...news, actor: last?.handlers[0] ?? applicant.employee.name, comment });
    return [{ ...outcome, to: applicant.id, time, isRead: isRead(time) }];
  });
