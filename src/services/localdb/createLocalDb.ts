import { LOCAL_DB } from '@/common/constants/request';
import { databaseStores } from './databaseStores';
import type { LocalDb } from './localDb';

/** The local database, opened with its first use. */
export function createLocalDb(indexedDb: IDBFactory | undefined, onFailure: (error: unknown) => void): LocalDb {
  const store = databaseStores(indexedDb, LOCAL_DB, onFailure);
  return { i18n: store(LOCAL_DB.stores.i18n), components: store(LOCAL_DB.stores.components) };
}
