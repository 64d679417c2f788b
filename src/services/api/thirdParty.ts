import { looseObject } from 'valibot';
import { CLIENT_TYPE_CODE } from '@/common/constants/request';
import type { Http } from '../http/http';
import { read, looseString } from '@/common/schemas';
import { toLoginAnswer } from './auth';
import type { LoginAnswer } from './auth';

/** The answer of a third-party sign-in: a login, or an identity that must be bound to an account once. */
export type ThirdPartyAnswer =
  { kind: 'known'; answer: LoginAnswer } | { kind: 'unbound'; bindToken: string; displayName: string };

const answerSchema = looseObject({ bindtoken: looseString, displayname: looseString });

const AUTHORIZE = '/api/auth/authorize';

/**
 * The URL of a third party's OAuth authorization, which redirects to `/authlogin` with a code and the same `state`.
 * Checks it with a request first and rejects when the platform does, so that the browser does not open an error page.
 */
export async function authorizeUrl(http: Http, query: { provider: string; state: string }): Promise<string> {
  await http.download(AUTHORIZE, query, { isRead: false, isRedirectKept: true });
  return `${AUTHORIZE}?${new URLSearchParams(query).toString()}`;
}

export async function thirdPartyLogin(
  http: Http,
  input: { provider: string; code: string },
): Promise<ThirdPartyAnswer> {
  const answer = await http.post('/api/auth/authlogin', { ...input, clienttypecode: CLIENT_TYPE_CODE });
  const { bindtoken, displayname } = read(answerSchema, answer);
  if (bindtoken) return { kind: 'unbound', bindToken: bindtoken, displayName: displayname };
  return { kind: 'known', answer: toLoginAnswer(answer) };
}

/** Signs in and binds the account to the identity at the third party. `password` is already encrypted. */
export async function bindLogin(
  http: Http,
  input: { bindToken: string; userName: string; password: string },
): Promise<LoginAnswer> {
  const answer = await http.post('/api/auth/authbindlogin', {
    bindtoken: input.bindToken,
    username: input.userName,
    password: input.password,
    clienttypecode: CLIENT_TYPE_CODE,
  });
  return toLoginAnswer(answer);
}
