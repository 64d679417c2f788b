import { browserTabs } from './browserTabs';
import type { Environment, KeyValueStorage } from './environment';
import type { Lock } from './token/createTokenKeeper';

/** Reading `window.localStorage` itself throws where storage is blocked; the methods may then throw instead. */
const deferred = (storage: () => Storage): KeyValueStorage => ({
  getItem: (key) => storage().getItem(key),
  setItem: (key, value) => storage().setItem(key, value),
  removeItem: (key) => storage().removeItem(key),
});

/** Web Locks exist only on https; elsewhere a tab is alone, and finds what another one has renewed by itself. */
const browserLock: Lock = (name, work) =>
  (navigator.locks as LockManager | undefined)?.request(name, work) ?? work();

/** The real browser. */
export function browserEnvironment(): Environment {
  return {
    now: () => Date.now(),
    storage: deferred(() => window.localStorage),
    tabStorage: deferred(() => window.sessionStorage),
    fetch: (...request) => window.fetch(...request),
    indexedDb: window.indexedDB,
    page: window,
    isOnline: () => navigator.onLine,
    tabs: browserTabs(window),
    lock: browserLock,
    locks: navigator.locks as LockManager | undefined,
    userAgent: navigator.userAgent,
    console,
  };
}
