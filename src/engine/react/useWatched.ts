import { useState, useSyncExternalStore } from 'react';
import type { Disposable } from '@/common/disposable';
import { untracked, watch } from '../model/reactive';

interface Watchable {
  watch(run: () => void): Disposable;
}

/** Signals outside of any field. */
export const SIGNALS: Watchable = { watch };

function subscriptionTo(source: Watchable, read: () => unknown): (listener: () => void) => Disposable {
  return (listener) => {
    let isFirst = true;
    return source.watch(() => {
      read();
      if (!isFirst) untracked(listener);
      isFirst = false;
    });
  };
}

/**
 * What `read` answers, kept up to date. `read` may depend on `source` only, and answers the same reference until
 * something changes.
 */
export function useWatched<T>(source: Watchable, read: () => T): T {
  const [watched, setWatched] = useState(() => ({ source, subscribe: subscriptionTo(source, read) }));
  // `read` closes over `source` alone, so a new `source` is the only reason to subscribe anew.
  if (watched.source !== source) setWatched({ source, subscribe: subscriptionTo(source, read) });
  return useSyncExternalStore(watched.subscribe, () => untracked(read));
}
