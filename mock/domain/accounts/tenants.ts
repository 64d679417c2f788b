/** A product version that a tenant has licensed. */
export interface ProductVersion {
  code: string;
  name: string;
  productCode: string;
}

export interface Tenant {
  code: string;
  name: string;
  /** A suspended tenant is never listed. */
  isSuspended: boolean;
  /** A data URL shown in the header; empty without a logo. */
  logo: string;
  versions: readonly ProductVersion[];
}

const STANDARD: ProductVersion = { code: 'standard', name: '销售管理标准版', productCode: 'SFA' };
const PROFESSIONAL: ProductVersion = { code: 'professional', name: '销售管理专业版', productCode: 'SFA' };

/** An orange sun over blue water. */
const EAST_CHINA_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="15" r="8" fill="#f5a623"/>' +
  '<path d="M2 20q7-5 14 0t14 0v8H2z" fill="#1668dc"/></svg>';

const svgAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const TENANTS: readonly Tenant[] = [
  { code: 'hd', name: '华东销售公司', isSuspended: false, logo: svgAddress(EAST_CHINA_LOGO), versions: [STANDARD] },
  { code: 'nf', name: '南方快消集团', isSuspended: false, logo: '', versions: [STANDARD, PROFESSIONAL] },
  { code: 'bf', name: '北方商贸', isSuspended: true, logo: '', versions: [STANDARD] },
];
