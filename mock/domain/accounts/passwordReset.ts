import { findText } from '../languages/records';
import { businessError } from '../apiError';
import type { Settings } from '../settings';
import type { Account } from './account';
import { setPassword } from './password';
import type { Sessions } from './sessions';
import type { SmsCodes } from './smsCodes';
import { TENANTS } from './tenants';
import type { Tickets } from './tickets';

const MINUTE_MS = 60_000;
export const RESET_TTL_MS = 10 * MINUTE_MS;

export interface PasswordResetContext {
  accounts: readonly Account[];
  smsCodes: SmsCodes;
  sessions: Sessions;
  resets: Tickets<Account>;
}

/** True for the name, in any language, of a tenant the person belongs to. */
function belongsTo({ memberships }: Account, business: string): boolean {
  const tenants = TENANTS.filter(({ code }) => memberships.some(({ tenantCode }) => tenantCode === code));
  return tenants.some(({ name }) => (findText(name) ?? [name]).includes(business));
}

/**
 * Verifies the SMS code and returns a ticket to set a new password. A wrong enterprise name does not use up the code.
 */
export function verifyReset(
  context: PasswordResetContext,
  { business, mobile, code }: { business: string; mobile: string; code: string },
): string {
  const claimed = context.accounts.find((account) => account.mobile === mobile);
  if (claimed && !belongsTo(claimed, business)) throw businessError('login.business_wrong');
  return context.resets.issue(context.smsCodes.redeem(mobile, code, 'reset'));
}

/**
 * Sets the new password, ends all sessions of the account and returns it. An invalid password does not use up the ticket.
 */
export function resetPassword(
  { resets, sessions }: PasswordResetContext,
  ticket: string,
  password: string,
  settings: Settings,
): Account {
  const account = resets.find(ticket);
  if (!account) throw businessError('login.reset_expired');
  setPassword(account, password, settings);
  resets.spend(ticket);
  sessions.endAll(account);
  return account;
}
