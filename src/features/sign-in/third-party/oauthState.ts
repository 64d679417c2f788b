import { fallback, object } from 'valibot';
import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { looseString, read } from '@/common/schemas';
import type { KeyValueStorage } from '@/services';

const STORAGE_KEY = STORAGE_KEYS.thirdParty;

/** The sign-in that this browser tab has started, while the person is at the third party. */
export interface OAuthState {
  /** The `state` parameter of OAuth: it comes back with the browser. */
  state: string;
  /** Where to go after the sign-in; empty: home. */
  redirect: string;
}

const schema = fallback(object({ state: looseString, redirect: looseString }), { state: '', redirect: '' });

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '{}');
  } catch {
    // Another program has written the entry.
    return {};
  }
}

export const saveOAuthState = (tabStorage: KeyValueStorage, started: OAuthState): void =>
  tabStorage.setItem(STORAGE_KEY, JSON.stringify(started));

/** Reads and removes the sign-in with this state; undefined when another tab or page has started it. */
export function consumeOAuthState(tabStorage: KeyValueStorage, state: string): OAuthState | undefined {
  const started = read(schema, parse(tabStorage.getItem(STORAGE_KEY)));
  if (!state || started.state !== state) return undefined;
  tabStorage.removeItem(STORAGE_KEY);
  return started;
}
