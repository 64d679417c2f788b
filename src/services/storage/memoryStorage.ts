import type { KeyValueStorage } from '../environment';

/** A storage in memory. */
export function memoryStorage(entries: Record<string, string> = {}): KeyValueStorage {
  const memory = new Map(Object.entries(entries));
  return {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => {
      memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
    },
    keys: () => [...memory.keys()],
  };
}
