import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import type { KeyValueStorage, LocalSettings } from '@/services';

const SIGN_IN_PATH = '/#/login';

/** The origin of an address on the web; undefined for anything else. */
function webOrigin(address: string): string | undefined {
  try {
    const { protocol, origin } = new URL(address);
    return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
  } catch {
    // The text is no address.
    return undefined;
  }
}

/** Stores the host that a link came from (shell spec §2, `origin`). */
export function rememberHost(storage: KeyValueStorage, host: string): void {
  const origin = webOrigin(host);
  if (origin) storage.setItem(STORAGE_KEYS.host, origin);
  else storage.removeItem(STORAGE_KEYS.host);
}

/** Reads and removes the stored host (shell spec §4, leaving to a login route). */
export function takeHost(storage: KeyValueStorage): string | undefined {
  const host = storage.getItem(STORAGE_KEYS.host) ?? undefined;
  storage.removeItem(STORAGE_KEYS.host);
  return host;
}

/**
 * The URL of the host's sign-in screen; undefined when the browser stays here. Only hosts that the configuration lists
 * are accepted, because a link may come from any source.
 */
export function signInAt(
  host: string | undefined,
  { loginHosts }: Pick<LocalSettings, 'loginHosts'>,
  ownOrigin: string,
): string | undefined {
  if (!host || host === ownOrigin) return undefined;
  return loginHosts.some((listed) => webOrigin(listed) === host) ? `${host}${SIGN_IN_PATH}` : undefined;
}
