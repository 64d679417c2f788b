import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { fallback, object } from 'valibot';
import { read, looseString } from '@/common/schemas';
import type { KeyValueStorage } from '@/services';

/** Tells a sign-in begun in this browser tab from one begun elsewhere. */
const STORAGE_KEY = STORAGE_KEYS.thirdParty;

/** A sign-in begun in this tab, while the person is with the third party. */
export interface OwnSignIn {
  /** Travels with the browser, there and back. */
  state: string;
  /** Where to go after the sign-in; empty: home. */
  redirect: string;
}

const schema = fallback(object({ state: looseString, redirect: looseString }), { state: '', redirect: '' });

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '{}');
  } catch {
    // Somebody else's text: no sign-in of ours.
    return {};
  }
}

export const keepOwnSignIn = (tabStorage: KeyValueStorage, own: OwnSignIn): void =>
  tabStorage.setItem(STORAGE_KEY, JSON.stringify(own));

/** The sign-in with this state, which is forgotten by it; undefined when it was begun elsewhere. */
export function takeOwnSignIn(tabStorage: KeyValueStorage, state: string): OwnSignIn | undefined {
  const own = read(schema, parsed(tabStorage.getItem(STORAGE_KEY)));
  if (!state || own.state !== state) return undefined;
  tabStorage.removeItem(STORAGE_KEY);
  return own;
}
