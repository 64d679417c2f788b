import type { KeyValueStorage } from '../environment';

/** JSON values in a storage. Invalid JSON is removed and read as absent. */
export interface Records {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

export function createRecords(storage: KeyValueStorage): Records {
  return {
    read(key) {
      const text = storage.getItem(key);
      if (text === null) return undefined;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        // Written by another program, or truncated.
        storage.removeItem(key);
        return undefined;
      }
    },
    write: (key, value) => storage.setItem(key, JSON.stringify(value)),
    remove: (key) => storage.removeItem(key),
  };
}
