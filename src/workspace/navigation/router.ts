/** The browser's address, as far as the workspace cares. */
export interface Router {
  /** Path with its query, behind the hash. */
  path(): string;
  /** The query before the hash. */
  outerQuery(): string;
  push(path: string): void;
  replace(path: string): void;
  /** Whether the browser has been somewhere in the product before. */
  canGoBack(): boolean;
  back(): void;
  openWindow(url: string): void;
}

/** What changed the address: the product, the browser's back or forward button, or a typed address. */
export type RouteChange = { cause: 'product' } | BrowserChange;

export interface BrowserChange {
  cause: 'traverse' | 'address';
  /** Resolves when the address and the entries of the history are as before. */
  takeBack(): Promise<void>;
  /** Does again what was taken back; it comes as a change by the product. */
  redo(): void;
}
