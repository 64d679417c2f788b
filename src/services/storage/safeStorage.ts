import type { KeyValueStorage } from '../environment';

/** A storage that never throws: entries that the browser refuses are kept in memory. */
export function safeStorage(storage: KeyValueStorage, onRefused: (error: unknown) => void): KeyValueStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(work: () => T, instead: T): T => {
    try {
      return work();
    } catch (error) {
      onRefused(error);
      return instead;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => storage.getItem(key), null),
    setItem(key, value) {
      const isStored = attempt(() => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      attempt(() => storage.removeItem(key), undefined);
    },
    keys: () => [...new Set([...memory.keys(), ...attempt(() => storage.keys(), [])])],
  };
}
