import { DATABASE_ANSWER_HALF_MS } from '@/common/constants/request';
import { AppError } from '@/common/errors/appError';
import { once } from '@/common/once';

/** One store of the local database. */
export interface LocalStore {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  entries(): Promise<ReadonlyMap<string, unknown>>;
  clear(): Promise<void>;
}

/** A store in memory. */
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

/**
 * Rejects when the answer takes longer than 10 s: a database that has stopped to answer keeps nothing. A page that was
 * frozen goes on with a timer that is due before the answers are, so that it waits a second time.
 */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new AppError('service', 'The local database does not answer'));
    let timer = setTimeout(() => {
      timer = setTimeout(fail, DATABASE_ANSWER_HALF_MS);
    }, DATABASE_ANSWER_HALF_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The store that `open` resolves to; after its first failure or missing answer, a store in memory. Its methods never reject. */
export function resilientStore(open: () => Promise<LocalStore>, onFailure: (error: unknown) => void): LocalStore {
  const store = once(open);
  let memory: LocalStore | undefined;

  const attempt = async <T>(work: (store: LocalStore) => Promise<T>): Promise<T> => {
    if (memory) return work(memory);
    try {
      return await inTime(work(await store()));
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
