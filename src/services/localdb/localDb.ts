/** One store of the local database. */
export interface LocalStore {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  entries(): Promise<ReadonlyMap<string, unknown>>;
  clear(): Promise<void>;
}

/** The local database `apaas-db`, version 2 (shell spec §9). Falls back to memory when the browser denies it. */
export interface LocalDb {
  /** Key: language. */
  readonly i18n: LocalStore;
  /** Key: component type. */
  readonly components: LocalStore;
}
