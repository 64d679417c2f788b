import type { Http } from '@/services/http/http';

/** A call that the workspace makes by itself, whatever page is open. Times on the clock of the requests. */
export interface BackgroundCall {
  readonly path: string;
  readonly startedAt: number;
  /** Infinite while there is no answer. */
  readonly endedAt: number;
}

/** Older ones are dropped. */
const MAX_CALLS = 500;
let calls: readonly BackgroundCall[] = [];

/** The last of them, the oldest first. */
export const backgroundCalls = (): readonly BackgroundCall[] => calls;

/** A client for polling: its calls are no cost of the page in front. */
export function inBackground({ post }: Pick<Http, 'post'>, now: () => number): Pick<Http, 'post'> {
  return {
    async post(path, ...given) {
      const call = { path, startedAt: now(), endedAt: Infinity };
      calls = [...calls, call].slice(-MAX_CALLS);
      try {
        return await post(path, ...given);
      } finally {
        call.endedAt = now();
      }
    },
  };
}
