import { IDENTITY_PROVIDERS } from '../domain/accounts/identities';
import { malformed } from '../domain/refusal';
import type { WireRequest } from './wire';
import { originOf } from './wire';

const query = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();

/** Where the identity provider sends the browser back to. */
const callbackAddress = (request: WireRequest, provider: string) =>
  `${originOf(request)}/api/auth/authcallback?${query({ provider })}`;

/** Where a person says who they are, in the identity provider's own page. */
export function authorizeAddress(request: WireRequest, provider: string, state: string): string {
  return `/api/mock-idp/authorize?${query({ redirect_uri: callbackAddress(request, provider), state })}`;
}

/** The provider whose callback the address is; any other address is refused, or a code would go astray. */
export function providerOfCallback(request: WireRequest, redirectUri: string): string {
  const provider = IDENTITY_PROVIDERS.find(({ code }) => callbackAddress(request, code) === redirectUri);
  if (!provider) throw malformed('redirect_uri');
  return provider.code;
}

/** The callback with what the identity provider has to say. */
export const answeredCallback = (redirectUri: string, outcome: Readonly<Record<string, string>>) =>
  `${redirectUri}&${query(outcome)}`;

/** The client's own screen for what comes back (shell spec §2). */
export const authLoginAddress = (outcome: Readonly<Record<string, string>>) => `/#/authlogin?${query(outcome)}`;
