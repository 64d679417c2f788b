import { randomId } from '@/common/randomId';
import type { Api, KeyValueStorage } from '@/services';
import { saveOAuthState } from '../third-party/oauthState';

export interface ThirdPartyStart {
  provider: string;
  /** Where to go after the sign-in; empty: home. */
  redirect: string;
}

export interface ThirdPartyExit {
  api: Pick<Api, 'auth'>;
  tabStorage: KeyValueStorage;
  /** Opens another address in this tab. */
  leave(url: string): void;
}

/** Sends the browser to a third party; it comes back to `/authlogin`. Rejects, and stays, when the platform refuses. */
export async function startThirdParty(
  { provider, redirect }: ThirdPartyStart,
  { api, tabStorage, leave }: ThirdPartyExit,
): Promise<void> {
  const state = randomId();
  const url = await api.auth.authorizeUrl({ provider, state });
  saveOAuthState(tabStorage, { state, redirect });
  leave(url);
}
