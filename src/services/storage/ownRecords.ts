import { accountKeys } from '@/common/constants/storageKeys';
import type { KeyValueStorage } from '../environment';
import type { Records } from './records';

/** Whose records they are: an account of a tenant, in one position. */
export interface Owner {
  tenantCode: string;
  accountCode: string;
  positionId: string;
}

/**
 * Records that only their owner's key leads to. They stay through a log-out, so the tabs are there at the next sign-in;
 * another account on the same computer never reads them.
 */
export function createOwnRecords(records: Records, { tenantCode, accountCode, positionId }: Owner): Records {
  const owner = [tenantCode, accountCode, positionId].map(encodeURIComponent).join('/');
  const keyOf = (key: string) => accountKeys.own(owner, key);
  return {
    read: (key) => records.read(keyOf(key)),
    write: (key, value) => records.write(keyOf(key), value),
    remove: (key) => records.remove(keyOf(key)),
  };
}

/** Up to V9.5.3 these were kept under the position alone, which two accounts may share. */
const SHARED_KEYS = ['atrium.route-tabs.', 'atrium.first-page.', 'atrium.recent-pages.', 'atrium.favourite-pages.'];

/** Removes what may be another account's. */
export function removeSharedRecords(storage: KeyValueStorage): void {
  storage
    .keys()
    .filter((key) => SHARED_KEYS.some((prefix) => key.startsWith(prefix)))
    .forEach(storage.removeItem);
}
