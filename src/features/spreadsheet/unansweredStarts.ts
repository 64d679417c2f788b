import { isUnanswered } from '@/common/errors/isUnanswered';
import type { Records } from '@/services/storage/records';

const KEY = 'spreadsheet-unanswered';
const MAX_STARTS = 20;

/** Imports whose start got no answer, by service and file: the platform may be working on them. */
export interface UnansweredStarts {
  has(key: string): boolean;
  /** Notes whether the start gets an answer. Answers and rejects as it does. */
  watch<T>(key: string, start: () => Promise<T>): Promise<T>;
}

/** Keeps the newest 20. @param records Those of the account in its position. */
export function createUnansweredStarts(records: Records): UnansweredStarts {
  function read(): readonly string[] {
    const stored = records.read(KEY);
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  }
  function note(key: string, isWaiting: boolean) {
    const others = read().filter((other) => other !== key);
    const kept = isWaiting ? [...others, key].slice(-MAX_STARTS) : others;
    if (kept.length > 0) records.write(KEY, kept);
    else records.remove(KEY);
  }
  return {
    has: (key) => read().includes(key),
    async watch(key, start) {
      // Noted before the call: a reload may come before its answer.
      note(key, true);
      try {
        const answer = await start();
        note(key, false);
        return answer;
      } catch (error) {
        if (!isUnanswered(error)) note(key, false);
        throw error;
      }
    },
  };
}
