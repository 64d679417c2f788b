import type { Http } from '../http/http';

export interface BusinessCall {
  /** Last part of `/api/teapi/dy-biz/{api}`. */
  api: string;
  input: Readonly<Record<string, unknown>>;
  pageCode: string;
  /** The answer may be up to 30 s old. */
  isContainerRead?: boolean;
  /** Even so, only a new answer will do. */
  isFresh?: boolean;
  signal?: AbortSignal;
}

/** Calls the business server for a page (business spec §7). */
export const callBusiness = (http: Http, { api, input, pageCode, isContainerRead, isFresh, signal }: BusinessCall) =>
  http.post(`/api/teapi/dy-biz/${api}`, input, {
    pageCode,
    signal,
    ...(isContainerRead && { cache: 'container' as const, isFresh }),
  });
