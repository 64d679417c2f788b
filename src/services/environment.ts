import type { Disposable } from '@/common/disposable';
import type { Tokens } from './session/session';

/** Why a token is renewed: it ends soon, or the platform has refused it. */
export type RenewalReason = 'expiring' | 'refused';

/** Runs `work` under the exclusive lock `name`, which all tabs of the browser share. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** A key-value storage: `localStorage`, `sessionStorage` or memory. It may throw (storage full or blocked). */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  keys(): readonly string[];
}

/** The browser tabs in which this product is open. */
export interface BrowserTabs {
  /** Sends a message to all other tabs. */
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): Disposable;
  /** Runs when this tab becomes visible or returns from the back-forward cache; it may have missed messages. */
  onWake(listener: () => void): Disposable;
}

/** The monitor that a native shell or the operator's script sets on the window. */
export interface MonitorSink {
  send(poolId: number, chunk: unknown): void;
}

/** The browser features that the services use. Tests replace them. */
export interface Environment {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since 1970 with fractions, monotonic. */
  preciseNow(): number;
  /** localStorage. */
  storage: KeyValueStorage;
  /** sessionStorage: ends with the browser tab. */
  tabStorage: KeyValueStorage;
  fetch: typeof fetch;
  indexedDb: IDBFactory | undefined;
  /** The window: its page lifecycle events, and channels to the windows that share this storage. */
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> & {
    BroadcastChannel?: new (name: string) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  };
  isOnline(): boolean;
  /** The address that the window was led to; undefined after a reload, and for a page of its history or last session. */
  openedAt(): string | undefined;
  tabs: BrowserTabs;
  /** Runs the work at once where the browser has no locks. */
  lock: Lock;
  /** Web Locks; undefined where the browser has none. */
  locks: Pick<LockManager, 'request'> | undefined;
  /** The monitor with this name on the window; undefined when there is none. */
  monitor(name: string): MonitorSink | undefined;
  userAgent: string;
  /** Empties the browser's list of requests, whose addresses may contain a refresh token. */
  forgetRequests(): void;
  /** New tokens from their issuer, in place of the platform's refresh. They are then kept in memory only. */
  renewToken?(tokens: Tokens, reason: RenewalReason): Promise<Tokens>;
  console: Pick<Console, 'info' | 'warn' | 'error'>;
}
