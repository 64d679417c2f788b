import type { Disposable } from '@/common/disposable';

/** Runs `work` while nobody else, in whichever tab of the browser, holds the name. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Text kept under a name: `localStorage`, `sessionStorage` or a memory. May throw (storage full or blocked). */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  keys(): readonly string[];
}

/** The browser's tabs that show this product. */
export interface BrowserTabs {
  /** To all others. */
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): Disposable;
  /** Runs when this tab comes back after it may have slept. */
  onWake(listener: () => void): Disposable;
}

/** Takes measurements: put on the window by a native shell or the operator's script. */
export interface MonitorSink {
  send(poolId: number, chunk: unknown): void;
}

/** What the services need from the world. Tests bring their own. */
export interface Environment {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since 1970 with fractions, never going back. */
  preciseNow(): number;
  /** Survives the browser tab. */
  storage: KeyValueStorage;
  /** Lives and ends with the browser tab. */
  tabStorage: KeyValueStorage;
  fetch: typeof fetch;
  indexedDb: IDBFactory | undefined;
  /** The page itself: tells when it is left. */
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  isOnline(): boolean;
  tabs: BrowserTabs;
  /** Runs the work while no other tab holds the name. */
  lock: Lock;
  /** The browser's own locks; undefined where it has none. */
  locks: Pick<LockManager, 'request'> | undefined;
  /** The object on the window that takes measurements; undefined when there is none. */
  monitor(name: string): MonitorSink | undefined;
  userAgent: string;
  console: Pick<Console, 'info' | 'warn' | 'error'>;
}
