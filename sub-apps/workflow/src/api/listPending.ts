import { list, numeric, read, looseString } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { nullish, object, pipe, transform } from 'valibot';

/** A process that waits for the person. */
export interface PendingProcess {
  processId: string;
  /** What kind of process it is. */
  processName: string;
  title: string;
  applicant: string;
  appliedAt: string;
  currentStep: string;
  amount?: number;
}

const itemSchema = pipe(
  object({
    processid: looseString,
    processname: looseString,
    title: looseString,
    applicant: looseString,
    applytime: looseString,
    currentstep: looseString,
    amount: nullish(numeric),
  }),
  transform((wire): PendingProcess => ({
    processId: wire.processid,
    processName: wire.processname,
    title: wire.title,
    applicant: wire.applicant,
    appliedAt: wire.applytime,
    currentStep: wire.currentstep,
    amount: wire.amount ?? undefined,
  })),
);
const pageSchema = object({ af_items: list(itemSchema), af_itemcount: numeric });

export interface PendingQuery {
  keyword: string;
  pageIndex: number;
  pageSize: number;
}

export interface PendingPage {
  processes: readonly PendingProcess[];
  itemCount: number;
}

async function listPending(http: PortalHttp, query: PendingQuery, signal: AbortSignal): Promise<PendingPage> {
  const body = {
    af_pageindex: query.pageIndex,
    af_pagesize: query.pageSize,
    af_querytype: 'undeal',
    af_querycondition: { keyword: query.keyword },
  };
  const answer = await http.post('/api/teapi/workflow/flow/getmyprocesslist', body, { signal, isRead: true });
  const { af_items, af_itemcount } = read(pageSchema, answer);
  return { processes: af_items ?? [], itemCount: af_itemcount };
}

/** Everything that is read about processes; a decision makes it stale. */
export const PROCESSES_KEY = ['processes'] as const;

/**
 * One page of the processes that wait for a decision of the person (business spec §3); the page before it stands until
 * it has arrived.
 */
export const pendingQuery = (http: PortalHttp, query: PendingQuery) =>
  queryOptions({
    queryKey: [...PROCESSES_KEY, 'pending', query],
    queryFn: ({ signal }) => listPending(http, query, signal),
    placeholderData: keepPreviousData,
  });
