import { isRecord } from '@/common/isRecord';
import type { RecordedCall } from '@/common/recordedCall';
import type { Observable } from '@/common/store';
import type { BusinessCall } from '../api/business';
import type { Session } from '../session/session';
import type { Log } from '../telemetry/log';

/** Older entries are dropped. */
const MAX_CALLS = 20;
const MAX_ENTRIES = 20;
/** Rows of one answer; the others are not held longer than their page holds them. */
export const MAX_ROWS = 100;

export type LogEntry = Parameters<Log>[0] & { readonly at: number };

/** The last calls of pages and the last warnings, in memory, for a report that a person saves when a page has failed. */
export interface Recent {
  /** The oldest first. */
  calls(): readonly RecordedCall[];
  entries(): readonly LogEntry[];
  /** Nothing that is older belongs to the person who is signed in now. Milliseconds since 1970. */
  since(): number;
}

export interface RecentParts {
  /** Milliseconds since 1970. */
  now(): number;
  log: Log;
}

/** The answer with the first rows of each list in it. */
const withFirstRows = (answer: unknown): unknown => {
  if (Array.isArray(answer)) return answer.length > MAX_ROWS ? (answer as unknown[]).slice(0, MAX_ROWS) : answer;
  if (!isRecord(answer)) return answer;
  const isLong = Object.values(answer).some((part) => Array.isArray(part) && part.length > MAX_ROWS);
  if (!isLong) return answer;
  const shortened = Object.entries(answer).map(([key, part]) => [
    key,
    Array.isArray(part) ? (part as unknown[]).slice(0, MAX_ROWS) : part,
  ]);
  return Object.fromEntries(shortened) as unknown;
};

/** Keeps what happens, and passes it on: `log` and `call` are used in place of those that were given. */
export function createRecent({ now, log }: RecentParts) {
  let calls: RecordedCall[] = [];
  let entries: LogEntry[] = [];
  let since = 0;
  const recent: Recent = { calls: () => calls, entries: () => entries, since: () => since };

  return {
    recent,
    log: ((entry) => {
      if (entry.level !== 'info') entries = [...entries.slice(1 - MAX_ENTRIES), { ...entry, at: now() }];
      log(entry);
    }) satisfies Log as Log,
    call:
      (send: (request: BusinessCall) => Promise<unknown>) =>
      async (request: BusinessCall): Promise<unknown> => {
        const { api, pageCode, input } = request;
        const at = now();
        const begun = since;
        const note = (outcome: Pick<RecordedCall, 'answer' | 'error'>) => {
          if (begun !== since) return;
          calls = [...calls.slice(1 - MAX_CALLS), { api, pageCode, input, at, tookMs: now() - at, ...outcome }];
        };
        try {
          const answer = await send(request);
          note({ answer: withFirstRows(answer) });
          return answer;
        } catch (error) {
          note({ error });
          throw error;
        }
      },
    /** What was kept for one person and position must not reach the next. */
    follow(session: Observable<Session | undefined>): void {
      session.subscribe(() => {
        calls = [];
        entries = [];
        since = now();
      });
    },
  };
}
