import { DATABASE_OPEN_TIMEOUT_MS } from '@/common/constants/request';
import { AppError } from '@/common/errors/appError';

export interface DatabasePlan {
  name: string;
  version: number;
  stores: Readonly<Record<string, string>>;
}

/**
 * Makes sure that the database exists in its version and with all its stores. localforage alone would raise the version
 * with each store it meets. Rejects when the browser denies the database or does not open it in time.
 */
export function openDatabase(indexedDb: IDBFactory | undefined, plan: DatabasePlan): Promise<void> {
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
    const opening = indexedDb.open(plan.name, plan.version);
    opening.onupgradeneeded = () => {
      const database = opening.result;
      Object.values(plan.stores)
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
