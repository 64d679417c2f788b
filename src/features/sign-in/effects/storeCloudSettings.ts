import { STORAGE_KEYS } from '@/common/constants/request';
import type { ProductChoice, Records } from '@/services';

const withoutKey = (storage: unknown) => {
  if (typeof storage !== 'object' || storage === null) return storage;
  const { accesskeyid: _secret, ...rest } = storage as Record<string, unknown>;
  return rest;
};

/** The tenant's storage settings under the specification's key (shell spec §9). An access key never leaves memory. */
export function storeCloudSettings(records: Records, { cloudStorage }: ProductChoice): void {
  const settings = Object.entries(cloudStorage).map(([kind, storage]) => [kind, withoutKey(storage)]);
  records.write(STORAGE_KEYS.cloudStorage, Object.fromEntries(settings));
}
