import { CACHES } from '@/common/constants/request';
import type { SessionService } from '../../session/session';
import { isPlatformPath } from '../call';
import type { CacheKind, Call, Stage } from '../call';

interface Entry {
  answer: unknown;
  expiresAt: number;
}

/** Whether the call may change the data of cached reads. Signing in and out clears the cache through the session. */
const mayWrite = ({ path, isRead }: Call) => isPlatformPath(path) && !isRead;

function kindOf({ cache, isRead, isFile, path }: Call): CacheKind | undefined {
  if (cache) return cache === 'none' ? undefined : cache;
  return isRead && isPlatformPath(path) && !isFile ? 'default' : undefined;
}

export interface CacheParts {
  session: Pick<SessionService, 'subscribe'>;
  now(): number;
}

export interface ReadCache {
  stage: Stage;
  /** Clears the cache. */
  forget(): void;
  /** Changes whenever the cache is cleared: a read that began before may be older than the save that cleared it. */
  generation(): number;
}

/**
 * Caches reads (shell spec §7) until they expire, a call may write, or the person or position changes. Each kind is an
 * LRU cache of its own.
 */
export function createCache({ session, now }: CacheParts): ReadCache {
  const stores: Record<CacheKind, Map<string, Entry>> = { default: new Map(), container: new Map(), table: new Map() };
  let generation = 0;
  const forget = () => {
    generation += 1;
    Object.values(stores).forEach((entries) => entries.clear());
  };
  session.subscribe(forget);

  const keep = (kind: CacheKind, key: string, entry: Entry) => {
    const entries = stores[kind];
    // A map keeps insertion order, so the first key is the least recently used.
    entries.delete(key);
    const [oldest] = entries.keys();
    if (oldest !== undefined && entries.size >= CACHES[kind].maxEntries) entries.delete(oldest);
    entries.set(key, entry);
  };

  const stage: Stage = async (context, next) => {
    const { call } = context.req.options;
    const kind = kindOf(call);
    if (!kind) {
      try {
        return await next();
      } finally {
        if (mayWrite(call)) forget();
      }
    }
    const cached = stores[kind].get(call.key);
    if (cached && !call.isFresh && cached.expiresAt > now()) {
      keep(kind, call.key, cached);
      context.res = cached.answer;
      return;
    }
    const generationBefore = generation;
    await next();
    // An answer to a read that started before a write may be older than the write.
    if (generationBefore === generation)
      keep(kind, call.key, { answer: context.res, expiresAt: now() + CACHES[kind].ttlMs });
  };
  return { stage, forget, generation: () => generation };
}
