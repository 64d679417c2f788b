import { tryRead } from '@/common/tryRead';
import { browserTabs } from './browserTabs';
import type { Environment, KeyValueStorage, MonitorSink } from './environment';
import type { Lock } from './environment';

/** Reading `window.localStorage` itself throws where storage is blocked; the methods may then throw instead. */
const deferred = (storage: () => Storage): KeyValueStorage => ({
  getItem: (key) => storage().getItem(key),
  setItem: (key, value) => storage().setItem(key, value),
  removeItem: (key) => storage().removeItem(key),
  keys: () => Object.keys(storage()),
});

/** Web Locks exist only on https, and an embedded page may be denied them. */
export const browserLocks = () => tryRead(() => navigator.locks as LockManager | undefined);

/**
 * Runs the work under a Web Lock; without Web Locks it runs at once, and tabs share renewed tokens by the token store.
 */
const browserLock: Lock = async (name, work) => {
  let hasStarted = false;
  const start = () => {
    hasStarted = true;
    return work();
  };
  try {
    return await (browserLocks()?.request(name, start) ?? start());
  } catch (error) {
    if (hasStarted) throw error;
    return start();
  }
};

/**
 * The monitor that a native shell or the operator's script has set on the window; undefined without a `send` method.
 */
function browserMonitor(name: string): MonitorSink | undefined {
  const sink = (window as unknown as Record<string, Partial<MonitorSink> | undefined>)[name];
  return typeof sink?.send === 'function' ? (sink as MonitorSink) : undefined;
}

/** A document without a known way was led to. */
function openedAt(): string | undefined {
  const entry = tryRead(() => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming);
  return entry === undefined || entry.type === 'navigate' ? window.location.hash.slice(1) : undefined;
}

/** The real browser. */
export function browserEnvironment(): Environment {
  return {
    now: () => Date.now(),
    preciseNow: () => performance.timeOrigin + performance.now(),
    storage: deferred(() => window.localStorage),
    tabStorage: deferred(() => window.sessionStorage),
    fetch: (...request) => window.fetch(...request),
    indexedDb: tryRead(() => window.indexedDB),
    page: window,
    isOnline: () => navigator.onLine,
    openedAt,
    tabs: browserTabs(window),
    lock: browserLock,
    locks: browserLocks(),
    monitor: browserMonitor,
    userAgent: navigator.userAgent,
    forgetRequests: () => performance.clearResourceTimings(),
    console,
  };
}
