import { forageStore } from './forageStore';
import type { LocalStore } from './localDb';
import { openDatabase } from './openDatabase';
import type { DatabasePlan } from './openDatabase';
import { resilientStore } from './resilientStore';

/** Stores of one database, opened with its first use; memory, and `onFailure`, where the browser denies it. */
export function databaseStores(
  indexedDb: IDBFactory | undefined,
  plan: DatabasePlan,
  onFailure: (error: unknown) => void,
) {
  let opening: Promise<void> | undefined;
  return (storeName: string): LocalStore =>
    resilientStore(async () => {
      await (opening ??= openDatabase(indexedDb, plan));
      return forageStore(plan, storeName);
    }, onFailure);
}
