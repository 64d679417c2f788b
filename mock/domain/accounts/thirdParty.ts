import { unauthorised } from '../refusal';
import type { Account } from './account';
import type { Bindings, Identity } from './identities';
import type { Tickets } from './tickets';

const MINUTE_MS = 60_000;
export const AUTH_CODE_LIFE_MS = 5 * MINUTE_MS;
export const BIND_LIFE_MS = 10 * MINUTE_MS;

/** What the third-party sign-in keeps in mind. */
export interface ThirdPartyWorld {
  bindings: Bindings;
  /** Given out by the identity provider. */
  authCodes: Tickets<Identity>;
  /** Given to whoever has an identity and no account yet. */
  bindTickets: Tickets<Identity>;
}

export type ThirdPartyOutcome = { account: Account } | { bindTicket: string; identity: Identity };

/** Whose identity the code proves: the account it is bound to, else a ticket to bind it. The code serves once. */
export function byAuthCode(
  { bindings, authCodes, bindTickets }: ThirdPartyWorld,
  providerCode: string,
  code: string,
): ThirdPartyOutcome {
  const identity = authCodes.find(code);
  if (identity?.providerCode !== providerCode) throw unauthorised('login.auth_code_invalid');
  authCodes.spend(code);
  const account = bindings.accountOf(identity);
  return account ? { account } : { bindTicket: bindTickets.issue(identity), identity };
}

/** The identity a ticket was given for. */
export function identityToBind({ bindTickets }: ThirdPartyWorld, ticket: string): Identity {
  const identity = bindTickets.find(ticket);
  if (!identity) throw unauthorised('login.bind_expired');
  return identity;
}
