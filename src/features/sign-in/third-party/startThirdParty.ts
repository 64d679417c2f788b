import { randomId } from '@/common/randomId';
import type { Api, KeyValueStorage } from '@/services';
import { keepOwnSignIn } from './ownSignIn';

export interface ThirdPartyStart {
  provider: string;
  /** Where to go after the sign-in; empty: home. */
  redirect: string;
}

export interface ThirdPartyExit {
  api: Pick<Api, 'auth'>;
  tabStorage: KeyValueStorage;
  leave(url: string): void;
}

/**
 * Sends the browser to a third party; it comes back to `/authlogin`. Rejects, and stays, when the platform does not
 * lead there.
 */
export async function startThirdParty(
  { provider, redirect }: ThirdPartyStart,
  { api, tabStorage, leave }: ThirdPartyExit,
): Promise<void> {
  const state = randomId();
  const url = await api.auth.authorizeUrl({ provider, state });
  keepOwnSignIn(tabStorage, { state, redirect });
  leave(url);
}
