import { LOCAL_DB } from '@/common/constants/request';
import type { Log } from '../telemetry/log';
import { forageStore } from './forageStore';
import type { LocalDb } from './localDb';
import { openDatabase } from './openDatabase';
import { resilientStore } from './resilientStore';

/** The local database, opened with its first use. */
export function createLocalDb(indexedDb: IDBFactory | undefined, log: Log): LocalDb {
  let opening: Promise<void> | undefined;
  const open = (name: string) => async () => {
    await (opening ??= openDatabase(indexedDb));
    return forageStore(name);
  };
  const handleFailure = (error: unknown) =>
    log({ level: 'warn', source: 'localdb', message: 'The local database is not available; memory is used', error });
  return {
    i18n: resilientStore(open(LOCAL_DB.stores.i18n), handleFailure),
    components: resilientStore(open(LOCAL_DB.stores.components), handleFailure),
  };
}
