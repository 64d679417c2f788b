import { SMS_CODE } from '../fixtures';
import { businessError, unauthorised } from '../apiError';
import { isMobile } from '../phoneNumber';
import type { Account } from './account';

const SECOND_MS = 1_000;
const CODE_TTL_MS = 300 * SECOND_MS;
/** Minimum time between two codes for one number and usage. */
export const RESEND_AFTER_SECONDS = 60;

/** The purposes of a code. */
export const SMS_USAGES = ['login', 'reset'] as const;
export type SmsUsage = (typeof SMS_USAGES)[number];

interface SentCode {
  at: number;
  isUsed: boolean;
}

/** SMS codes. Each can be used once, within five minutes, for one purpose. */
export function createSmsCodes(accounts: readonly Account[], now: () => number) {
  const sent = new Map<string, SentCode>();
  const keyOf = (mobile: string, usage: SmsUsage) => `${usage} ${mobile}`;
  const owner = (mobile: string) => accounts.find((account) => account.mobile === mobile);
  return {
    send(mobile: string, usage: SmsUsage): void {
      if (!isMobile(mobile)) throw businessError('login.mobile_invalid');
      if (!owner(mobile)) throw businessError('login.mobile_not_found');
      const key = keyOf(mobile, usage);
      const previous = sent.get(key);
      if (previous && now() - previous.at < RESEND_AFTER_SECONDS * SECOND_MS)
        throw businessError('login.sms_too_often');
      sent.set(key, { at: now(), isUsed: false });
    },
    /** Uses up the code and returns the account of the mobile number. */
    redeem(mobile: string, code: string, usage: SmsUsage): Account {
      const error = usage === 'login' ? unauthorised : businessError;
      const account = owner(mobile);
      if (!account) throw error('login.mobile_not_found');
      const found = sent.get(keyOf(mobile, usage));
      if (!found || found.isUsed || now() - found.at > CODE_TTL_MS) throw error('login.sms_code_expired');
      if (code !== SMS_CODE) throw error('login.sms_code_wrong');
      found.isUsed = true;
      return account;
    },
  };
}
export type SmsCodes = ReturnType<typeof createSmsCodes>;
