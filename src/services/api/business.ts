import type { CacheKind, Http } from '../http/http';

export interface BusinessCall {
  /** Last part of `/api/teapi/dy-biz/{api}`. */
  api: string;
  input: Readonly<Record<string, unknown>>;
  pageCode: string;
  /** Only for reads: which cached answers will do. Without it the call may write. */
  cache?: CacheKind;
  isFresh?: boolean;
  signal?: AbortSignal;
}

/** Calls the business server for a page (business spec §7). */
export const callBusiness = (http: Http, { api, input, ...options }: BusinessCall) =>
  http.post(`/api/teapi/dy-biz/${api}`, input, options);
