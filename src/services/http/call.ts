import type { CACHES } from '@/common/constants/request';
import type { ReadAhead } from '@/common/readAhead';

/** The caches of reads; each has its own lifetime and size (shell spec §7, §9). */
export type CacheKind = keyof typeof CACHES;

export type Query = Record<string, string | number>;

export interface RequestOptions {
  /** Sent as the `pagecode` header of business calls. */
  pageCode?: string;
  signal?: AbortSignal;
  /**
   * The call is idempotent: identical reads in flight share one request, and reads wait while the browser is offline.
   * Default: true for a GET, false for a POST.
   */
  isRead?: boolean;
  /**
   * Makes the call a read. A platform read without this option uses the default cache, except for files. `none`: every
   * call reaches the server and its answer is not cached (polling, credentials).
   */
  cache?: CacheKind | 'none';
  /** Skips the cached answer; the new answer replaces it. */
  isFresh?: boolean;
  /** Makes the call ahead of its use, which alone shows the messages of the answer. It shares no request. */
  ahead?: ReadAhead | undefined;
  /** Milliseconds without an answer after which the call fails as a lost connection. Default: a minute. */
  timeoutMs?: number;
  /** Does not follow a redirect; the file is then empty. Only for downloads. */
  isRedirectKept?: boolean;
}

export interface PostOptions extends RequestOptions {
  /** Parameters of the address, beside the body. */
  query?: Query;
}

/** A call as the stages see it: the option `call` of the umi-request call. */
export interface Call extends Omit<RequestOptions, 'signal'> {
  path: string;
  /** The call changes nothing on the server, so it can be merged, cached and delayed. */
  isRead: boolean;
  /** The answer is a Blob and not `resp_data`. */
  isFile: boolean;
  /** Equal for the same read by the same person in the same language; empty for a call that is no read. */
  key: string;
  /** The session's epoch when the call was made. */
  epoch: number;
  /** The second attempt after a token renewal; it skips the stages up to `token`. */
  isRepeat?: boolean;
}

/** The options of a umi-request call of this client. */
export interface CallOptions {
  method: string;
  params?: Query;
  data?: unknown;
  responseType: 'json' | 'blob';
  redirect?: RequestRedirect;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  call: Call;
}

/** umi-request's middleware context. `res` is the answer of the inner stages. */
export interface CallContext {
  req: { url: string; options: CallOptions };
  res: unknown;
}

/** A umi-request middleware: sets `context.res` itself, or calls `next` and may change the answer. */
export type Stage = (context: CallContext, next: () => Promise<void>) => Promise<void>;

/** Calls that need a session and a fresh token (shell spec §7). */
export const isPlatformPath = (path: string) => path.startsWith('/api/teapi/');
