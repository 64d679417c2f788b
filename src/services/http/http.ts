/** How long an answer may be used again (shell spec §7): 15 s, or 30 s for container controls. */
export type CacheKind = 'default' | 'container';

export interface RequestOptions {
  /** Sent as the `pagecode` header of business calls. */
  pageCode?: string;
  signal?: AbortSignal;
  /**
   * Whether asking twice is the same as asking once: identical reads in flight share one request, and reads wait while
   * the browser is offline. A GET is a read unless it says otherwise, a POST only when it says so.
   */
  isRead?: boolean;
  /** Only for reads, and makes the call one. Without it the call always reaches the server. */
  cache?: CacheKind;
  /** An answer from memory will not do; the new one is kept there. */
  isFresh?: boolean;
  /** A redirect is the answer and is not followed; only for downloads, and the file is then empty. */
  isRedirectKept?: boolean;
}

export type Query = Record<string, string | number>;

/**
 * The one door to the server. Answers are `resp_data`, still unknown: parse them at the edge.
 * Rejects with `AppError`; identical reads in flight share one request, writes never do; an answer that arrives after the
 * person signed out or changed position is rejected as `cancelled`.
 */
export interface Http {
  get(path: string, query?: Query, options?: RequestOptions): Promise<unknown>;
  post(path: string, body?: unknown, options?: RequestOptions): Promise<unknown>;
  /** Somebody wants to see everything anew: no read is answered from memory that was asked before. */
  forgetReads(): void;
  /** A file's bytes. */
  download(path: string, query?: Query, options?: RequestOptions): Promise<Blob>;
}
