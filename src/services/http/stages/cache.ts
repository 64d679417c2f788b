import { CACHES } from '@/common/constants/request';
import type { SessionService } from '../../session/session';
import { isPlatformPath } from '../call';
import type { CacheKind, Call, Stage } from '../call';

interface Entry {
  answer: unknown;
  expiresAt: number;
}

/** A call that is no read may have changed what the reads answer. Signing in and out empties the cache in its own way. */
const mayWrite = ({ path, isRead }: Call) => isPlatformPath(path) && !isRead;

function kindOf({ cache, isRead, isFile, path }: Call): CacheKind | undefined {
  if (cache) return cache === 'none' ? undefined : cache;
  return isRead && isPlatformPath(path) && !isFile ? 'default' : undefined;
}

export interface CacheParts {
  session: Pick<SessionService, 'subscribe'>;
  now(): number;
}

/**
 * Answers reads from memory for a while (shell spec §7): to the same person, with the same position, until a call that may
 * write. A change of person or position empties the memory. Each kind is an LRU cache of its own.
 */
export function createCache({ session, now }: CacheParts): { stage: Stage; forget(): void } {
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
    const known = stores[kind].get(call.key);
    if (known && !call.isFresh && known.expiresAt > now()) {
      keep(kind, call.key, known);
      context.res = known.answer;
      return;
    }
    const asked = generation;
    await next();
    // An answer that was asked for before a save may be older than the save.
    if (asked === generation) keep(kind, call.key, { answer: context.res, expiresAt: now() + CACHES[kind].lifeMs });
  };
  return { stage, forget };
}
