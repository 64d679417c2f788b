import type { Caller } from '../accounts/caller';
import { localise } from '../languages/localise';
import type { Language } from '../languages/table';
import { contains } from '../query/text';
import { openTasks } from './process';
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
  /** Only processes of which the caller has a copy that was not read. */
  isUnreadOnly?: boolean;
}

const hasUnreadCopy = ({ copies }: Process, positionId: string): boolean =>
  copies.some(({ position, isRead }) => position.id === positionId && !isRead);

/** Whether something that somebody has to decide is late; for a position, whether its own task is. */
export const isOverdue = (process: Process, now: string, positionId?: string): boolean =>
  openTasks(process).some(
    ({ dueAt, position }) => dueAt !== '' && dueAt < now && (positionId === undefined || position.id === positionId),
  );

/** When the next open task becomes overdue, of a position if one is given; empty for never. */
export const dueAtOf = (process: Process, positionId?: string): string =>
  openTasks(process)
    .flatMap(({ dueAt, position }) =>
      dueAt !== '' && (positionId === undefined || position.id === positionId) ? [dueAt] : [],
    )
    .sort()[0] ?? '';

/** Whose tasks make a process of a list late: in the to-do list those of its owner, elsewhere those of everybody. */
export const ownerIn = (list: QueryType | undefined, positionId: string): string | undefined =>
  list === 'undeal' ? positionId : undefined;

interface Reader {
  /** The moment that lateness is measured at. */
  now: string;
  /** The keyword is compared with the names that are shown in it. */
  language: Language;
  /** Where it is given, only what is late for this position counts as late. */
  owner?: string | undefined;
}

/** A test of processes, for any list of them. */
export function matching(
  { flows }: Pick<Caller['company'], 'flows'>,
  { keyword, flowCode, state, from, to, isOverdueOnly }: ProcessFilter,
  { now, language, owner }: Reader,
): (process: Process) => boolean {
  const hits = contains(keyword);
  const nameOf = ({ flowCode: code, published }: Process) => {
    const flow = flows.get(code);
    return flow ? localise(versionOf(flow, published).name, language) : '';
  };
  return (process) =>
    (flowCode === '' || process.flowCode === flowCode) &&
    (state === '' || process.state === state) &&
    (from === '' || process.createdAt.slice(0, 10) >= from) &&
    (to === '' || process.createdAt.slice(0, 10) <= to) &&
    (!isOverdueOnly || isOverdue(process, now, owner)) &&
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

/** One of the caller's lists of processes, the newest first: also of those to do, where half may be late and a new one still has to be seen. */
export function queryProcesses(
  caller: Caller,
  type: QueryType,
  filter: ProcessFilter,
  { now, language }: Omit<Reader, 'owner'>,
): readonly Process[] {
  const { id } = caller.position;
  return listOf(caller, type, filter.state)
    .filter(matching(caller.company, filter, { now, language, owner: ownerIn(type, id) }))
    .filter((process) => !filter.isUnreadOnly || hasUnreadCopy(process, id));
}

/** Notes that the caller has read the copies of a process. */
export function markCopyRead({ company, position }: Caller, process: Process): void {
  if (!hasUnreadCopy(process, position.id)) return;
  company.processes.put({
    ...process,
    copies: process.copies.map((copy) => (copy.position.id === position.id ? { ...copy, isRead: true } : copy)),
  });
}
