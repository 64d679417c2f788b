import type { Caller } from '../accounts/caller';
import { contains } from '../query/text';
import { isOpen, openTaskOf, openTasks } from './process';
import type { Process, ProcessState } from './process';
import { versionOf } from './run/run';

export const QUERY_TYPES = ['undeal', 'dealed', 'mine', 'copied'] as const;
export type QueryType = (typeof QUERY_TYPES)[number];

export interface ProcessFilter {
  keyword: string;
  /** Empty texts do not filter. */
  flowCode: string;
  state: ProcessState | '';
  /** Days of the first submission, `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
  isOverdueOnly: boolean;
}

/** Whether something that somebody has to decide is late; for a position, whether its own task is. */
export const isOverdue = (process: Process, now: string, positionId?: string): boolean =>
  openTasks(process).some(
    ({ dueAt, position }) => dueAt !== '' && dueAt < now && (positionId === undefined || position.id === positionId),
  );

/** When the next open task becomes overdue; empty for never. */
export function dueAtOf(process: Process, positionId?: string): string {
  const own = positionId === undefined ? undefined : openTaskOf(process, positionId);
  if (own) return own.dueAt;
  return process.tasks.flatMap((task) => (isOpen(task) && task.dueAt !== '' ? [task.dueAt] : [])).sort()[0] ?? '';
}

/** A test of processes, for any list of them. */
export function matching(
  { flows }: Pick<Caller['company'], 'flows'>,
  { keyword, flowCode, state, from, to, isOverdueOnly }: ProcessFilter,
  now: string,
): (process: Process) => boolean {
  const hits = contains(keyword);
  const nameOf = ({ flowCode: code, published }: Process) => {
    const flow = flows.get(code);
    return flow ? versionOf(flow, published).name : '';
  };
  return (process) =>
    (flowCode === '' || process.flowCode === flowCode) &&
    (state === '' || process.state === state) &&
    (from === '' || process.createdAt.slice(0, 10) >= from) &&
    (to === '' || process.createdAt.slice(0, 10) <= to) &&
    (!isOverdueOnly || isOverdue(process, now)) &&
    (keyword === '' ||
      hits(process.title) ||
      hits(process.no) ||
      hits(process.applicant.employee.name) ||
      hits(nameOf(process)));
}

function listOf({ company: { processes }, position: { id } }: Caller, type: QueryType, state: ProcessFilter['state']) {
  switch (type) {
    case 'undeal':
      return processes.waitingFor(id);
    case 'dealed':
      return processes.decidedBy(id);
    case 'copied':
      return processes.copiedTo(id);
    case 'mine':
      // Drafts are a list of their own.
      return processes.startedBy(id).filter((process) => (process.state === 'draft') === (state === 'draft'));
  }
}

/** One of the caller's lists of processes. */
export const queryProcesses = (
  caller: Caller,
  type: QueryType,
  filter: ProcessFilter,
  now: string,
): readonly Process[] => listOf(caller, type, filter.state).filter(matching(caller.company, filter, now));

/** Notes that the caller has read the copies of a process. */
export function markCopyRead({ company, position }: Caller, process: Process): void {
  if (!process.copies.some((copy) => copy.position.id === position.id && !copy.isRead)) return;
  company.processes.put({
    ...process,
    copies: process.copies.map((copy) => (copy.position.id === position.id ? { ...copy, isRead: true } : copy)),
  });
}
