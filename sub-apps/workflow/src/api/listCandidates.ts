import { answeredRows } from '@atrium/common/answeredList';
import { looseString, numeric, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { fallback, nonEmpty, object, pipe, transform } from 'valibot';

/** Somebody in their position who can get a task. */
export interface Candidate {
  positionId: string;
  /** The holder; empty when the position is vacant. */
  name: string;
  positionName: string;
  orgName: string;
}

/** One page of the people whom a keyword finds. */
export interface CandidatePage {
  people: readonly Candidate[];
  /** How many it finds in all. */
  itemCount: number;
}

/** A call that finds people. */
export interface CandidateSource {
  /** Names it in the cache. */
  key: string;
  find(http: PortalHttp, keyword: string, pageIndex: number, signal: AbortSignal): Promise<CandidatePage>;
}

const CANDIDATES_PER_PAGE = 20;

const candidateSchema = pipe(
  object({
    positionid: pipe(looseString, nonEmpty()),
    name: fallback(looseString, ''),
    positionname: fallback(looseString, ''),
    orgname: fallback(looseString, ''),
  }),
  transform((wire): Candidate => ({
    positionId: wire.positionid,
    name: wire.name,
    positionName: wire.positionname,
    orgName: wire.orgname,
  })),
);

const pageSchema = object({ items: answeredRows(candidateSchema), itemcount: fallback(numeric, 0) });

/**
 * Those who may decide about processes; the own branch comes first.
 * @param processId The process that they get a task of: its applicant is not offered. Empty for one that is being started.
 */
export const decidersOf = (processId: string): CandidateSource => ({
  key: `flow-candidates ${processId}`,
  async find(http, keyword, pageIndex, signal) {
    const ofProcess = processId === '' ? {} : { processid: processId };
    const body = { keyword, ...ofProcess, pageindex: pageIndex, pagesize: CANDIDATES_PER_PAGE };
    const answer = await http.post('/api/teapi/workflow/flow/candidates', body, { signal, isRead: true });
    const { items, itemcount } = read(pageSchema, answer);
    return { people: items.slice(0, CANDIDATES_PER_PAGE), itemCount: itemcount };
  },
});

/** Who may decide about a process that does not exist yet. */
export const DECIDERS = decidersOf('');

/** The people whom a keyword finds, one page of them. */
export const candidatesQuery = (http: PortalHttp, keyword: string, pageIndex: number, source = DECIDERS) => ({
  queryKey: [source.key, keyword, pageIndex],
  queryFn: ({ signal }: { signal: AbortSignal }) => source.find(http, keyword, pageIndex, signal),
});
