import { CACHES } from '@/common/constants/request';
import type { SessionService } from '../session/session';
import { isPlatformPath, isRead } from './apiRequest';
import type { ApiRequest, Send } from './apiRequest';
import type { CacheKind } from './http';
import { requestKey } from './requestKey';

interface Entry {
  answer: unknown;
  expiresAt: number;
}

/** A call that is no read may have changed what the reads answer. Signing in and out empties the cache in its own way. */
const mayWrite = (request: ApiRequest) => isPlatformPath(request.path) && !isRead(request);

function kindOf(request: ApiRequest): CacheKind | undefined {
  const { cache } = request.options;
  if (cache) return cache === 'none' ? undefined : cache;
  return isRead(request) && isPlatformPath(request.path) && request.answer === 'data' ? 'default' : undefined;
}

export interface CacheParts {
  /** Differs for each person, tenant and position. */
  identity(): string;
  session: Pick<SessionService, 'subscribe'>;
  now(): number;
}

/**
 * Answers reads from memory for a while (shell spec §7): to the same person, with the same position, until a call that may
 * write. A change of person or position empties the memory. Each kind keeps its most recently used answers.
 */
export function withCache(send: Send, { identity, session, now }: CacheParts): { send: Send; forget(): void } {
  const stores: Record<CacheKind, Map<string, Entry>> = { default: new Map(), container: new Map(), table: new Map() };
  let generation = 0;
  const forget = () => {
    generation += 1;
    Object.values(stores).forEach((entries) => entries.clear());
  };
  session.subscribe(forget);

  const keep = (kind: CacheKind, key: string, entry: Entry) => {
    const entries = stores[kind];
    // A map lists its keys in the order in which they were set: the first one is the least recently used.
    entries.delete(key);
    const [oldest] = entries.keys();
    if (oldest !== undefined && entries.size >= CACHES[kind].maxEntries) entries.delete(oldest);
    entries.set(key, entry);
  };

  const sendCached: Send = async (request) => {
    const kind = kindOf(request);
    if (!kind) {
      try {
        return await send(request);
      } finally {
        if (mayWrite(request)) forget();
      }
    }
    const key = requestKey(request, identity());
    const known = stores[kind].get(key);
    if (known && !request.options.isFresh && known.expiresAt > now()) {
      keep(kind, key, known);
      return known.answer;
    }
    const asked = generation;
    const answer = await send(request);
    // An answer that was asked for before a save may be older than the save.
    if (asked === generation) keep(kind, key, { answer, expiresAt: now() + CACHES[kind].lifeMs });
    return answer;
  };
  return { send: sendCached, forget };
}
