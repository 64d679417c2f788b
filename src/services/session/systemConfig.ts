import { fallback, object } from 'valibot';
import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { bit, read, looseString } from '@/common/schemas';
import type { ProductChoice } from '../api/tenants';
import type { Records } from '../storage/records';

/** What holds for the whole tenant (the stored system config, shell spec §3). */
export interface SystemConfig {
  /** Values that follow from others change by themselves. */
  isAutoValueChange: boolean;
  tenantCode: string;
  /** Address of the logo in the header; empty: the product's own mark. */
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
