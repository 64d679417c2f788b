import { isAppError } from '@/common/errors/appError';
import type { Message } from '@/common/messages/message';
import type { Store } from '@/common/store';
import type { Log } from '@/services';
import { pendingCount, unreadMessages } from '@/services/api/messages';
import type { Http } from '@/services/http/http';
import type { BadgeCounts } from './badgeCounts';
import { UNDEAL_PATH } from './badgeCounts';

export interface BadgeReaderDeps {
  http: Http;
  canUse(path: string): boolean;
  counts: Store<BadgeCounts>;
  log: Log;
  /** Messages that arrived since the read before. */
  onNews(messages: readonly Message[]): void;
}

const isNotProvided = (error: unknown) => isAppError(error, 'service') && error.code === 'errors.notProvided';

/** The position has changed, or the session has ended. */
const isOver = (error: unknown) => isAppError(error, 'cancelled') || isAppError(error, 'auth');

/**
 * The read of the numbers; it resolves to whether it succeeded. A number that cannot be read stays as it was. The first
 * failure of a row is logged.
 */
export function createBadgeReader({ http, canUse, counts, log, onNews }: BadgeReaderDeps): () => Promise<boolean> {
  let cursor: string | undefined;
  let isFailing = false;

  const set = (change: Partial<BadgeCounts>) => counts.set({ ...counts.get(), ...change });

  async function readPending() {
    if (canUse(UNDEAL_PATH)) set({ undeal: await pendingCount(http) });
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
    const outcomes = await Promise.allSettled([readPending(), readMessages()]);
    const errors = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []));
    const [error] = errors.filter((each) => !isOver(each));
    if (error !== undefined && !isFailing)
      log({ level: 'warn', source: 'badges', message: 'The waiting items could not be counted', error });
    isFailing = error !== undefined;
    return errors.length === 0;
  };
}
