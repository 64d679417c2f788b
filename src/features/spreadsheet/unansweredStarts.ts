import { isUnanswered } from './jobFlow';

/** Imports whose start got no answer, by service and file: the platform may be working on them. */
export interface UnansweredStarts {
  has(key: string): boolean;
  /** Notes whether the start gets an answer. Answers and rejects as it does. */
  watch<T>(key: string, start: Promise<T>): Promise<T>;
}

export function createUnansweredStarts(): UnansweredStarts {
  const keys = new Set<string>();
  return {
    has: (key) => keys.has(key),
    async watch(key, start) {
      try {
        const answer = await start;
        keys.delete(key);
        return answer;
      } catch (error) {
        if (isUnanswered(error)) keys.add(key);
        throw error;
      }
    },
  };
}
