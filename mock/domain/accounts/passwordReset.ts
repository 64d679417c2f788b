import { findText } from '../languages/records';
import { refused } from '../refusal';
import type { Settings } from '../settings';
import type { Account } from './account';
import { setPassword } from './password';
import type { Sessions } from './sessions';
import type { SmsCodes } from './smsCodes';
import { TENANTS } from './tenants';
import type { Tickets } from './tickets';

const MINUTE_MS = 60_000;
export const RESET_LIFE_MS = 10 * MINUTE_MS;

export interface ResetWorld {
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

/** Who has forgotten a password: answers a ticket to set a new one. A wrong enterprise name leaves the code unused. */
export function verifyReset(
  world: ResetWorld,
  { business, mobile, code }: { business: string; mobile: string; code: string },
): string {
  const claimed = world.accounts.find((account) => account.mobile === mobile);
  if (claimed && !belongsTo(claimed, business)) throw refused('login.business_wrong');
  return world.resets.issue(world.smsCodes.redeem(mobile, code, 'reset'));
}

/** Sets the new password and ends all sign-ins of the account. A password against the rules leaves the ticket unused. */
export function resetPassword(
  { resets, sessions }: ResetWorld,
  ticket: string,
  password: string,
  settings: Settings,
): void {
  const account = resets.find(ticket);
  if (!account) throw refused('login.reset_expired');
  setPassword(account, password, settings);
  resets.spend(ticket);
  sessions.endAll(account);
}
