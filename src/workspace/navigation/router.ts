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

/**
 * Who changed the address: the product, the browser's back or forward button, or somebody who typed it. What the
 * browser changed can be taken back: the address and the entries of its history are as before.
 */
export type RouteChange = { cause: 'product' } | { cause: 'step' | 'address'; takeBack(): void };
