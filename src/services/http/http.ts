import type { CACHES } from '@/common/constants/request';

/** Which answers may be used again, and for how long (shell spec §7, §9). */
export type CacheKind = keyof typeof CACHES;

export interface RequestOptions {
  /** Sent as the `pagecode` header of business calls. */
  pageCode?: string;
  signal?: AbortSignal;
  /**
   * Whether asking twice is the same as asking once: identical reads in flight share one request, and reads wait while
   * the browser is offline. A GET is a read unless it says otherwise, a POST only when it says so.
   */
  isRead?: boolean;
  /**
   * Makes the call a read. A read of the platform that names no cache has the default one, except for files; `none`: each
   * call reaches the server, and its answer is not kept (polling, credentials).
   */
  cache?: CacheKind | 'none';
  /** An answer from memory is not good enough; the new one is kept there. */
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
  /** Drops all cached answers: the next read of each kind reaches the server. */
  forgetReads(): void;
  /** A file's bytes. */
  download(path: string, query?: Query, options?: RequestOptions): Promise<Blob>;
}
