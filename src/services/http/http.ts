import { AppError } from '@/common/errors/appError';
import { once } from '@/common/once';
import type { CallOptions, PostOptions, Query, RequestOptions } from './call';
import type { ClientParts } from './client';

/**
 * The HTTP client. Answers are `resp_data`, still unknown: parse them at the edge.
 * Rejects with `AppError`; identical reads in flight share one request, writes never do; an answer that arrives after
 * the person signed out or changed position is rejected as `cancelled`.
 */
export interface Http {
  get(path: string, query?: Query, options?: RequestOptions): Promise<unknown>;
  post(path: string, body?: unknown, options?: PostOptions): Promise<unknown>;
  /** Drops all cached answers: the next read of each kind reaches the server. */
  forgetReads(): void;
  /** A file's bytes. */
  download(path: string, query?: Query, options?: RequestOptions): Promise<Blob>;
}

interface Request {
  method: 'GET' | 'POST';
  path: string;
  query?: Query | undefined;
  body?: unknown;
  isFile?: true;
}

/** Loads umi-request and the stages around it: a chunk of its own, fetched ahead where the first call is in sight. */
export const loadClient = once(() => import(/* webpackChunkName: "http" */ './client'), { retryAfterFailure: true });

/** The API client. Its umi-request instance is created with the first call. */
export function createHttp(parts: ClientParts): Http {
  const { session, headers } = parts;
  const client = once(async () => (await loadClient()).createClient(parts), { retryAfterFailure: true });
  let forget = () => {};

  const connect = async () => {
    try {
      const connected = await client();
      forget = connected.forgetReads;
      return connected;
    } catch (cause) {
      throw new AppError('network', 'The API client could not be loaded', { code: 'errors.network', status: 0, cause });
    }
  };

  // The cache key contains all headers but the token, because an answer is for one person in one position (the epoch
  // changes with both) and in one language. A renewed token keeps the key.
  const identity = () => {
    const { token: _token, ...others } = headers(undefined);
    return [session.epoch(), session.get()?.user.positionId, others];
  };

  const send = async ({ method, path, query, body, isFile = undefined }: Request, options: RequestOptions = {}) => {
    const isRead = options.isRead ?? (options.cache !== undefined || method === 'GET');
    const { signal, ...rest } = options;
    const question = [identity(), method, path, query ?? null, body ?? null, isFile ?? false, options.pageCode ?? ''];
    const callOptions: CallOptions = {
      method,
      ...(query && { params: query }),
      ...(method === 'POST' && { data: body ?? {} }),
      responseType: isFile ? 'blob' : 'json',
      ...(signal && { signal }),
      ...(options.isRedirectKept && { redirect: 'manual' as const }),
      call: {
        ...rest,
        path,
        isRead,
        isFile: isFile ?? false,
        key: isRead ? JSON.stringify(question) : '',
        epoch: session.epoch(),
      },
    };
    return (await connect()).request(path, callOptions);
  };

  return {
    get: (path, query, options) => send({ method: 'GET', path, query }, options),
    post: (path, body, { query, ...options } = {}) => send({ method: 'POST', path, query, body }, options),
    forgetReads: () => forget(),
    download: async (path, query, options) =>
      (await send({ method: 'GET', path, query, isFile: true }, options)) as Blob,
  };
}
