import { STORAGE_KINDS } from '../../src/common/files';
import { storages } from './storages';
import { bucketOf, tenantStorage } from './tenantStorages';

/** This tenant writes its fields as `bucket` and `endpoint`; both spellings are allowed (shell spec §3). */
const SHORT_SPELLING = 'nf';

/** The file storage of a tenant by storage kind, without secrets; empty for a tenant without storage. */
export async function cloudSettings(tenantCode: string): Promise<Record<string, Record<string, string>>> {
  const settings = tenantStorage(tenantCode);
  if (!settings) return {};
  const { provider, region } = settings;
  const { endpoint } = await storages().of(tenantCode);
  const entries = STORAGE_KINDS.map((kind) => {
    const bucket = bucketOf(tenantCode, kind);
    const place: Record<string, string> =
      tenantCode === SHORT_SPELLING ? { bucket, endpoint } : { storagebucket: bucket, storageendpoint: endpoint };
    return [kind, { provider, region, ...place, storageurl: `${endpoint}/${bucket}` }] as const;
  });
  return Object.fromEntries(entries);
}
