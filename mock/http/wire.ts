/** The part of a request that the platform looks at; Umi's and Express's requests both have it. */
export interface WireRequest {
  method: string;
  /** `http` or `https`. */
  protocol: string;
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  query: unknown;
  body?: unknown;
  params: Readonly<Record<string, string | string[] | undefined>>;
}

/** The part of a response that the platform uses. */
export interface WireResponse {
  status(code: number): WireResponse;
  json(body: unknown): unknown;
  setHeader(name: string, value: string): unknown;
  end(text: string): unknown;
  destroy(): unknown;
  on(event: 'close', listener: () => void): unknown;
}

export type WireHandler = (request: WireRequest, response: WireResponse) => void;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

export const headerOf = ({ headers }: WireRequest, name: string) => first(headers[name]);
export const paramOf = ({ params }: WireRequest, name: string) => first(params[name]);
/** The address at which the caller has reached us: `http://localhost:8000`. */
export const originOf = (request: WireRequest) => `${request.protocol}://${headerOf(request, 'host')}`;
/** What the caller says: the query of a GET, the body of a POST; nothing counts as an empty object. */
export const inputOf = ({ method, query, body }: WireRequest): unknown => (method === 'GET' ? query : body) ?? {};
