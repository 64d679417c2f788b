import { ID_POOL } from '@/common/constants/request';
import { AppError } from '@/common/errors/appError';
import type { Ids } from './ids';

export interface IdParts {
  generate(count: number): Promise<readonly string[]>;
  /** Unused ids of this browser tab's earlier page; taken, so that nobody gets them twice. */
  claim(): readonly string[];
  /** A refill ahead of need has failed; the next one is tried when an id is asked for. */
  onRefillFailed(error: unknown): void;
}

export interface IdPool extends Ids {
  /** Takes all unused ids out, to be kept for the next page or to be forgotten. */
  takeAll(): readonly string[];
}

/** A pool filled by the server: 3000 at once, more when fewer than 200 remain (shell spec §7). */
export function createIds({ generate, claim, onRefillFailed }: IdParts): IdPool {
  let pool: string[] | undefined;
  let refilling: Promise<void> | undefined;

  const held = () => (pool ??= [...claim()]);

  const fetchMore = async () => {
    try {
      held().push(...(await generate(ID_POOL.fetchCount)));
    } finally {
      refilling = undefined;
    }
  };
  const refill = () => (refilling ??= fetchMore());

  return {
    async prepare() {
      if (held().length < ID_POOL.refillBelow) await refill();
    },
    async next() {
      if (held().length === 0) await refill();
      const id = held().shift();
      if (id === undefined) throw new AppError('service', 'The server gave no ids', { code: 'errors.badAnswer' });
      if (held().length < ID_POOL.refillBelow) refill().catch(onRefillFailed);
      return id;
    },
    takeAll() {
      const rest = held();
      pool = [];
      return rest;
    },
  };
}
