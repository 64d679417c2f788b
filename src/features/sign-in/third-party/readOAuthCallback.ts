import type { KeyValueStorage } from '@/services';
import { takeOwnSignIn } from './ownSignIn';

/** How the browser comes back from a third party (shell spec §2, `/authlogin`). */
export interface OAuthResponse {
  provider: string;
  /** Serves once, for one sign-in; empty when there was an error. */
  code: string;
  /** Why there is no code; `access_denied` when the person said no. */
  error: string;
  /** The sign-in was begun in this tab. */
  isOwn: boolean;
}

/**
 * What the third party says, and the query that may stay in the address; undefined when the query says nothing. Taking
 * it once forgets the sign-in it answers.
 */
export function readOAuthCallback(
  query: string,
  tabStorage: KeyValueStorage,
): { arrived: OAuthResponse; rest: string } | undefined {
  const parameters = new URLSearchParams(query);
  const textOf = (name: string) => parameters.get(name) ?? '';
  const code = textOf('code');
  const error = textOf('error');
  if (!code && !error) return undefined;
  const own = takeOwnSignIn(tabStorage, textOf('state'));
  const redirect = own?.redirect || textOf('redirect');
  return {
    arrived: { provider: textOf('provider'), code, error, isOwn: own !== undefined },
    rest: redirect && `?${new URLSearchParams({ redirect }).toString()}`,
  };
}
