import { AppError } from '@/common/errors/appError';
import type { CacheKind } from '../http/call';
import type { Http } from '../http/http';

export interface BusinessCall {
  /** Last part of `/api/teapi/dy-biz/{api}`. */
  api: string;
  input: Readonly<Record<string, unknown>>;
  pageCode: string;
  /** Only for reads: the cache to use. Without it the call may write. */
  cache?: CacheKind;
  isFresh?: boolean;
  /** As `RequestOptions.timeoutMs`. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** Names of letters, digits, `_`, `-` and single dots, with slashes between them. Browsers resolve `..` in a path. */
const API_NAME = /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/;

/**
 * Calls the business server for a page (business spec §7). Rejects with a `config` error for a name that would resolve
 * to another endpoint of the platform, because those of the session return tokens, which pages must not read.
 */
export async function callBusiness(http: Http, { api, input, ...options }: BusinessCall): Promise<unknown> {
  if (!API_NAME.test(api))
    throw new AppError('config', `${api.slice(0, 100)} does not name a business interface`, { code: 'errors.config' });
  return http.post(`/api/teapi/dy-biz/${api}`, input, options);
}
