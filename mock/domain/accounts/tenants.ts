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

/** An orange sun over blue water: a PNG, because the client shows no SVG of a data URL. */
const EAST_CHINA_LOGO = [
  'data:image/png;base64,',
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAYAAACqaXHeAAAD7UlEQVR4nOyaW2gUVxjH/99kJmtmm4RkdxM3ai9ho5TS0j4Va6E02FqhFkvbILHY',
  'i+2aggXBFyt9sBUKLfhUBG3avvQCjQ+pPnjBID6JqA/6Il6yGxEjatZLorsx2d35/Ba8xHjbOGd2lDO/fdidmTPz8f3Od+ZyZg1ojgHNCQRAcwIB',
  '0JxAADQnEADNCQRAcwIB0BwTFYK3J0K54eICZvqEQC/JqqisjYLlA2QAyjDxUQL32FcHdtIK5FEBCB7D/zzbkIW1lghdsvhMWfuAh8HUHUb+J1p6',
  '+jI8xDMB3IPq0ULrSofxPRE14DFg5ssyRtfXWOmN1IFxeIAnAvjvRF3WcHql1NuhAsZWm2kZfdo/AsUoF3D9rxfmFAzaKr0+BwqRYXHMgvNhqPPU',
  'MShEqQD+tyWaxbR90vNt8ACRcCJsGm9SR/8QFKHsMsibYeVQs82r5EvIsWfn8k5vKRYUoUxAtrZ1tXzNhdcQzbsZS83hoADuScSyeU7Jpa4WFYAZ',
  'I+Ei2mhZ6gJcoqQCcgVnfaWSLyGx6nIm/wgFuK4A7mmtzxWo1BPVqCxjtsnN1JEehgtcV4Ak/zYqn3yJ0M3YrlAwBPg9+Ib72Coehl6Ff7iO7b4C',
  'GNPhFwpiu68AIv8EKIgdzAjBLczn4BcKYrsXQPBPgILYKobAYfiH69gKBNBO+ATD+R8umfKtcNM36VfY4YWA0y6THi3yHQlRIV7aVm+NoMG6hlh1',
  'BvPqj+CtyEG8GB6AR4zbZqrW7VRZWQKiX55ugTW+iog75Zl8BqZAc2gIH8T2YvmMXvl9EergzeHOdBdc8lABkeTA61VUXCOtFkMB70b2oWvWf3it',
  'zuWsFvN1u0jPqXgcvq+AhmSq3iRng5T4ciiHsWT6DnzX2o06M4fHgZh/tpem10AB9wiIrUh/DHJ+lQ2e3uFFrCv4ZfYGtEcOTGk/8bfftsbaqePM',
  'KBRwj4Cmrn5GBXlHhsUPiY2IhzKPbszot2l0LnWeLaPx3USTp+Jk5H8b2tS2aOJ632+Fd198A/MPdePPwcVw+MGnJOmVTJWDhVNOfh0b0WRqlSR/',
  'Qk7g70/e7HsFTOT5aYNIztqCj5r7UG3ceTUob4j6woWxJfTZYPmXkW9PhqJ5+pwYq2UK7fZM9YVNibtyfqIE3CIq54evZ27BotieTLwms9Y+PvAH',
  'rYNTzr6NX52caZj0hZT2Sllsmrz9qRAwEen9I0y0y2CjTwbs+UK+eOnS721nkDxrNzrZRtOqagQX4/Iydb40XyAZvfyw4z11AlQzWUAwHwDNCQRA',
  'cwIB0JxAADQnEADN8fyPkk86wRCA5gQCoDmBAGiO9gJuAAAA//9R77GWAAAABklEQVQDAA3iMqTSpYT9AAAAAElFTkSuQmCC',
].join('');

export const TENANTS: readonly Tenant[] = [
  { code: 'hd', name: '华东销售公司', isSuspended: false, logo: EAST_CHINA_LOGO, versions: [STANDARD] },
  { code: 'nf', name: '南方快消集团', isSuspended: false, logo: '', versions: [STANDARD, PROFESSIONAL] },
  { code: 'bf', name: '北方商贸', isSuspended: false, logo: '', versions: [STANDARD] },
  { code: 'xb', name: '西部贸易', isSuspended: true, logo: '', versions: [STANDARD] },
];
