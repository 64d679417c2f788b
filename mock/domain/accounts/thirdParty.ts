import { unauthorised } from '../apiError';
import type { Account } from './account';
import type { Bindings, Identity } from './identities';
import type { Tickets } from './tickets';

const MINUTE_MS = 60_000;
export const AUTH_CODE_TTL_MS = 5 * MINUTE_MS;
export const BIND_TTL_MS = 10 * MINUTE_MS;

/** The stores of the third-party sign-in. */
export interface ThirdPartyContext {
  bindings: Bindings;
  /** Issued by the identity provider. */
  authCodes: Tickets<Identity>;
  /** Issued for an identity that is not bound to an account. */
  bindTickets: Tickets<Identity>;
}

export type ThirdPartyOutcome = { account: Account } | { bindTicket: string; identity: Identity };

/** Redeems a one-time authorisation code: returns the bound account, or a ticket to bind the identity. */
export function redeemAuthCode(
  { bindings, authCodes, bindTickets }: ThirdPartyContext,
  providerCode: string,
  code: string,
): ThirdPartyOutcome {
  const identity = authCodes.find(code);
  if (identity?.providerCode !== providerCode) throw unauthorised('login.auth_code_invalid');
  authCodes.spend(code);
  const account = bindings.accountOf(identity);
  return account ? { account } : { bindTicket: bindTickets.issue(identity), identity };
}

/** The identity of a bind ticket. Throws 401 for an invalid ticket. */
export function identityToBind({ bindTickets }: ThirdPartyContext, ticket: string): Identity {
  const identity = bindTickets.find(ticket);
  if (!identity) throw unauthorised('login.bind_expired');
  return identity;
}
