import { randomId } from '@/common/randomId';
import { authorizeUrl } from '@/services';
import type { KeyValueStorage } from '@/services';
import { keepOwnSignIn } from './ownSignIn';

export interface ThirdPartyStart {
  provider: string;
  /** Where to go after the sign-in; empty: home. */
  redirect: string;
}

export interface ThirdPartyExit {
  tabStorage: KeyValueStorage;
  leave(url: string): void;
}

/** Sends the browser to a third party; it comes back to `/authlogin`. */
export function startThirdParty({ provider, redirect }: ThirdPartyStart, { tabStorage, leave }: ThirdPartyExit): void {
  const state = randomId();
  keepOwnSignIn(tabStorage, { state, redirect });
  leave(authorizeUrl(provider, state));
}
