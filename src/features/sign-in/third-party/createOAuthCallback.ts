import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { KeyValueStorage } from '@/services';
import { readOAuthCallback } from './readOAuthCallback';
import type { OAuthResponse } from './readOAuthCallback';

export interface OAuthCallback extends Observable<OAuthResponse | undefined> {
  /** Takes what a third party says out of the query, if it says anything. To be called before anything is asked. */
  readQuery(query: string): void;
}

export interface OAuthCallbackParts {
  tabStorage: KeyValueStorage;
  /** Puts another query in the place of the present one, in address and history. */
  replace(query: string): void;
}

/** Whoever comes back from a third party. The code is in memory only: neither a reload nor the way back brings it again. */
export function createOAuthCallback({ tabStorage, replace }: OAuthCallbackParts): OAuthCallback {
  const current = createStore<OAuthResponse | undefined>(undefined);
  return {
    get: current.get,
    subscribe: current.subscribe,
    readQuery(query) {
      const taken = readOAuthCallback(query, tabStorage);
      if (!taken) return;
      replace(taken.rest);
      current.set(taken.arrived);
    },
  };
}
