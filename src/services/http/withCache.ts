import { CACHE_MAX_ENTRIES, CACHE_MS } from '@/common/constants/request';
import type { SessionService } from '../session/session';
import { isPlatformPath, isRead } from './apiRequest';
import type { ApiRequest, Send } from './apiRequest';
import { requestKey } from './requestKey';

interface Entry {
  answer: unknown;
  expiresAt: number;
}

/** What is no read may have changed what the reads answer. Signing in and out has its own way to empty the cache. */
const mayWrite = (request: ApiRequest) => isPlatformPath(request.path) && !isRead(request);

export interface CacheParts {
  /** Differs for each person, tenant and position. */
  identity(): string;
  session: Pick<SessionService, 'subscribe'>;
  now(): number;
}

/**
 * Reads that allow it are answered from memory for a while (shell spec §7): to the same person, with the same
 * position, until a call that may write. A change of person or position empties the memory.
 */
export function withCache(send: Send, { identity, session, now }: CacheParts): { send: Send; forget(): void } {
  const entries = new Map<string, Entry>();
  const forget = () => entries.clear();
  session.subscribe(forget);
  const sendCached: Send = async (request) => {
    const { cache, isFresh } = request.options;
    if (!cache) {
      try {
        return await send(request);
      } finally {
        if (mayWrite(request)) forget();
      }
    }
    const key = requestKey(request, identity());
    const known = entries.get(key);
    if (known && !isFresh && known.expiresAt > now()) return known.answer;
    entries.delete(key);
    const answer = await send(request);
    const [oldest] = entries.keys();
    if (entries.size >= CACHE_MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    entries.set(key, { answer, expiresAt: now() + CACHE_MS[cache] });
    return answer;
  };
  return { send: sendCached, forget };
}
