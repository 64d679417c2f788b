import { accountKeys } from '@/common/constants/storageKeys';
import type { KeyValueStorage } from '../environment';
import type { Records } from './records';

/** The owner of records: an account of a tenant, in one position. */
export interface Owner {
  tenantCode: string;
  accountCode: string;
  positionId: string;
}

/**
 * Records whose keys contain their owner, so that no other account on the same computer reads them. They remain after a
 * sign-out; the next sign-in restores the tabs from them.
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

/** Key prefixes up to V9.5.3. They contain only the position, which two accounts may share. */
const SHARED_KEYS = ['atrium.route-tabs.', 'atrium.first-page.', 'atrium.recent-pages.', 'atrium.favourite-pages.'];

/** Removes the records of versions up to V9.5.3, which may belong to another account. */
export function removeSharedRecords(storage: KeyValueStorage): void {
  storage
    .keys()
    .filter((key) => SHARED_KEYS.some((prefix) => key.startsWith(prefix)))
    .forEach(storage.removeItem);
}
