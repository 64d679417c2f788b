import { useCallback, useSyncExternalStore } from 'react';
import type { Disposable } from '@/common/disposable';
import { untracked, watch } from '../model/reactive';

interface Watchable {
  watch(run: () => void): Disposable;
}

/** Signals outside of any field. */
export const SIGNALS: Watchable = { watch };

/**
 * What `read` answers, kept up to date. `read` may depend on `source` only, and answers the same reference until
 * something changes.
 */
export function useWatched<T>(source: Watchable, read: () => T): T {
  const subscribe = useCallback((listener: () => void) => {
    let isFirst = true;
    return source.watch(() => {
      read();
      if (!isFirst) untracked(listener);
      isFirst = false;
    });
    // `read` closes over `source` alone, so a new `source` is the only reason to subscribe anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [source]);
  return useSyncExternalStore(subscribe, () => untracked(read));
}
