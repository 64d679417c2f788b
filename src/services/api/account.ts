import { fallback, nullish, record, string, unknown } from 'valibot';
import { PRODUCT_VERSION } from '@/common/constants/workspace';
import type { Http } from '../http/http';
import type { LoginRecord } from '../session/session';
import { positionsOf, toUser } from '../session/user';
import type { Position, User } from '../session/user';
import { AppError } from '@/common/errors/appError';
import { read } from '@/common/schemas';

/** The answer of the account info without its token. */
export interface AccountFacts {
  positions: readonly Position[];
  positionId: string;
  functionCodes: readonly string[];
  /** The record by its wire names, without the token. */
  fields: Readonly<Record<string, unknown>>;
}

export interface AccountInfo extends AccountFacts {
  /** Empty when the token does not change. */
  token: string;
}

const accountSchema = nullish(fallback(record(string(), unknown()), {}), {});

/** Client facts that the account-info call needs besides its input. */
export interface AccountClient {
  /** Name and version of the browser. */
  systemVersion: string;
  /** The account and tenant of the current credentials. */
  currentLogin(): LoginRecord | undefined;
}

/**
 * Rejects an answer about another account or tenant than the signed-in one, so that a faulty platform or proxy cannot
 * mix sessions. The account info is the only answer that contains an identity.
 */
function requireIdentity({ accountCode, tenantCode }: User, login: LoginRecord | undefined): void {
  const differs = (answered: string, expected: string) => answered !== '' && expected !== '' && answered !== expected;
  if (!login || (!differs(accountCode, login.accountCode) && !differs(tenantCode, login.tenantCode))) return;
  throw new AppError('service', 'The answer is about another account', { code: 'login.other_account' });
}

/**
 * The person's positions and rights in the current tenant (shell spec §7). Rejects an answer about another account.
 *
 * @param input.positionId Empty: the server returns the positions to choose from.
 */
export async function accountInfo(
  client: Http & AccountClient,
  { positionId }: { positionId: string },
): Promise<AccountInfo> {
  const login = client.currentLogin();
  const answer = await client.post('/api/teapi/rolepermission/account/getaccountinfo', {
    positionid: positionId,
    deviceinfo: 'web',
    sysversion: client.systemVersion,
    clientversion: PRODUCT_VERSION,
  });
  const { token, ...fields } = read(accountSchema, answer);
  const user = toUser(fields);
  requireIdentity(user, login);
  return {
    token: typeof token === 'string' ? token : '',
    positions: positionsOf(fields),
    positionId: user.positionId,
    functionCodes: user.functionCodes,
    fields,
  };
}
