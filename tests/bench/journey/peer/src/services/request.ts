import { history } from '@umijs/max';
import { extend } from 'umi-request';
import type { ResponseError } from 'umi-request';

const TOKEN_KEY = 'token';
const UNAUTHORIZED = 401;

export const readToken = (): string => localStorage.getItem(TOKEN_KEY) ?? '';
export const keepToken = (token: string): void => localStorage.setItem(TOKEN_KEY, token);

const request = extend({
  timeout: 30_000,
  errorHandler: (error: ResponseError<{ error_msg?: string }>) => {
    if (error.response?.status === UNAUTHORIZED) history.push('/sign-in');
    throw new Error(error.data?.error_msg ?? '网络异常，请稍后重试', { cause: error });
  },
});

/** Calls the platform. Rejects with an error whose message can be shown. */
export async function post<Answer>(path: string, data: object = {}, pagecode = ''): Promise<Answer> {
  const headers = { token: readToken(), ...(pagecode !== '' && { pagecode }) };
  const answer = await request.post<{ resp_data: Answer }>(`/api${path}`, { data, headers });
  return answer.resp_data;
}
