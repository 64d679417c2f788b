import { ID_POOL } from '@/common/constants/request';
import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { AppError } from '@/common/errors/appError';
import { sharePending } from '@/common/once';
import { list, read, looseString } from '@/common/schemas';
import type { Environment } from '../environment';
import type { Records } from '../storage/records';

/** Ids given out by the server in advance (shell spec §7, generateid). */
export interface Ids {
  /** An id that nobody else holds. Fetches more when few remain; rejects when there are none and none can be fetched. */
  next(): Promise<string>;
  /** Makes sure that there are ids, so that `next` need not wait. */
  prepare(): Promise<void>;
}

export interface IdParts {
  generate(count: number): Promise<readonly string[]>;
  /** Unused ids of this browser tab's earlier page; taken out of the storage, so that no id is given out twice. */
  restore(): readonly string[];
  /** A refill ahead of need has failed; the next one is tried when an id is asked for. */
  onRefillFailed(error: unknown): void;
}

export interface IdPool extends Ids {
  /** Takes all unused ids out, to be stored for the next page or to be forgotten. */
  drain(): readonly string[];
}

/** A pool filled by the server: 3000 at once, more when fewer than 200 remain (shell spec §7). */
export function createIds({ generate, restore, onRefillFailed }: IdParts): IdPool {
  let pool: string[] | undefined;
  const ids = () => (pool ??= [...restore()]);

  const refill = sharePending(async () => {
    ids().push(...(await generate(ID_POOL.fetchCount)));
  });

  return {
    async prepare() {
      if (ids().length < ID_POOL.refillBelow) await refill();
    },
    async next() {
      if (ids().length === 0) await refill();
      const id = ids().shift();
      if (id === undefined) throw new AppError('service', 'The server gave no ids', { code: 'errors.badAnswer' });
      if (ids().length < ID_POOL.refillBelow) refill().catch(onRefillFailed);
      return id;
    },
    drain() {
      const rest = ids();
      pool = [];
      return rest;
    },
  };
}

/**
 * Unused ids survive a reload in the browser tab's own storage. They are stored only between two pages: a duplicated
 * tab copies that storage, and must not find ids that the first tab still gives out.
 */
export function createIdPoolStorage(records: Records) {
  const restore = (): readonly string[] => {
    const ids = read(list(looseString), records.read(STORAGE_KEYS.ids));
    records.remove(STORAGE_KEYS.ids);
    return ids;
  };
  return {
    restore,
    /** Stores the pool when the page is left. A page that comes back from the back-forward cache fetches anew. */
    watch(page: Environment['page'], pool: IdPool) {
      page.addEventListener('pagehide', () => records.write(STORAGE_KEYS.ids, pool.drain()));
      page.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) records.remove(STORAGE_KEYS.ids);
      });
    },
  };
}
