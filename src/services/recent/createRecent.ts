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

/** Deeper parts are kept as they are, which ends for data that contains itself. */
const MAX_DEPTH = 20;

const isPlainRecord = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/**
 * Data as it is now, whatever its page does with it later. What is no data, such as a file, is taken as it is.
 *
 * @param maxRows Of each list, however deep it stands.
 */
function copyOf(data: unknown, maxRows: number, depth = 0): unknown {
  if (depth > MAX_DEPTH) return data;
  if (Array.isArray(data)) return data.slice(0, maxRows).map((item: unknown) => copyOf(item, maxRows, depth + 1));
  return isPlainRecord(data) ? copyOfRecord(data, maxRows, depth) : data;
}

const copyOfRecord = (record: Readonly<Record<string, unknown>>, maxRows: number, depth = 0) =>
  Object.fromEntries(Object.entries(record).map(([key, part]) => [key, copyOf(part, maxRows, depth + 1)]));

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
        const { api, pageCode } = request;
        // A call is answered again by its whole input.
        const input = copyOfRecord(request.input, Infinity);
        const at = now();
        const begun = since;
        const note = (outcome: Pick<RecordedCall, 'answer' | 'error'>) => {
          if (begun !== since) return;
          calls = [...calls.slice(1 - MAX_CALLS), { api, pageCode, input, at, tookMs: now() - at, ...outcome }];
        };
        try {
          const answer = await send(request);
          note({ answer: copyOf(answer, MAX_ROWS) });
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
