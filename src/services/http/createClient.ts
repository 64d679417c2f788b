import type { Context, OnionMiddleware, RequestMethod } from 'umi-request';
import type { ServerClock } from '../clock/createServerClock';
import type { ApiRequest, Send } from './apiRequest';
import { mapError } from './mapError';
import type { ProcessMessage } from './processMessages';
import { unwrap } from './unwrap';

export interface ClientParts {
  fetch: typeof fetch;
  headers(pageCode: string | undefined): Record<string, string>;
  clock: Pick<ServerClock, 'learn'>;
  /** The browser's time. */
  browserNow(): number;
  handleMessages(messages: readonly ProcessMessage[]): Promise<void>;
  /** Whether there is a text for this error code. */
  hasText(code: string): boolean;
}

/** Fetches the code of the API client, ahead of its first call where that is in sight. */
export const loadClient = () => import('umi-request');

/** umi-request waits for its middleware, though its types promise nothing. */
const middleware = (work: (context: Context, next: () => Promise<void>) => Promise<void>) =>
  work as unknown as OnionMiddleware;

/** The product's one umi-request instance, fetched with the first call. */
export function createClient({ fetch, headers, clock, browserNow, handleMessages, hasText }: ClientParts): Send {
  let loading: Promise<RequestMethod> | undefined;

  const fetchAndLearn: typeof fetch = async (...request) => {
    const sentAt = browserNow();
    const response = await fetch(...request);
    clock.learn(response.headers.get('date'), sentAt, browserNow());
    // The browser hides a redirect that it was told not to follow: that there is one, is the answer.
    return response.type === 'opaqueredirect' ? new Response() : response;
  };

  const prepare = async () => {
    const { extend } = await loadClient();
    const client = extend({ throwErrIfParseFail: true });
    client.use(
      middleware(async (context, next) => {
        const { url, options } = context.req;
        // In place of the browser's own fetch, which umi-request would take: one seam for tests and faults.
        if (options.fetcher === fetch) context.res = await fetchAndLearn(url, options);
        else await next();
      }),
      { core: true },
    );
    client.use(
      middleware(async (context, next) => {
        const { options } = context.req.options.request as ApiRequest;
        context.req.options.headers = headers(options.pageCode);
        await next();
      }),
    );
    return client;
  };

  const connect = async () => {
    loading ??= prepare();
    try {
      return await loading;
    } catch (error) {
      // A lost piece is fetched again by the next call.
      loading = undefined;
      throw error;
    }
  };

  return async (request) => {
    const { method, path, query, body, answer, options } = request;
    try {
      const client = await connect();
      const received: unknown = await client(path, {
        method,
        ...(query && { params: query }),
        ...(method === 'POST' && { data: body ?? {} }),
        responseType: answer === 'file' ? 'blob' : 'json',
        signal: options.signal,
        ...(options.isRedirectKept && { redirect: 'manual' }),
        fetcher: fetch,
        request,
      });
      if (answer === 'file') return received;
      const { data, messages } = unwrap(received);
      if (messages.length > 0) await handleMessages(messages);
      return data;
    } catch (error) {
      throw await mapError({ path, hasText }, error);
    }
  };
}
