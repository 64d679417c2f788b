import type { Environment, KeyValueStorage } from './environment';

/** Reading `window.localStorage` itself throws where storage is blocked; the methods may then throw instead. */
const deferred = (storage: () => Storage): KeyValueStorage => ({
  getItem: (key) => storage().getItem(key),
  setItem: (key, value) => storage().setItem(key, value),
  removeItem: (key) => storage().removeItem(key),
});

/** The real browser. */
export function browserEnvironment(): Environment {
  return {
    now: () => Date.now(),
    storage: deferred(() => window.localStorage),
    tabStorage: deferred(() => window.sessionStorage),
    fetch: (...request) => window.fetch(...request),
    indexedDb: window.indexedDB,
    page: window,
    userAgent: navigator.userAgent,
    console,
  };
}
