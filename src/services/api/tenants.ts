import { nullish, object, record, string, unknown } from 'valibot';
import type { InferOutput } from 'valibot';
import { bit, list, looseString } from '@/common/schemas';

/** One product version of one tenant: an option of the product choice. */
export interface ProductChoice {
  tenantCode: string;
  tenantName: string;
  accountCode: string;
  productCode: string;
  productVersionCode: string;
  productName: string;
  /** Providers, buckets and addresses of the tenant's file storage, by storage kind (shell spec §3). */
  cloudStorage: Readonly<Record<string, unknown>>;
  /** Address of the tenant's logo; empty when it has none. */
  headerLogo: string;
  isAutoValueChange: boolean;
}

/** A tenant of a sign-in answer (shell spec §3). */
export const tenantSchema = object({
  code: looseString,
  name: looseString,
  accountcode: looseString,
  cloudserv: nullish(record(string(), unknown()), {}),
  headerlogo: looseString,
  isautovaluechange: bit,
  productversionlist: list(object({ code: looseString, name: looseString, productcode: looseString })),
});

export const toChoices = (tenant: InferOutput<typeof tenantSchema>): ProductChoice[] =>
  tenant.productversionlist.map((version) => ({
    tenantCode: tenant.code,
    tenantName: tenant.name,
    accountCode: tenant.accountcode,
    productCode: version.productcode,
    productVersionCode: version.code,
    productName: version.name,
    cloudStorage: tenant.cloudserv,
    headerLogo: tenant.headerlogo,
    isAutoValueChange: tenant.isautovaluechange,
  }));
