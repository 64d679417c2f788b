import { once } from '@/common/once';
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
  const open = once(() => openDatabase(indexedDb, plan));
  return (storeName: string): LocalStore =>
    resilientStore(async () => {
      await open();
      return forageStore(plan, storeName);
    }, onFailure);
}
