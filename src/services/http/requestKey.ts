import type { ApiRequest } from './apiRequest';

/** Equal for calls that ask the same for the same person. */
export const requestKey = ({ method, path, query, body, answer, options }: ApiRequest, identity: string) =>
  JSON.stringify([identity, method, path, query ?? null, body ?? null, answer, options.pageCode ?? '']);
