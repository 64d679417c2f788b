import type { Query, RequestOptions } from './http';

/** One call, as every stage of the client sees it. */
export interface ApiRequest {
  method: 'GET' | 'POST';
  path: string;
  query?: Query;
  body?: unknown;
  /** `data`: the unwrapped `resp_data`. `file`: a Blob. */
  answer: 'data' | 'file';
  options: RequestOptions;
}

/** A stage: it answers, or hands the call on. */
export type Send = (request: ApiRequest) => Promise<unknown>;

/** Whether the call changes nothing on the server, so that it may be shared, kept and put off. */
export const isRead = ({ method, options }: ApiRequest): boolean =>
  options.isRead ?? (options.cache !== undefined || method === 'GET');

/** Calls that need a session and a fresh token (shell spec §7). */
export const isPlatformPath = (path: string) => path.startsWith('/api/teapi/');

/** Where a 401 means "wrong password", not "session over" (shell spec §8). */
export const isLoginPath = (path: string) => LOGIN_PATHS.includes(path);

const LOGIN_PATHS: readonly string[] = [
  '/api/auth/login',
  '/api/auth/smslogin',
  '/api/auth/authlogin',
  '/api/auth/authbindlogin',
];
