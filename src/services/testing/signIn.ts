import type { Services } from '../services';
import type { LoginRecord, Tokens } from '../session/session';
import { toUser } from '../session/user';

const LOGIN: LoginRecord = {
  accountCode: 'hd-li.na',
  tenantCode: 'hd',
  productCode: 'SFA',
  productVersionCode: 'standard',
};
const TOKENS: Tokens = { token: 'token-1', refreshToken: 'refresh-1' };

/** Signs li.na in without a call to the server. */
export function signIn(
  { session }: Pick<Services, 'session'>,
  login: Partial<LoginRecord> = {},
  tokens = TOKENS,
): void {
  const user = toUser({
    accountcode: LOGIN.accountCode,
    userinfoname: '李娜',
    tenantcode: LOGIN.tenantCode,
    tenantname: '华东销售公司',
    positionid: 'post-1',
    functioncodes: ['order.view'],
  });
  session.begin(tokens);
  session.complete({ user, login: { ...LOGIN, ...login } });
}
