import type { StorageKind } from '../../src/common/files';
import { STORAGE_KINDS } from '../../src/common/files';

/** The providers of file storage (shell spec §3). */
export const STORAGE_PROVIDERS = ['awss3', 'aliyun', 'azure'] as const;
export type StorageProvider = (typeof STORAGE_PROVIDERS)[number];

export interface TenantStorage {
  provider: StorageProvider;
  region: string;
}

const TENANT_STORAGES: Readonly<Record<string, TenantStorage>> = {
  hd: { provider: 'awss3', region: 'cn-east-1' },
  nf: { provider: 'aliyun', region: 'oss-cn-shenzhen' },
  bf: { provider: 'azure', region: 'chinanorth3' },
};

/** Undefined for a tenant without storage. */
export const tenantStorage = (tenantCode: string): TenantStorage | undefined => TENANT_STORAGES[tenantCode];

/** Each kind of storage is a bucket of its own: `hd-storage-1d`. */
export const bucketOf = (tenantCode: string, kind: StorageKind) => `${tenantCode}-${kind}`;

/** All buckets of the tenants with this provider, with their owners. */
export function bucketsOf(provider: StorageProvider): ReadonlyMap<string, string> {
  const tenantCodes = Object.keys(TENANT_STORAGES).filter((code) => TENANT_STORAGES[code]?.provider === provider);
  return new Map(tenantCodes.flatMap((code) => STORAGE_KINDS.map((kind) => [bucketOf(code, kind), code] as const)));
}
