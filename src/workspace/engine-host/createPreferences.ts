import type { EngineHost } from '@/engine/host';
import type { Records } from '@/services/storage/records';

const keyOf = (accountCode: string, key: string) => `atrium.page-look.${accountCode}.${key}`;

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
