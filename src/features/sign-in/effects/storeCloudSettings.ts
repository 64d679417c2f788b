import { fallback, object } from 'valibot';
import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { isRecord } from '@/common/isRecord';
import { read, looseString } from '@/common/schemas';
import type { ProductChoice, Records } from '@/services';

const field = fallback(looseString, '');

const settingsSchema = object({
  provider: field,
  storagebucket: field,
  bucket: field,
  storageendpoint: field,
  endpoint: field,
  storageurl: field,
  accesskeyid: field,
  region: field,
});

/** One storage kind under the specification's names (shell spec §3), without empty fields and without secrets. */
function toRecord(settings: unknown): Record<string, string> {
  const { bucket, endpoint, ...fields } = read(settingsSchema, settings);
  const named = {
    ...fields,
    storagebucket: fields.storagebucket || bucket,
    storageendpoint: fields.storageendpoint || endpoint,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''));
}

/** Stores the tenant's storage settings under the specification's key (shell spec §9), by storage kind. */
export function storeCloudSettings(records: Records, { cloudStorage }: Pick<ProductChoice, 'cloudStorage'>): void {
  const kinds = Object.entries(cloudStorage).filter(([, settings]) => isRecord(settings));
  records.write(
    STORAGE_KEYS.cloudStorage,
    Object.fromEntries(kinds.map(([kind, settings]) => [kind, toRecord(settings)])),
  );
}
