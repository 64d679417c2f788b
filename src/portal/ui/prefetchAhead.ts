import { hashKey } from '@tanstack/react-query';
import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';
import { createReadAhead } from '../../common/readAhead';
import type { PortalHttp } from '../contract/portal';

interface Read<T> {
  queryKey: QueryKey;
  queryFn: QueryFunction<T>;
  staleTime?: number;
}

/**
 * Prefetches a query before a person has asked for it: the process messages of its answer are shown when a component
 * uses that answer, and never when it is read again before.
 *
 * @param read Makes the query with the HTTP client that it is given.
 */
export async function prefetchAhead<T>(
  client: QueryClient,
  http: PortalHttp,
  read: (http: PortalHttp) => Read<T>,
): Promise<void> {
  const ahead = createReadAhead();
  const options = read({
    ...http,
    get: (path, query, call) => http.get(path, query, { ...call, ahead }),
    post: (path, body, call) => http.post(path, body, { ...call, ahead }),
  });
  const queryHash = hashKey(options.queryKey);
  const cache = client.getQueryCache();
  const known = cache.get(queryHash);
  if (known && (known.state.fetchStatus !== 'idle' || !known.isStaleByTime(options.staleTime))) return;
  if (known?.isActive()) void ahead.use();
  const prefetched = client.prefetchQuery(options);
  const stop = cache.subscribe((event) => {
    if (event.query.queryHash !== queryHash) return;
    const isReadAgain = event.type === 'updated' && event.action.type === 'fetch';
    if (event.type !== 'observerAdded' && event.type !== 'removed' && !isReadAgain) return;
    stop();
    // A stale answer is read again by its first user, and tells its messages anew.
    const { state } = event.query;
    const isUsed = state.fetchStatus !== 'idle' || !event.query.isStaleByTime(options.staleTime);
    if (event.type === 'observerAdded' && isUsed) void ahead.use();
  });
  await prefetched;
}
