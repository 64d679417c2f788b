import { LOCAL_DB } from '@/common/constants/request';
import { databaseStores } from './database';
import type { LocalStore } from './localStore';

/** The local database `apaas-db`, version 2 (shell spec §9). Falls back to memory when the browser denies it. */
export interface LocalDb {
  /** Key: language. */
  readonly i18n: LocalStore;
  /** Key: component type. */
  readonly components: LocalStore;
}

/** The local database, opened on first use. */
export function createLocalDb(indexedDb: IDBFactory | undefined, onFailure: (error: unknown) => void): LocalDb {
  const store = databaseStores(indexedDb, LOCAL_DB, onFailure);
  return { i18n: store(LOCAL_DB.stores.i18n), components: store(LOCAL_DB.stores.components) };
}
