import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';

/** Number of uploads and downloads in progress. */
export interface Transfers extends Observable<number> {
  /** Counts a transfer until it settles. Resolves or rejects as the transfer does. */
  track<T>(transfer: Promise<T>): Promise<T>;
}

export function createTransfers(): Transfers {
  const count = createStore(0);
  return {
    get: count.get,
    subscribe: count.subscribe,
    async track(transfer) {
      count.set(count.get() + 1);
      try {
        return await transfer;
      } finally {
        count.set(count.get() - 1);
      }
    },
  };
}
