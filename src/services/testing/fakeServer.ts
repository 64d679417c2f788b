/** One request as the server received it. */
export interface Received {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

type Answer = Response | { resp_data: unknown; resp_messages?: unknown };
type Handler = (request: Received) => Answer | Promise<Answer>;

export interface FakeServer {
  fetch: typeof fetch;
  /** Answers a path from now on. */
  on(path: string, handler: Handler): void;
  /** The requests a path has received. */
  received(path: string): readonly Received[];
  /** The paths of all requests, in the order in which they were sent. */
  paths(): readonly string[];
}

/** JSON as a server answers it. */
export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** An error as the platform answers it. */
export const refuse = (status: number, code = '', type?: number) =>
  json({ error_code: code, error_type: type }, status);

/** A redirect as the browser shows it to a call that keeps redirects. */
export const keptRedirect = () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });

const bodyOf = (body: unknown): unknown => (typeof body === 'string' ? (JSON.parse(body) as unknown) : body);

/** A server in memory. A path without a handler answers 404. */
export function createFakeServer(): FakeServer {
  const handlers = new Map<string, Handler>();
  const log: Received[] = [];
  const answer = async (address: string, init: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(address, 'http://host');
    const request: Received = {
      method: init.method ?? 'GET',
      path: pathname,
      query: searchParams,
      headers: new Headers(init.headers),
      body: bodyOf(init.body),
    };
    log.push(request);
    const handled = (await handlers.get(pathname)?.(request)) ?? refuse(404);
    return handled instanceof Response ? handled : json(handled);
  };
  return {
    fetch: (address, init = {}) =>
      new Promise((resolve, reject) => {
        const handleAbort = () => reject(new DOMException('aborted', 'AbortError'));
        if (init?.signal?.aborted) handleAbort();
        init?.signal?.addEventListener('abort', handleAbort);
        answer(String(address), init).then(resolve, reject);
      }),
    on: (path, handler) => {
      handlers.set(path, handler);
    },
    received: (path) => log.filter((request) => request.path === path),
    paths: () => log.map(({ path }) => path),
  };
}
