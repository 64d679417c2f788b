import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';

/** How many uploads and downloads are under way. */
export interface Transfers extends Observable<number> {
  /** Counts a transfer until it settles; answers it as it is. */
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
