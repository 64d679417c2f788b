import { DATABASE_OPEN_TIMEOUT_MS } from '@/common/constants/request';
import { AppError } from '@/common/errors/appError';
import { once } from '@/common/once';
import { resilientStore } from './localStore';
import type { LocalStore } from './localStore';

export interface DatabaseSchema {
  name: string;
  version: number;
  stores: Readonly<Record<string, string>>;
}

/**
 * Creates or upgrades the database to its version with all its stores, because localforage would raise the version with
 * each store. Rejects when the browser denies the database or does not open it in time.
 */
function openDatabase(indexedDb: IDBFactory | undefined, schema: DatabaseSchema): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!indexedDb) throw new AppError('service', 'The browser has no database');
    const timeout = setTimeout(
      () => reject(new AppError('service', 'The local database does not open')),
      DATABASE_OPEN_TIMEOUT_MS,
    );
    const settle = (work: () => void) => () => {
      clearTimeout(timeout);
      work();
    };
    const opening = indexedDb.open(schema.name, schema.version);
    opening.onupgradeneeded = () => {
      const database = opening.result;
      Object.values(schema.stores)
        .filter((store) => !database.objectStoreNames.contains(store))
        .forEach((store) => database.createObjectStore(store));
    };
    opening.onsuccess = settle(() => {
      opening.result.close();
      resolve();
    });
    opening.onerror = settle(() => reject(opening.error ?? new AppError('service', 'The local database fails')));
  });
}

/** A store of a database, through localforage. */
async function forageStore({ name, version }: DatabaseSchema, storeName: string): Promise<LocalStore> {
  const { default: localforage } = await import('localforage');
  const forage = localforage.createInstance({
    name,
    version,
    storeName,
    driver: localforage.INDEXEDDB,
  });
  return {
    get: async (key) => (await forage.getItem(key)) ?? undefined,
    set: async (key, value) => {
      await forage.setItem(key, value);
    },
    remove: (key) => forage.removeItem(key),
    async entries() {
      const entries = new Map<string, unknown>();
      await forage.iterate((value: unknown, key) => {
        entries.set(key, value);
      });
      return entries;
    },
    clear: () => forage.clear(),
  };
}

/** Stores of one database, which is opened on first use. When that fails, `onFailure` runs and memory is used. */
export function databaseStores(
  indexedDb: IDBFactory | undefined,
  schema: DatabaseSchema,
  onFailure: (error: unknown) => void,
) {
  const open = once(() => openDatabase(indexedDb, schema));
  return (storeName: string): LocalStore =>
    resilientStore(async () => {
      await open();
      return forageStore(schema, storeName);
    }, onFailure);
}
