/** Text kept under a name: `localStorage`, `sessionStorage` or a memory. May throw (storage full or blocked). */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What the services need from the world. Tests bring their own. */
export interface Environment {
  /** Milliseconds since 1970. */
  now(): number;
  /** Survives the browser tab. */
  storage: KeyValueStorage;
  /** Lives and ends with the browser tab. */
  tabStorage: KeyValueStorage;
  fetch: typeof fetch;
  indexedDb: IDBFactory | undefined;
  /** The page itself: tells when it is left. */
  page: Pick<Window, 'addEventListener'>;
  userAgent: string;
  console: Pick<Console, 'info' | 'warn' | 'error'>;
}
