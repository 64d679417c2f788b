import { list, numeric, read, looseString } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import type { ListPage, ListQuery } from '@atrium/portal/ui';
import { fallback, nullish, object, pipe, transform } from 'valibot';

/** A process that waits for the person. */
export interface PendingProcess {
  processId: string;
  /** The name of the process type. */
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
    // What is no amount makes only its own cell empty.
    amount: fallback(nullish(numeric), undefined),
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

/** The filters of the list. */
export type PendingFilters = { keyword: string };

async function listPending(
  http: PortalHttp,
  { filters, page }: ListQuery<PendingFilters>,
  signal: AbortSignal,
): Promise<ListPage<PendingProcess>> {
  const body = {
    af_pageindex: page.index,
    af_pagesize: page.size,
    af_querytype: 'undeal',
    af_querycondition: { keyword: filters.keyword },
  };
  const answer = await http.post('/api/teapi/workflow/flow/getmyprocesslist', body, { signal, isRead: true });
  const { af_items, af_itemcount } = read(pageSchema, answer);
  return { rows: af_items ?? [], itemCount: af_itemcount };
}

/** Query key of all reads about processes; a decision invalidates it. */
export const PROCESSES_KEY = ['processes'] as const;

/** The read of one page of the processes that wait for a decision of the person (business spec §3). */
export const pendingQuery = (http: PortalHttp, query: ListQuery<PendingFilters>) => ({
  queryKey: [...PROCESSES_KEY, 'pending', query],
  queryFn: ({ signal }: { signal: AbortSignal }) => listPending(http, query, signal),
});
