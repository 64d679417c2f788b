import { accountKeys } from '@/common/constants/storageKeys';
import type { EngineHost } from '@/engine/host';
import type { Records } from '@/services/storage/records';

const keyOf = accountKeys.pageLook;

/** How a person wants pages to look, on this device. */
export function createPreferences(records: Records, accountCode: string): EngineHost['preferences'] {
  return {
    get: (key) => records.read(keyOf(accountCode, key)),
    set(key, value) {
      if (value === undefined) records.remove(keyOf(accountCode, key));
      else records.write(keyOf(accountCode, key), value);
    },
  };
}
