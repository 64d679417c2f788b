import { fittingList, looseString, numeric, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { fallback, nonEmpty, object, pipe, transform } from 'valibot';

/** Somebody in their position who can get a task. */
export interface Candidate {
  positionId: string;
  name: string;
  positionName: string;
  orgName: string;
}

const CANDIDATES_PER_PAGE = 20;

const candidateSchema = pipe(
  object({
    positionid: pipe(looseString, nonEmpty()),
    name: looseString,
    positionname: looseString,
    orgname: looseString,
  }),
  transform((wire): Candidate => ({
    positionId: wire.positionid,
    name: wire.name,
    positionName: wire.positionname,
    orgName: wire.orgname,
  })),
);

const pageSchema = object({ items: fittingList(candidateSchema), itemcount: fallback(numeric, 0) });

/** The people whom a keyword finds, one page of them. */
export const candidatesQuery = (http: PortalHttp, keyword: string, pageIndex: number) => ({
  queryKey: ['flow-candidates', keyword, pageIndex],
  async queryFn({ signal }: { signal: AbortSignal }) {
    const body = { keyword, pageindex: pageIndex, pagesize: CANDIDATES_PER_PAGE };
    const answer = await http.post('/api/teapi/workflow/flow/candidates', body, { signal, isRead: true });
    const { items, itemcount } = read(pageSchema, answer);
    return { people: items.slice(0, CANDIDATES_PER_PAGE), itemCount: itemcount };
  },
});
