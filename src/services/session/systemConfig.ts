import { fallback, object } from 'valibot';
import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { bit, read, looseString } from '@/common/schemas';
import type { ProductChoice } from '../api/tenants';
import type { Records } from '../storage/records';

/** The settings of the tenant (the stored system config, shell spec §3). */
export interface SystemConfig {
  /** Computed values update automatically. */
  isAutoValueChange: boolean;
  tenantCode: string;
  /** URL of the logo in the header; empty for the product's own logo. */
  headerLogo: string;
}

const schema = fallback(object({ isautovaluechange: bit, tenantcode: looseString, headerlogo: looseString }), {
  isautovaluechange: false,
  tenantcode: '',
  headerlogo: '',
});

export function readSystemConfig(records: Records): SystemConfig {
  const { isautovaluechange, tenantcode, headerlogo } = read(schema, records.read(STORAGE_KEYS.systemConfig));
  return { isAutoValueChange: isautovaluechange, tenantCode: tenantcode, headerLogo: headerlogo };
}

export function writeSystemConfig(
  records: Records,
  choice: Pick<ProductChoice, 'isAutoValueChange' | 'tenantCode' | 'headerLogo'>,
): void {
  records.write(STORAGE_KEYS.systemConfig, {
    isautovaluechange: choice.isAutoValueChange ? '1' : '0',
    tenantcode: choice.tenantCode,
    headerlogo: choice.headerLogo,
  });
}
