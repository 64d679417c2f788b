import { SMS_CODE } from '../landmarks';
import { refused, unauthorised } from '../refusal';
import type { Account } from './account';
import { hasPassword } from './account';

const MINUTE_MS = 60_000;
const CODE_LIFE_MS = 5 * MINUTE_MS;

/** Who signs in with name and password. */
export function byPassword(accounts: readonly Account[], username: string, password: string): Account {
  const account = accounts.find((known) => known.username === username.trim().toLowerCase());
  if (!account) throw unauthorised('login.account_not_found');
  if (!hasPassword(account, password)) throw unauthorised('login.wrong_password');
  return account;
}

/** Codes sent by SMS; each serves once, for five minutes. */
export function createSmsCodes(accounts: readonly Account[], now: () => number) {
  const sentAt = new Map<string, number>();
  return {
    send(mobile: string): void {
      if (!accounts.some((account) => account.mobile === mobile)) throw refused('login.mobile_not_found');
      sentAt.set(mobile, now());
    },
    redeem(mobile: string, code: string): Account {
      const account = accounts.find((known) => known.mobile === mobile);
      if (!account) throw unauthorised('login.mobile_not_found');
      const sent = sentAt.get(mobile);
      if (sent === undefined || now() - sent > CODE_LIFE_MS) throw unauthorised('login.sms_code_expired');
      if (code !== SMS_CODE) throw unauthorised('login.sms_code_wrong');
      sentAt.delete(mobile);
      return account;
    },
  };
}
export type SmsCodes = ReturnType<typeof createSmsCodes>;
