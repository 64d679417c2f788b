import { randomId } from '@/common/randomId';
import { authorizeUrl } from '@/services';
import type { KeyValueStorage } from '@/services';

/** The mark that tells a sign-in begun in this browser tab from one begun elsewhere. */
const STORAGE_KEY = 'atrium.thirdparty';

/** Sends the browser to a third party; it comes back to `/authlogin`. */
export function startThirdParty(provider: string, tabStorage: KeyValueStorage, leave: (url: string) => void): void {
  const state = randomId();
  tabStorage.setItem(STORAGE_KEY, state);
  leave(authorizeUrl(provider, state));
}
