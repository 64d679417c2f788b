import type { LocalStore } from './localDb';
import type { DatabasePlan } from './openDatabase';

/** A store of a database, through localforage. */
export async function forageStore({ name, version }: DatabasePlan, storeName: string): Promise<LocalStore> {
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
