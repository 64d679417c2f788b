import { browserTabs } from './browserTabs';
import type { Environment, KeyValueStorage, MonitorSink } from './environment';
import type { Lock } from './token/createTokenKeeper';

/** Reading `window.localStorage` itself throws where storage is blocked; the methods may then throw instead. */
const deferred = (storage: () => Storage): KeyValueStorage => ({
  getItem: (key) => storage().getItem(key),
  setItem: (key, value) => storage().setItem(key, value),
  removeItem: (key) => storage().removeItem(key),
  keys: () => Object.keys(storage()),
});

/** Web Locks exist only on https; elsewhere a tab is alone, and finds what another one has renewed by itself. */
const browserLock: Lock = (name, work) =>
  (navigator.locks as LockManager | undefined)?.request(name, work) ?? work();

/** Whoever measures has put it there; what cannot send is none. */
function browserMonitor(): MonitorSink | undefined {
  const { atriumMonitor } = window as { atriumMonitor?: Partial<MonitorSink> };
  return typeof atriumMonitor?.send === 'function' ? (atriumMonitor as MonitorSink) : undefined;
}

/** The real browser. */
export function browserEnvironment(): Environment {
  return {
    now: () => Date.now(),
    preciseNow: () => performance.timeOrigin + performance.now(),
    storage: deferred(() => window.localStorage),
    tabStorage: deferred(() => window.sessionStorage),
    fetch: (...request) => window.fetch(...request),
    indexedDb: window.indexedDB,
    page: window,
    isOnline: () => navigator.onLine,
    tabs: browserTabs(window),
    lock: browserLock,
    locks: navigator.locks as LockManager | undefined,
    monitor: browserMonitor,
    userAgent: navigator.userAgent,
    console,
  };
}
