import { SMS_CODE } from '../landmarks';
import { refused, unauthorised } from '../refusal';
import type { Account } from './account';

const SECOND_MS = 1_000;
const CODE_LIFE_MS = 300 * SECOND_MS;
/** A person waits so long before the next code. */
export const RESEND_AFTER_SECONDS = 60;
const MOBILE = /^1[3-9]\d{9}$/;

/** What a code may be used for. */
export const SMS_USAGES = ['login', 'reset'] as const;
export type SmsUsage = (typeof SMS_USAGES)[number];

interface SentCode {
  at: number;
  isUsed: boolean;
}

/** Codes sent by SMS; each serves once, for five minutes, and for one usage only. */
export function createSmsCodes(accounts: readonly Account[], now: () => number) {
  const sent = new Map<string, SentCode>();
  const placeOf = (mobile: string, usage: SmsUsage) => `${usage} ${mobile}`;
  const owner = (mobile: string) => accounts.find((account) => account.mobile === mobile);
  return {
    send(mobile: string, usage: SmsUsage): void {
      if (!MOBILE.test(mobile)) throw refused('login.mobile_invalid');
      if (!owner(mobile)) throw refused('login.mobile_not_found');
      const place = placeOf(mobile, usage);
      const before = sent.get(place);
      if (before && now() - before.at < RESEND_AFTER_SECONDS * SECOND_MS) throw refused('login.sms_too_often');
      sent.set(place, { at: now(), isUsed: false });
    },
    /** Whose mobile number it is; the code is then used up. */
    redeem(mobile: string, code: string, usage: SmsUsage): Account {
      const no = usage === 'login' ? unauthorised : refused;
      const account = owner(mobile);
      if (!account) throw no('login.mobile_not_found');
      const found = sent.get(placeOf(mobile, usage));
      if (!found || found.isUsed || now() - found.at > CODE_LIFE_MS) throw no('login.sms_code_expired');
      if (code !== SMS_CODE) throw no('login.sms_code_wrong');
      found.isUsed = true;
      return account;
    },
  };
}
export type SmsCodes = ReturnType<typeof createSmsCodes>;
