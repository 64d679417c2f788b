import { once } from '@/common/once';
import type { LocalStore } from './localDb';
import { memoryStore } from './memoryStore';

/** The store that `open` answers, or memory from its first failure on: reading and writing never reject. */
export function resilientStore(open: () => Promise<LocalStore>, onFailure: (error: unknown) => void): LocalStore {
  const store = once(open);
  let memory: LocalStore | undefined;

  const attempt = async <T>(work: (store: LocalStore) => Promise<T>): Promise<T> => {
    if (memory) return work(memory);
    try {
      return await work(await store());
    } catch (error) {
      if (!memory) onFailure(error);
      memory ??= memoryStore();
      return work(memory);
    }
  };

  return {
    get: (key) => attempt((current) => current.get(key)),
    set: (key, value) => attempt((current) => current.set(key, value)),
    remove: (key) => attempt((current) => current.remove(key)),
    entries: () => attempt((current) => current.entries()),
    clear: () => attempt((current) => current.clear()),
  };
}
