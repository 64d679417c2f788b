import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { KeyValueStorage } from '@/services';
import { consumeOAuthState } from './oauthState';

/** The answer of a third party in the address (shell spec §2, `/authlogin`). */
export interface OAuthResponse {
  provider: string;
  /** Valid for one sign-in; empty when there is an error. */
  code: string;
  /** Why there is no code; `access_denied` when the person refused. */
  error: string;
  /** The sign-in was started in this browser tab. */
  isStartedHere: boolean;
}

export interface OAuthCallback extends Observable<OAuthResponse | undefined> {
  /** Moves the response from the query into memory, if there is one. Call it before any request. */
  readQuery(query: string): void;
}

export interface OAuthCallbackParts {
  tabStorage: KeyValueStorage;
  /** Replaces the query in the address and in the current history entry. */
  replace(query: string): void;
}

/** Receives the response of a third party. The code is in memory only, so a reload or the back button cannot repeat it. */
export function createOAuthCallback({ tabStorage, replace }: OAuthCallbackParts): OAuthCallback {
  const current = createStore<OAuthResponse | undefined>(undefined);
  return {
    get: current.get,
    subscribe: current.subscribe,
    readQuery(query) {
      const found = readOAuthCallback(query, tabStorage);
      if (!found) return;
      replace(found.rest);
      current.set(found.response);
    },
  };
}

/**
 * The response, and the query that may stay in the address; undefined when there is no response. The started sign-in
 * that it answers is removed from the storage.
 */
export function readOAuthCallback(
  query: string,
  tabStorage: KeyValueStorage,
): { response: OAuthResponse; rest: string } | undefined {
  const search = new URLSearchParams(query);
  const textOf = (name: string) => search.get(name) ?? '';
  const code = textOf('code');
  const error = textOf('error');
  if (!code && !error) return undefined;
  const started = consumeOAuthState(tabStorage, textOf('state'));
  const redirect = started?.redirect || textOf('redirect');
  return {
    response: { provider: textOf('provider'), code, error, isStartedHere: started !== undefined },
    rest: redirect && `?${new URLSearchParams({ redirect }).toString()}`,
  };
}
