import type { S3ClientConfig } from '@aws-sdk/client-s3';

interface Request {
  protocol: string;
  hostname: string;
  port?: number;
  path: string;
  method: string;
  headers: Record<string, string>;
  query?: Record<string, string | string[] | null>;
  body?: BodyInit;
}

/** The query as it was signed: RFC 3986, sorted. */
const queryOf = (query: Request['query'] = {}) =>
  Object.keys(query)
    .sort()
    .map((name) => [name, query[name]].map((part) => encodeURIComponent(String(part ?? ''))).join('='))
    .join('&');

/** Sends the SDK's requests with fetch, because Node has no XMLHttpRequest. */
export const fetchHandler = {
  async handle(request: Request, { abortSignal }: { abortSignal?: AbortSignal } = {}) {
    const { protocol, hostname, port, path, method, headers, query, body } = request;
    // fetch sets or refuses these headers.
    const isSent = ([name]: [string, string]) => !/^(host|content-length|expect)$/i.test(name);
    const sent = Object.fromEntries(Object.entries(headers).filter(isSent));
    const address = `${protocol}//${hostname}${port ? `:${port}` : ''}${path}?${queryOf(query)}`;
    const response = await fetch(address, {
      method,
      headers: sent,
      body: method === 'GET' || method === 'HEAD' ? null : (body ?? null),
      signal: abortSignal ?? null,
    });
    return {
      response: {
        statusCode: response.status,
        headers: Object.fromEntries(response.headers),
        body: response.body ?? undefined,
      },
    };
  },
} as unknown as NonNullable<S3ClientConfig['requestHandler']>;
