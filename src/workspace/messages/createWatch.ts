import { isRecord } from '@/common/isRecord';
import { randomId } from '@/common/randomId';
import type { Records } from '@/services/storage/records';
import { POLL_MS } from '../badges/createPolling';

export interface WatchDeps {
  /** Those of the account in its position, which its browser tabs share. */
  records: Pick<Records, 'read' | 'write'>;
  page: Pick<Document, 'visibilityState'>;
  /** Milliseconds since 1970. */
  now?(): number;
}

export interface Watch {
  /** The messages have been read: while this tab is in sight, the others leave the announcements to it. */
  noteRead(): void;
  /** Whether another tab is in sight. */
  isWatchedElsewhere(): boolean;
}

/** Key of the tab in sight that has read the messages last, and when. */
const WATCH_KEY = 'messages-watched';
/** So long after its last read a tab in sight is expected to read, and to announce, again. */
export const WATCH_MS = 1.5 * POLL_MS;

/** Tells the tabs of the browser which of them is in sight and reads the messages. */
export function createWatch({ records, page, now = Date.now }: WatchDeps): Watch {
  const tab = randomId();
  return {
    noteRead() {
      if (page.visibilityState === 'visible') records.write(WATCH_KEY, { tab, at: now() });
    },
    isWatchedElsewhere() {
      const last = records.read(WATCH_KEY);
      // A clock that was set back does not make the last read recent for ever.
      return isRecord(last) && last.tab !== tab && Math.abs(now() - Number(last.at)) < WATCH_MS;
    },
  };
}
