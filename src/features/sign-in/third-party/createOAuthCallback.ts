import { createWritable } from '@/common/store';
import type { Readable } from '@/common/store';
import type { KeyValueStorage } from '@/services';
import { takeReturn } from './readOAuthCallback';
import type { ThirdPartyReturn } from './readOAuthCallback';

export interface Returns extends Readable<ThirdPartyReturn | undefined> {
  /** Takes what a third party says out of the query, if it says anything. To be called before anything is asked. */
  look(query: string): void;
}

export interface ReturnsParts {
  tabStorage: KeyValueStorage;
  /** Puts another query in the place of the present one, in address and history. */
  replace(query: string): void;
}

/** Whoever comes back from a third party. The code is in memory only: neither a reload nor the way back brings it again. */
export function createReturns({ tabStorage, replace }: ReturnsParts): Returns {
  const current = createWritable<ThirdPartyReturn | undefined>(undefined);
  return {
    get: current.get,
    subscribe: current.subscribe,
    look(query) {
      const taken = takeReturn(query, tabStorage);
      if (!taken) return;
      replace(taken.rest);
      current.set(taken.arrived);
    },
  };
}
