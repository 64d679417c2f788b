/** Mobile numbers of the mainland: 11 digits (shell spec §5). */
const MOBILE = /^1[3-9]\d{9}$/;
/** Verification codes have four digits (shell spec §5). */
const CODE = /^\d{4}$/;

/** A number as it is pasted: with spaces, hyphens or full-width digits. */
export const digitsOf = (typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '');

/** Translation key of what is wrong with the number; undefined when nothing is. */
export function mobileProblem(mobile: string): string | undefined {
  if (!mobile) return 'login.sms.mobile.required';
  return MOBILE.test(mobile) ? undefined : 'login.sms.mobile.invalid';
}

/** Translation key of what is wrong with the code; undefined when nothing is. */
export function codeProblem(code: string): string | undefined {
  if (!code) return 'login.sms.code.required';
  return CODE.test(code) ? undefined : 'login.sms.code.invalid';
}
