import { STORAGE_KEYS } from '@/common/constants/request';
import { list, read, looseString } from '@/common/schemas';
import type { Records } from '../storage/records';
import type { IdPool } from './createIds';

/**
 * Unused ids survive a reload in the browser tab's own storage. They lie there only between two pages: a duplicated
 * tab copies that storage, and must not find ids the first tab still gives out.
 */
export function createIdPoolStorage(records: Records) {
  const claim = (): readonly string[] => {
    const ids = read(list(looseString), records.read(STORAGE_KEYS.ids));
    records.remove(STORAGE_KEYS.ids);
    return ids;
  };
  return {
    claim,
    /** Shelves the pool when the page is left. A page that comes back from the back-forward cache fetches anew. */
    watch(page: Pick<Window, 'addEventListener'>, pool: IdPool) {
      page.addEventListener('pagehide', () => records.write(STORAGE_KEYS.ids, pool.takeAll()));
      page.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) records.remove(STORAGE_KEYS.ids);
      });
    },
  };
}
