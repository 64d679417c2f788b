import type { AppError } from '@atrium/common/errors/appError';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { usePortal } from '@atrium/portal/sdk';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { candidatesQuery } from '../api/listCandidates';
import type { Candidate, CandidateSource } from '../api/listCandidates';
import { useDebouncedValue } from './useDebouncedValue';

const SEARCH_DELAY_MS = 300;
/** Who has not been found on so many pages is found by typing. */
const MAX_PAGES = 50;
const PAGE_STALE_MS = 60_000;

interface FoundPeople {
  /** What finds them. */
  keyword: string;
  people: readonly Candidate[];
  /** How many more the keyword finds. */
  leftCount: number;
}

export interface PeopleSearch {
  /** Undefined until the first answer. */
  found: FoundPeople | undefined;
  /** They are those whom the typed text finds; false while its answer is awaited. */
  isCurrent: boolean;
  error: AppError | null;
  isFetching: boolean;
  /** Undefined when all are shown. */
  readMore: (() => void) | undefined;
  retry(): void;
}

interface Reading {
  source: CandidateSource;
  keyword: string;
  pages: number;
  allowedIds: readonly string[] | undefined;
}

/** Reads so many pages, those that were read before from the cache. Goes on until all allowed people were found. */
async function readPages(client: QueryClient, http: PortalHttp, reading: Reading): Promise<FoundPeople> {
  const { source, keyword, pages, allowedIds } = reading;
  const allowed = allowedIds && new Set(allowedIds);
  const found = new Map<string, Candidate>();
  let [page, readCount] = [0, 0];
  let itemCount: number;
  const isMissing = () => allowed !== undefined && found.size < allowed.size;
  do {
    page += 1;
    const next = await client.fetchQuery({
      ...candidatesQuery(http, keyword, page, source),
      staleTime: PAGE_STALE_MS,
    });
    const fitting = next.people.filter(({ positionId }) => !allowed || allowed.has(positionId));
    fitting.forEach((person) => found.set(person.positionId, person));
    readCount += next.people.length;
    // An empty page is the end, whatever the count says.
    itemCount = next.people.length === 0 ? readCount : next.itemCount;
  } while (readCount < itemCount && page < MAX_PAGES && (page < pages || isMissing()));
  return { keyword, people: [...found.values()], leftCount: allowed ? 0 : Math.max(0, itemCount - readCount) };
}

/**
 * The people whom a keyword finds: one page, and one more by each `readMore`.
 * @param allowedIds The only people to be offered; undefined for all.
 */
export function usePeopleSearch(
  source: CandidateSource,
  typed: string,
  isEnabled: boolean,
  allowedIds: readonly string[] | undefined,
): PeopleSearch {
  const { http } = usePortal();
  const client = useQueryClient();
  const keyword = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS);
  const [wanted, setWanted] = useState({ keyword, pages: 1 });
  const pages = wanted.keyword === keyword ? wanted.pages : 1;
  const keyOf = (count: number) => [source.key, 'up to', keyword, count, allowedIds ?? null];

  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keyOf(pages),
    queryFn: () => readPages(client, http, { source, keyword, pages, allowedIds }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  // A page that fails does not take the ones before it away.
  const found = data ?? (pages > 1 ? client.getQueryData<FoundPeople>(keyOf(pages - 1)) : undefined);
  const hasMore = found !== undefined && found.leftCount > 0 && pages < MAX_PAGES;
  return {
    found,
    isCurrent: found?.keyword === typed.trim(),
    error,
    isFetching,
    readMore: hasMore ? () => !isFetching && !error && setWanted({ keyword, pages: pages + 1 }) : undefined,
    retry: () => void refetch(),
  };
}
