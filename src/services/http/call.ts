import type { CACHES } from '@/common/constants/request';

/** Which answers may be used again, and for how long (shell spec §7, §9). */
export type CacheKind = keyof typeof CACHES;

export type Query = Record<string, string | number>;

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

/** A call as the stages know it. It travels as the option `call` of the umi-request call. */
export interface Call extends Omit<RequestOptions, 'signal'> {
  path: string;
  /** The call changes nothing on the server, so it may be shared, cached and delayed. */
  isRead: boolean;
  /** The answer is a Blob and not `resp_data`. */
  isFile: boolean;
  /** Equal for reads that ask the same for the same person in the same language. */
  key: string;
  /** The session's epoch when the call was made. */
  epoch: number;
  /** The second attempt after the token was renewed: it goes directly to the stages behind `token`. */
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

/** umi-request's middleware context. `res` is the answer of the stages further in. */
export interface CallContext {
  req: { url: string; options: CallOptions };
  res: unknown;
}

/** A stage is a umi-request middleware: it answers in `context.res`, or waits for `next` and may change its answer. */
export type Stage = (context: CallContext, next: () => Promise<void>) => Promise<void>;

/** Calls that need a session and a fresh token (shell spec §7). */
export const isPlatformPath = (path: string) => path.startsWith('/api/teapi/');
