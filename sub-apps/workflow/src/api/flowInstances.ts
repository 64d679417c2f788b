import { answeredList, answeredRows } from '@atrium/common/answeredList';
import { looseString, numeric, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import type { ListPage, ListQuery } from '@atrium/portal/ui';
import { fallback, intersect, nonEmpty, object, pipe, transform } from 'valibot';
import { processItemSchema, PROCESSES_KEY } from './listProcesses';
import type { ProcessItem } from './listProcesses';

const PATH = '/api/teapi/workflow/definition';

/** A step of a running process that waits for one position. */
export interface OpenTask {
  taskId: string;
  /** The name of the step. */
  stepName: string;
  /** The person who holds it; empty when the position is vacant. */
  name: string;
  positionName: string;
}

/** A process of a flow, as its administrator sees it. */
export interface FlowInstance extends ProcessItem {
  tasks: readonly OpenTask[];
}

const taskSchema = pipe(
  object({
    taskid: pipe(looseString, nonEmpty()),
    nodename: looseString,
    name: looseString,
    positionname: looseString,
  }),
  transform((wire): OpenTask => ({
    taskId: wire.taskid,
    stepName: wire.nodename,
    name: wire.name,
    positionName: wire.positionname,
  })),
);
/** One is chosen among them. */
const MOST_TASKS = 200;
const instanceSchema = intersect([
  processItemSchema,
  object({ tasks: fallback(answeredList(taskSchema, MOST_TASKS), []) }),
]);

export type InstanceFilters = {
  keyword: string;
  /** The id of the flow; only where the list is not of one flow. */
  flowId: string;
  state: string;
  /** `1` for overdue ones only. */
  overdue: string;
  /** The first and the last day of the application; empty for all. */
  dates: readonly string[];
};

/** The beginning of the query keys of the instances. */
const INSTANCES_KEY = [...PROCESSES_KEY, 'instances'] as const;

/** The read of one page of the instances of a flow, or of all flows. */
export const instancesQuery = (
  http: PortalHttp,
  flowId: string | undefined,
  { filters, page }: ListQuery<InstanceFilters>,
) => ({
  queryKey: [...INSTANCES_KEY, flowId ?? '', filters, page],
  async queryFn({ signal }: { signal: AbortSignal }): Promise<ListPage<FlowInstance>> {
    const [from, to] = filters.dates;
    const flow = flowId ?? filters.flowId;
    const body = {
      ...(flow && { flowid: flow }),
      keyword: filters.keyword,
      state: filters.state,
      overdue: filters.overdue === '1' ? 1 : 0,
      ...(from && { datefrom: from }),
      ...(to && { dateto: to }),
      pageindex: page.index,
      pagesize: page.size,
    };
    const answer = await http.post(`${PATH}/instances`, body, { signal, isRead: true, isFresh: true });
    const pageSchema = object({ items: answeredRows(instanceSchema, page.size), itemcount: numeric });
    const { items, itemcount } = read(pageSchema, answer);
    return { rows: items, itemCount: itemcount };
  },
});

/** What an administrator decides about a process, and why. */
interface Intervention {
  processId: string;
  comment: string;
  /** The same for each try, so that one whose answer was lost is not done twice. */
  requestId: string;
}

/** Gives a task to another position. */
export async function reassignTask(
  http: PortalHttp,
  { processId, comment, requestId, taskId, positionId }: Intervention & { taskId: string; positionId: string },
): Promise<void> {
  const body = { processid: processId, taskid: taskId, positionid: positionId, comment, requestid: requestId };
  read(instanceSchema, await http.post(`${PATH}/reassign`, body));
}

/** Ends a process for good. */
export async function terminateProcess(
  http: PortalHttp,
  { processId, comment, requestId }: Intervention,
): Promise<void> {
  const body = { processid: processId, comment, requestid: requestId };
  read(instanceSchema, await http.post(`${PATH}/terminate`, body));
}
