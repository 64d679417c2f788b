import { isRecord } from '@/common/isRecord';
import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import type { Records } from '@/services/storage/records';

/** Where the tenant keeps its files: origins of its storages (shell spec §3). */
export function storageOrigins(records: Records): readonly string[] {
  const settings = records.read(STORAGE_KEYS.cloudStorage);
  const storages = isRecord(settings) ? Object.values(settings).filter(isRecord) : [];
  return storages.flatMap(({ storageurl }) =>
    typeof storageurl === 'string' ? (URL.parse(storageurl)?.origin ?? []) : [],
  );
}
