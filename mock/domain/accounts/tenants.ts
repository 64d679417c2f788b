/** A version of a product that a tenant has rented. */
export interface ProductVersion {
  code: string;
  name: string;
  productCode: string;
}

export interface Tenant {
  code: string;
  name: string;
  /** A suspended tenant is never offered. */
  isSuspended: boolean;
  versions: readonly ProductVersion[];
}

const STANDARD: ProductVersion = { code: 'standard', name: '销售管理标准版', productCode: 'SFA' };
const PROFESSIONAL: ProductVersion = { code: 'professional', name: '销售管理专业版', productCode: 'SFA' };

export const TENANTS: readonly Tenant[] = [
  { code: 'hd', name: '华东销售公司', isSuspended: false, versions: [STANDARD] },
  { code: 'nf', name: '南方快消集团', isSuspended: false, versions: [STANDARD, PROFESSIONAL] },
  { code: 'bf', name: '北方商贸', isSuspended: true, versions: [STANDARD] },
];
