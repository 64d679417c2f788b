import { LOCAL_DB } from '@/common/constants/request';
import type { LocalStore } from './localDb';

/** A store of the local database, through localforage. */
export async function forageStore(name: string): Promise<LocalStore> {
  const { default: localforage } = await import('localforage');
  const forage = localforage.createInstance({
    name: LOCAL_DB.name,
    version: LOCAL_DB.version,
    storeName: name,
    driver: localforage.INDEXEDDB,
  });
  return {
    get: async (key) => (await forage.getItem(key)) ?? undefined,
    set: async (key, value) => {
      await forage.setItem(key, value);
    },
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
