/** Mobile numbers of the mainland: 11 digits (shell spec §5). */
const MOBILE = /^1[3-9]\d{9}$/;
/** Verification codes have four digits (shell spec §5). */
const CODE = /^\d{4}$/;

/** Normalises a pasted number: removes spaces and hyphens, converts full-width digits. */
export const digitsOf = (typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '');

/** Translation key of the problem with the number; undefined when it is valid. */
export function mobileProblem(mobile: string): string | undefined {
  if (!mobile) return 'login.sms.mobile.required';
  return MOBILE.test(mobile) ? undefined : 'login.sms.mobile.invalid';
}

/** Translation key of the problem with the code; undefined when it is valid. */
export function codeProblem(code: string): string | undefined {
  if (!code) return 'login.sms.code.required';
  return CODE.test(code) ? undefined : 'login.sms.code.invalid';
}
