import { fallback, number, object, optional, record, string, unknown } from 'valibot';
import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { read, looseString } from '@/common/schemas';
import type { Records } from '../storage/records';
import type { LoginRecord, Session, Tokens } from './session';
import { toUserIfValid } from './user';

const tokenData = fallback(
  object({ token: looseString, refreshtoken: looseString, tokenexpires: optional(number()), opentoken: looseString }),
  {
    token: '',
    refreshtoken: '',
    opentoken: '',
  },
);

const loginRecord = fallback(
  object({
    accountcode: looseString,
    tenantcode: looseString,
    productcode: looseString,
    productversioncode: looseString,
  }),
  { accountcode: '', tenantcode: '', productcode: '', productversioncode: '' },
);

const userRecord = fallback(record(string(), unknown()), {});

/** The stored token data (shell spec §3). */
export function readTokens(records: Records): Tokens | undefined {
  const { token, refreshtoken, tokenexpires, opentoken } = read(tokenData, records.read(STORAGE_KEYS.tokens));
  if (!token) return undefined;
  return { token, refreshToken: refreshtoken, expiresAt: tokenexpires, openToken: opentoken || undefined };
}

export function writeTokens(records: Records, { token, refreshToken, expiresAt, openToken }: Tokens): void {
  records.write(STORAGE_KEYS.tokens, {
    token,
    refreshtoken: refreshToken,
    tokenexpires: expiresAt,
    opentoken: openToken,
  });
}

/** The stored user and login user records (shell spec §3); undefined without a position or when damaged. */
export function readSession(records: Records): Session | undefined {
  const login = read(loginRecord, records.read(STORAGE_KEYS.login));
  const user = toUserIfValid(read(userRecord, records.read(STORAGE_KEYS.user)));
  if (!user?.positionId) return undefined;
  return {
    user,
    login: {
      accountCode: login.accountcode,
      tenantCode: login.tenantcode,
      productCode: login.productcode,
      productVersionCode: login.productversioncode,
    },
  };
}

const loginFields = ({ accountCode, tenantCode, productCode, productVersionCode }: LoginRecord) => ({
  accountcode: accountCode,
  tenantcode: tenantCode,
  productcode: productCode,
  productversioncode: productVersionCode,
});

export function writeSession(records: Records, { user, login }: Session): void {
  records.write(STORAGE_KEYS.user, user.fields);
  records.write(STORAGE_KEYS.login, loginFields(login));
}

/** The id of the stored session, by which a tab detects that another tab has replaced it. */
export const readSessionId = (records: Records): string =>
  read(fallback(string(), ''), records.read(STORAGE_KEYS.sessionId));
export const writeSessionId = (records: Records, id: string): void => records.write(STORAGE_KEYS.sessionId, id);

export function removeSession(records: Records): void {
  [STORAGE_KEYS.tokens, STORAGE_KEYS.user, STORAGE_KEYS.login, STORAGE_KEYS.sessionId].forEach((key) =>
    records.remove(key),
  );
}
