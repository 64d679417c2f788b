import { isAppError } from '@/common/errors/appError';
import type { Message } from '@/common/messages/message';
import type { Store } from '@/common/store';
import type { Log } from '@/services';
import { unreadMessages } from '@/services/api/messages';
import { processCount } from '@/services/api/processCounts';
import type { ProcessCount } from '@/services/api/processCounts';
import type { Http } from '@/services/http/http';
import type { BadgeCounts } from './badgeCounts';
import { inBackground } from '../support/backgroundCalls';
import { FLOW_PATH, UNDEAL_PATH } from './badgeCounts';

export interface BadgeReaderDeps {
  http: Http;
  canUse(path: string): boolean;
  counts: Store<BadgeCounts>;
  log: Log;
  /** Messages that arrived since the read before. */
  onNews(messages: readonly Message[]): void;
}

export interface BadgeRead {
  /** False when nothing could be read: the next read should wait longer. */
  isAnswered: boolean;
  areMessagesRead: boolean;
}

/** One of the numbers, which is read by itself. */
interface Reading {
  /** Resolves to whether the platform has the number. */
  read(): Promise<boolean>;
  /** The failures in a row. */
  failures: number;
  /** How many of the next polls leave it out. */
  pauses: number;
}

/** A number that fails is left out of at most so many polls: with 30 s for each it is read every five minutes. */
const MOST_PAUSES = 9;

const isNotProvided = (error: unknown) => isAppError(error, 'service') && error.code === 'errors.notProvided';

/** The first status that tells of a trouble that passes. */
const BAD_GATEWAY = 502;

/** The platform has answered, but without the number. */
const isRefused = (error: unknown) => isAppError(error, 'service') && (error.status ?? 0) < BAD_GATEWAY;

/** The position has changed, or the session has ended. */
const isOver = (error: unknown) => isAppError(error, 'cancelled') || isAppError(error, 'auth');

/**
 * The read of the numbers, with four calls at most. A number that cannot be read stays as it was and is read more rarely;
 * one that the platform refuses is unknown, and read most rarely. The others are not affected.
 */
export function createBadgeReader({ canUse, counts, log, onNews, ...deps }: BadgeReaderDeps): () => Promise<BadgeRead> {
  const http = inBackground(deps.http, () => performance.now());
  let cursor: string | undefined;

  const set = (change: Partial<BadgeCounts>) => counts.set({ ...counts.get(), ...change });
  const reading = (read: () => Promise<boolean>): Reading => ({ read, failures: 0, pauses: 0 });

  const readingOf = (name: ProcessCount) =>
    reading(async () => {
      const count = await processCount(http, name).catch((error: unknown) => {
        if (!isRefused(error)) throw error;
      });
      set({ [name]: count });
      return count !== undefined;
    });

  const messages = reading(async () => {
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
      readings.delete(messages);
    }
    return true;
  });

  const readings = new Set<Reading>([
    ...(canUse(UNDEAL_PATH) ? [readingOf('undeal')] : []),
    ...(counts.get().hasMessages ? [messages] : []),
    ...(canUse(FLOW_PATH) ? [readingOf('returned'), readingOf('copied')] : []),
  ]);

  /** Notes how a read ended. Where none was answered, the polling waits longer, not the number. */
  function note(each: Reading, outcome: PromiseSettledResult<boolean> | undefined, isAnswered: boolean) {
    const isFailed = outcome?.status === 'rejected';
    each.failures = isFailed ? each.failures + 1 : 0;
    if (isFailed && isAnswered) each.pauses = Math.min(2 ** each.failures - 1, MOST_PAUSES);
    if (outcome?.status === 'fulfilled' && !outcome.value) each.pauses = MOST_PAUSES;
  }

  return async () => {
    const due = [...readings].filter(({ pauses }) => pauses === 0);
    readings.forEach((each) => (each.pauses = Math.max(0, each.pauses - 1)));
    const wasFailing = [...readings].some(({ failures }) => failures > 0);
    const outcomes = await Promise.allSettled(due.map(({ read }) => read()));
    const errors = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []));
    const isAnswered = due.length === 0 || errors.length < due.length;
    due.forEach((each, index) => note(each, outcomes[index], isAnswered));
    const [error] = errors.filter((each) => !isOver(each));
    // The first of a row.
    if (error !== undefined && !wasFailing)
      log({ level: 'warn', source: 'badges', message: 'The waiting items could not be counted', error });
    return { isAnswered, areMessagesRead: outcomes[due.indexOf(messages)]?.status === 'fulfilled' };
  };
}
