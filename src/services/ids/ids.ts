import { ID_POOL } from '@/common/constants/request';
import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { AppError } from '@/common/errors/appError';
import { sharePending } from '@/common/once';
import { list, read, looseString } from '@/common/schemas';
import type { Environment } from '../environment';
import type { Records } from '../storage/records';

/** Ids that the server has generated in advance (shell spec §7, generateid). */
export interface Ids {
  /** Takes a unique id. Fetches more when few remain; rejects when there are none and the fetch fails. */
  next(): Promise<string>;
  /** Fills the pool, so that `next` need not wait. */
  prepare(): Promise<void>;
}

export interface IdParts {
  generate(count: number): Promise<readonly string[]>;
  /** Takes the unused ids of this browser tab's previous page out of the storage. */
  restore(): readonly string[];
  /** A refill in the background has failed; the next `next` tries again. */
  onRefillFailed(error: unknown): void;
}

export interface IdPool extends Ids {
  /** Empties the pool and returns the unused ids. */
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
 * Keeps unused ids in sessionStorage over a reload. They are stored only while the page is left, because a duplicated
 * tab copies sessionStorage and must not use the ids of the first tab.
 */
export function createIdPoolStorage(records: Records) {
  const restore = (): readonly string[] => {
    const ids = read(list(looseString), records.read(STORAGE_KEYS.ids));
    records.remove(STORAGE_KEYS.ids);
    return ids;
  };
  return {
    restore,
    /**
     * Stores the pool when the page is left. A page that returns from the back-forward cache starts with an empty pool.
     */
    watch(page: Environment['page'], pool: IdPool) {
      page.addEventListener('pagehide', () => records.write(STORAGE_KEYS.ids, pool.drain()));
      page.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) records.remove(STORAGE_KEYS.ids);
      });
    },
  };
}
