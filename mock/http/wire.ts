/** The properties of a request that the mock reads; Umi and Express provide them. */
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

/** The methods of a response that the mock calls. */
export interface WireResponse {
  status(code: number): WireResponse;
  json(body: unknown): unknown;
  setHeader(name: string, value: string): unknown;
  end(text: string | Uint8Array): unknown;
  destroy(): unknown;
  on(event: 'close', listener: () => void): unknown;
}

export type WireHandler = (request: WireRequest, response: WireResponse) => void;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** The first value of a header; empty when it is missing. */
export const headerOf = ({ headers }: WireRequest, name: string) => first(headers[name]);
/** A path parameter; empty when it is missing. */
export const paramOf = ({ params }: WireRequest, name: string) => first(params[name]);
/** The origin of the request: `http://localhost:8000`. */
export const originOf = (request: WireRequest) => `${request.protocol}://${headerOf(request, 'host')}`;
/** The query of a GET or the body of a POST; an empty object without one. */
export const inputOf = ({ method, query, body }: WireRequest): unknown => (method === 'GET' ? query : body) ?? {};
