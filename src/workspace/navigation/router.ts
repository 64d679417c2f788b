/** The browser's address and history, as the workspace uses them. */
export interface Router {
  /** Path and query after the hash. */
  path(): string;
  /** The query before the hash. */
  outerQuery(): string;
  push(path: string): void;
  replace(path: string): void;
  /** Whether the history has an earlier entry of the product. */
  canGoBack(): boolean;
  back(): void;
  openWindow(url: string): void;
}

/** The cause of a change of the address: the product, the browser's back or forward button, or a typed address. */
export type RouteChange = { cause: 'product' } | BrowserChange;

export interface BrowserChange {
  cause: 'traverse' | 'address';
  /** Reverts the change. Resolves when the address and the entries of the history are restored. */
  revert(): Promise<void>;
  /** Repeats the reverted change, which is then reported with the cause `product`. */
  redo(): void;
}
