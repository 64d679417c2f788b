import type { LocalStore } from './localDb';

/** A store that lasts as long as the page. */
export function memoryStore(): LocalStore {
  const entries = new Map<string, unknown>();
  return {
    get: async (key) => entries.get(key),
    set: async (key, value) => {
      entries.set(key, value);
    },
    remove: async (key) => {
      entries.delete(key);
    },
    entries: async () => new Map(entries),
    clear: async () => entries.clear(),
  };
}
