import { IDENTITY_PROVIDERS } from '../domain/accounts/identities';
import { malformed } from '../domain/apiError';
import type { WireRequest } from './wire';
import { originOf } from './wire';

const query = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();

/** The redirect URI for the identity provider. */
const callbackAddress = (request: WireRequest, provider: string) =>
  `${originOf(request)}/api/auth/authcallback?${query({ provider })}`;

/** The authorisation page of the identity provider. */
export function authorizeAddress(request: WireRequest, provider: string, state: string): string {
  return `/api/mock-idp/authorize?${query({ redirect_uri: callbackAddress(request, provider), state })}`;
}

/** The provider of a redirect URI. Throws 400 for any other URI, so that a code is never sent elsewhere. */
export function providerOfCallback(request: WireRequest, redirectUri: string): string {
  const provider = IDENTITY_PROVIDERS.find(({ code }) => callbackAddress(request, code) === redirectUri);
  if (!provider) throw malformed('redirect_uri');
  return provider.code;
}

/** The redirect URI with the response of the identity provider. */
export const answeredCallback = (redirectUri: string, outcome: Readonly<Record<string, string>>) =>
  `${redirectUri}&${query(outcome)}`;

/** The client's screen that receives the response (shell spec §2). */
export const authLoginAddress = (outcome: Readonly<Record<string, string>>) => `/#/authlogin?${query(outcome)}`;
