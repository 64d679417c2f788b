import { CACHE_MAX_ENTRIES, CACHE_MS } from '@/common/constants/request';
import type { ApiRequest, Send } from './apiRequest';
import { requestKey } from './requestKey';

interface Entry {
  answer: unknown;
  expiresAt: number;
}

/** A business call that is not marked as a read may have changed what the reads answer. */
const mayWrite = ({ path, options }: ApiRequest) => path.startsWith('/api/teapi/dy-biz/') && !options.cache;

/**
 * Reads that allow it are answered from memory for a while (shell spec §7): to the same person, with the same
 * position, until a business call that may write.
 */
export function withCache(send: Send, identity: () => string, now: () => number): Send {
  const entries = new Map<string, Entry>();
  return async (request) => {
    const { cache } = request.options;
    if (!cache) {
      try {
        return await send(request);
      } finally {
        if (mayWrite(request)) entries.clear();
      }
    }
    const key = requestKey(request, identity());
    const known = entries.get(key);
    if (known && known.expiresAt > now()) return known.answer;
    entries.delete(key);
    const answer = await send(request);
    const [oldest] = entries.keys();
    if (entries.size >= CACHE_MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    entries.set(key, { answer, expiresAt: now() + CACHE_MS[cache] });
    return answer;
  };
}
