import { fallback, nullish, record, string, unknown } from 'valibot';
import { PRODUCT_VERSION } from '@/common/constants/workspace';
import type { Http } from '../http/http';
import { positionsOf, toUser } from '../session/toUser';
import type { Position } from '../session/user';
import { read } from '@/common/wire';

export interface AccountInfo {
  /** Empty when the token does not change. */
  token: string;
  positions: readonly Position[];
  positionId: string;
  functionCodes: readonly string[];
  /** The record by wire names, without the token. */
  fields: Readonly<Record<string, unknown>>;
}

const accountSchema = nullish(fallback(record(string(), unknown()), {}), {});

/** What the person is in the current tenant; with an empty `positionId`, the positions to choose from (shell spec §7). */
export async function accountInfo(
  http: Http,
  { positionId, systemVersion }: { positionId: string; systemVersion: string },
): Promise<AccountInfo> {
  const answer = await http.post('/api/teapi/rolepermission/account/getaccountinfo', {
    positionid: positionId,
    deviceinfo: 'web',
    sysversion: systemVersion,
    clientversion: PRODUCT_VERSION,
  });
  const { token, ...fields } = read(accountSchema, answer);
  const user = toUser(fields);
  return {
    token: typeof token === 'string' ? token : '',
    positions: positionsOf(fields),
    positionId: user.positionId,
    functionCodes: user.functionCodes,
    fields,
  };
}
