import { nonEmpty, nullish, object, pipe } from 'valibot';
import { CLIENT_TYPE_CODE } from '@/common/constants/request';
import type { Http } from '../http/http';
import type { Tokens } from '../session/session';
import { toChoices, tenantSchema } from './tenants';
import type { ProductChoice } from './tenants';
import { list, timestamp, read, looseString } from '@/common/schemas';

/** 1: no prompt. 2: expired, must be changed. Anything else: may be put off (shell spec §4). */
export const PASSWORD_STATUS = { valid: '1', expired: '2' } as const;

/** The answer of a sign-in without its tokens. */
export interface LoginFacts {
  orgStructTypeId: string;
  passwordStatus: string;
  passwordMessage: string;
  /** One for each product version of each tenant. */
  choices: readonly ProductChoice[];
}

export interface LoginAnswer extends LoginFacts {
  tokens: Tokens;
}

/** A token that must not be empty. */
const requiredToken = pipe(looseString, nonEmpty('The answer brings no token'));

const tokenEntries = { token: looseString, refreshtoken: looseString, tokenexpires: timestamp };
const tokenSchema = object({ ...tokenEntries, token: requiredToken });

const loginSchema = object({
  ...tokenEntries,
  orgstructtypeid: looseString,
  pwdExpireStatus: looseString,
  pwdExpireMsg: looseString,
  tenants: list(tenantSchema),
});

/** Signs in with name and password (shell spec §7). */
export async function login(http: Http, input: { userName: string; password: string }): Promise<LoginAnswer> {
  const answer = await http.post('/api/auth/login', {
    username: input.userName,
    password: input.password,
    clienttypecode: CLIENT_TYPE_CODE,
  });
  return toLoginAnswer(answer);
}

/** Parses the answer of any sign-in method (shell spec §3). */
export function toLoginAnswer(answer: unknown): LoginAnswer {
  const data = read(nullish(loginSchema, {}), answer);
  return {
    tokens: toTokens(data),
    orgStructTypeId: data.orgstructtypeid,
    passwordStatus: data.pwdExpireStatus || PASSWORD_STATUS.valid,
    passwordMessage: data.pwdExpireMsg,
    choices: data.tenants.flatMap(toChoices),
  };
}

/** Signs in with a code sent by SMS (shell spec §7). */
export async function smsLogin(http: Http, input: { mobile: string; code: string }): Promise<LoginAnswer> {
  const answer = await http.post('/api/auth/smslogin', {
    mobile: input.mobile,
    smscode: input.code,
    clienttypecode: CLIENT_TYPE_CODE,
  });
  return toLoginAnswer(answer);
}

/** The products of the account that the token belongs to (shell spec §7). */
export async function tenants(http: Http): Promise<readonly ProductChoice[]> {
  const answer = read(nullish(object({ tenants: list(tenantSchema) }), {}), await http.get('/api/auth/tenantlist'));
  return answer.tenants.flatMap(toChoices);
}

/** Resolves to the token of the chosen tenant and product. */
export async function chooseTenant(http: Http, choice: ProductChoice): Promise<string> {
  const answer = await http.post('/api/auth/choosetenant', {
    accountcode: choice.accountCode,
    tenantcode: choice.tenantCode,
    productcode: choice.productCode,
    productversioncode: choice.productVersionCode,
  });
  return read(requiredToken, answer);
}

/** New tokens for a refresh token, which is valid once (shell spec §7). */
export async function refreshToken(http: Http, token: string, signal: AbortSignal): Promise<Tokens> {
  const answer = await http.get('/api/auth/refreshtoken', { refreshtoken: token }, { signal, isRead: false });
  return toTokens(read(tokenSchema, answer));
}

const toTokens = (data: { token: string; refreshtoken: string; tokenexpires: number | undefined }): Tokens => ({
  token: data.token,
  refreshToken: data.refreshtoken,
  expiresAt: data.tokenexpires,
});
