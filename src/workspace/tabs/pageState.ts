import { isRecord } from '@/common/isRecord';
import type { Records } from '@/services/storage/records';
import type { Tab } from './tabReducers';

const KEY = 'window-page';

export interface PageState {
  /** What the page of this address has kept in this window; undefined for another one. */
  of(key: string): unknown;
  /** The page that is shown now. */
  note(page: Pick<Tab, 'key' | 'state'> | null): void;
}

/** What the page of a window that shows one page alone keeps over a reload. `own` is the owner's, of this browser tab. */
export function createPageState(own: Records): PageState {
  let noted: Pick<Tab, 'key' | 'state'> | undefined;
  return {
    of(key) {
      const kept = own.read(KEY);
      return isRecord(kept) && kept.key === key ? kept.state : undefined;
    },
    note(page) {
      if (!page || (page.key === noted?.key && page.state === noted.state)) return;
      noted = { key: page.key, state: page.state };
      own.write(KEY, noted);
    },
  };
}
