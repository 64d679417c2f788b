import { isAppError } from '@/common/errors/appError';
import type { Message } from '@/common/messages/message';
import type { Store } from '@/common/store';
import type { Log } from '@/services';
import { unreadMessages } from '@/services/api/messages';
import { processCount } from '@/services/api/processCounts';
import type { Http } from '@/services/http/http';
import type { BadgeCounts } from './badgeCounts';
import { FLOW_PATH, UNDEAL_PATH } from './badgeCounts';

export interface BadgeReaderDeps {
  http: Http;
  canUse(path: string): boolean;
  counts: Store<BadgeCounts>;
  log: Log;
  /** Messages that arrived since the read before. */
  onNews(messages: readonly Message[]): void;
}

const isNotProvided = (error: unknown) => isAppError(error, 'service') && error.code === 'errors.notProvided';

/** The first status that tells of a trouble that passes. */
const BAD_GATEWAY = 502;

/** The platform has answered that it does not have such a list. */
const isRefused = (error: unknown) => isAppError(error, 'service') && (error.status ?? 0) < BAD_GATEWAY;

/** The position has changed, or the session has ended. */
const isOver = (error: unknown) => isAppError(error, 'cancelled') || isAppError(error, 'auth');

/**
 * The read of the numbers, with four calls at most; it resolves to whether it succeeded. A number that cannot be read
 * stays as it was, and one that the platform does not have is not asked for again. The first failure of a row is logged.
 */
export function createBadgeReader({ http, canUse, counts, log, onNews }: BadgeReaderDeps): () => Promise<boolean> {
  let cursor: string | undefined;
  let isFailing = false;
  const flowCounts = new Set<'returned' | 'copied'>(canUse(FLOW_PATH) ? ['returned', 'copied'] : []);

  const set = (change: Partial<BadgeCounts>) => counts.set({ ...counts.get(), ...change });

  async function readPending() {
    if (canUse(UNDEAL_PATH)) set({ undeal: await processCount(http, 'undeal') });
  }

  async function readFlowCount(name: 'returned' | 'copied') {
    const count = await processCount(http, name).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
    });
    if (count === undefined) flowCounts.delete(name);
    set({ [name]: count });
  }

  async function readMessages() {
    if (!counts.get().hasMessages) return;
    try {
      const before = cursor;
      const unread = await unreadMessages(http, before);
      cursor = unread.cursor;
      set({ messages: unread.counts });
      // What was there at the start is no news.
      if (before !== undefined && unread.latest.length > 0) onNews(unread.latest);
    } catch (error) {
      if (!isNotProvided(error)) throw error;
      set({ messages: undefined, hasMessages: false });
    }
  }

  return async () => {
    const outcomes = await Promise.allSettled([readPending(), readMessages(), ...[...flowCounts].map(readFlowCount)]);
    const errors = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []));
    const [error] = errors.filter((each) => !isOver(each));
    if (error !== undefined && !isFailing)
      log({ level: 'warn', source: 'badges', message: 'The waiting items could not be counted', error });
    isFailing = error !== undefined;
    return errors.length === 0;
  };
}
