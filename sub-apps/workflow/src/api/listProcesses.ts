import { answeredRows } from '@atrium/common/answeredList';
import { bit, looseString, numeric, read, stringList } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import type { ListPage, ListQuery } from '@atrium/portal/ui';
import { fallback, nonEmpty, nullish, object, optional, picklist, pipe, transform } from 'valibot';
import { PROCESS_ACTIONS, PROCESS_STATES } from './process';
import type { ProcessAction, ProcessState } from './process';

/** A row of every list of processes. What the specification does not name may be missing: empty, or undefined. */
export interface ProcessItem {
  processId: string;
  processNo: string;
  /** The name of the flow. */
  processName: string;
  flowCode: string;
  title: string;
  applicant: string;
  appliedAt: string;
  currentStep: string;
  /** Undefined for a state that this client does not know. */
  state: ProcessState | undefined;
  stateName: string;
  amount: number | undefined;
  orderId: string | undefined;
  /** Who holds it now. */
  handlers: readonly string[];
  /** When the current step is due; empty when it is not. */
  dueAt: string;
  isOverdue: boolean;
  /** The task that waits for the person. */
  taskId: string;
  /** The last decision of the person: when, what and its name. */
  handledAt: string;
  myAction: string;
  myActionName: string;
  /** Whether the person has read this copy; undefined where that is not known. */
  isRead: boolean | undefined;
  /** Counts the changes of the process; undefined where the platform does not tell. */
  version: number | undefined;
  /** What the applicant may do now; undefined where the platform does not tell. Only in the list of the own ones. */
  actions: readonly ProcessAction[] | undefined;
  /** What an approval of the person needs beside a word: then it cannot be given blindly. Only in the to-do list. */
  needsComment: boolean;
  needsSignature: boolean;
  /** The person chooses approvers of a later step, or fills in a part of the form. */
  hasChoices: boolean;
}

const LIST_PATH = '/api/teapi/workflow/flow/getmyprocesslist';

const text = optional(looseString, '');
/** What is no flag is not set. */
const flag = optional(fallback(bit, false), false);

const isProcessAction = (action: string): action is ProcessAction => PROCESS_ACTIONS.some((known) => known === action);

/** A process in a list of any call. */
export const processItemSchema = pipe(
  object({
    processid: pipe(looseString, nonEmpty()),
    processno: text,
    processname: text,
    flowcode: text,
    title: text,
    applicant: text,
    applytime: text,
    currentstep: text,
    state: fallback(nullish(picklist(PROCESS_STATES)), undefined),
    statename: text,
    // What is no amount makes only its own cell empty.
    amount: fallback(nullish(numeric), undefined),
    orderid: text,
    handlers: optional(stringList, []),
    dueat: text,
    isoverdue: optional(bit, false),
    taskid: text,
    handletime: text,
    myaction: text,
    myactionname: text,
    isread: nullish(bit),
    version: fallback(nullish(numeric), undefined),
    actions: fallback(nullish(stringList), undefined),
    needscomment: flag,
    needssignature: flag,
    haschoices: flag,
  }),
  transform((wire): ProcessItem => ({
    processId: wire.processid,
    processNo: wire.processno,
    processName: wire.processname,
    flowCode: wire.flowcode,
    title: wire.title,
    applicant: wire.applicant,
    appliedAt: wire.applytime,
    currentStep: wire.currentstep,
    state: wire.state ?? undefined,
    stateName: wire.statename,
    amount: wire.amount ?? undefined,
    orderId: wire.orderid || undefined,
    handlers: wire.handlers.filter((name) => name !== ''),
    dueAt: wire.dueat,
    isOverdue: wire.isoverdue,
    taskId: wire.taskid,
    handledAt: wire.handletime,
    myAction: wire.myaction,
    myActionName: wire.myactionname,
    isRead: wire.isread ?? undefined,
    version: wire.version ?? undefined,
    actions: wire.actions?.filter(isProcessAction),
    needsComment: wire.needscomment,
    needsSignature: wire.needssignature,
    hasChoices: wire.haschoices,
  })),
);
const pageSchema = object({ af_items: answeredRows(processItemSchema), af_itemcount: numeric });

/** `undeal`: waits for the person. `dealed`: decided by the person. `mine`: applied for. `copied`: sent as a copy. */
export type ProcessListType = 'undeal' | 'dealed' | 'mine' | 'copied';

/** The filters of all lists; each list offers some of them. */
export type ProcessFilters = {
  keyword: string;
  flowCode: string;
  state: string;
  /** The first and the last day of the application; empty for all. */
  dates: readonly string[];
  /** `1`: only what is overdue. */
  overdue: string;
};

export const NO_PROCESS_FILTERS: ProcessFilters = { keyword: '', flowCode: '', state: '', dates: [], overdue: '' };

export type ProcessQuery = ListQuery<ProcessFilters>;

/** Only the filters that are used, because the specification does not name them: a platform may refuse others. */
function conditionOf({ keyword, flowCode, state, dates: [from, to], overdue }: ProcessFilters): object {
  return {
    keyword,
    ...(flowCode && { flowcode: flowCode }),
    ...(state && { state }),
    ...(from && { datefrom: from }),
    ...(to && { dateto: to }),
    ...(overdue && { overdue: 1 }),
  };
}

/** Reads one page of a list (business spec §3, §7). `isFresh` skips the host's cache. */
export async function listProcesses(
  http: PortalHttp,
  type: ProcessListType,
  { filters, page }: ProcessQuery,
  { signal, isFresh = false }: { signal?: AbortSignal; isFresh?: boolean } = {},
): Promise<ListPage<ProcessItem>> {
  const body = {
    af_pageindex: page.index,
    af_pagesize: page.size,
    af_querytype: type,
    af_querycondition: conditionOf(filters),
  };
  const options = { ...(signal && { signal }), isRead: true, ...(isFresh && { isFresh }) };
  const answer = await http.post(LIST_PATH, body, options);
  const { af_items, af_itemcount } = read(pageSchema, answer);
  return { rows: af_items, itemCount: af_itemcount };
}

/** The beginning of the query keys of all reads about processes; a decision invalidates it. */
export const PROCESSES_KEY = ['processes'] as const;

/** The beginning of the query keys of the lists. */
export const PROCESS_LISTS_KEY = [...PROCESSES_KEY, 'list'] as const;

/** The beginning of the query keys of one list. */
const processListKey = (type: ProcessListType) => [...PROCESS_LISTS_KEY, type] as const;

/** The read of one page of a list. */
export const processesQuery = (http: PortalHttp, type: ProcessListType, query: ProcessQuery) => ({
  queryKey: [...processListKey(type), query],
  queryFn: ({ signal }: { signal: AbortSignal }) => listProcesses(http, type, query, { signal }),
});

/** The query key of the number of drafts. */
export const DRAFT_COUNT_KEY = [...PROCESSES_KEY, 'draft count'] as const;

/** How many drafts the person has; null where the platform does not understand the condition. */
export const draftCountQuery = (http: PortalHttp) => ({
  queryKey: DRAFT_COUNT_KEY,
  async queryFn({ signal }: { signal: AbortSignal }): Promise<number | null> {
    const query = { filters: { ...NO_PROCESS_FILTERS, state: 'draft' }, page: { index: 1, size: 1 } };
    const { rows, itemCount } = await listProcesses(http, 'mine', query, { signal });
    return rows.every(({ state }) => state === 'draft') ? itemCount : null;
  },
});
