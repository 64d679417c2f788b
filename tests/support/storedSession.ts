import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../../mock/domain/fixtures';
import { STORAGE_KEYS } from '../../src/common/constants/storageKeys';

type Fields = Record<string, unknown>;

interface SignInAnswer {
  token: string;
  refreshtoken: string;
  tokenexpires: number;
  orgstructtypeid: string;
  tenants: {
    code: string;
    name: string;
    accountcode: string;
    headerlogo: string;
    isautovaluechange: string;
    cloudserv: Fields;
    productversionlist: { code: string; name: string; productcode: string }[];
  }[];
}

interface AccountAnswer extends Fields {
  token?: string;
  positions: { positionid: string; positionname: string; orgname: string }[];
}

/**
 * Signs in at the platform and returns the localStorage records that the client writes after a sign-in by the form.
 * Chooses the first product of the tenant, by default of the first one.
 * @param position `position (organisation)`, for an account with several.
 */
export async function storedSession(
  url: string,
  { username, position, tenantCode }: { username: string; position?: string; tenantCode?: string },
): Promise<Record<string, string>> {
  const post = async <Answer>(path: string, body: Fields, token = ''): Promise<Answer> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { resp_data: Answer }).resp_data;
  };
  const {
    token: firstToken,
    refreshtoken,
    tokenexpires,
    tenants,
    orgstructtypeid,
  } = await post<SignInAnswer>('/api/auth/login', {
    username,
    password: DEMO_PASSWORD,
    clienttypecode: '1',
  });
  const tenant = tenantCode === undefined ? tenants[0] : tenants.find(({ code }) => code === tenantCode);
  const [version] = tenant?.productversionlist ?? [];
  if (!tenant || !version) throw new Error(`${username} has no product`);

  const hasChoice = tenants.length > 1 || tenant.productversionlist.length > 1;
  const choice = {
    accountcode: tenant.accountcode,
    tenantcode: tenant.code,
    productcode: version.productcode,
    productversioncode: version.code,
  };
  const token = hasChoice ? await post<string>('/api/auth/choosetenant', choice, firstToken) : firstToken;
  const accountInfo = (positionid: string) =>
    post<AccountAnswer>('/api/teapi/rolepermission/account/getaccountinfo', { positionid }, token);
  const named = ({ positionname, orgname }: AccountAnswer['positions'][number]) => `${positionname} (${orgname})`;
  const first = await accountInfo('');
  const chosen = first.positions.find((each) => named(each) === position);
  const { token: positionToken, ...account } = chosen ? await accountInfo(chosen.positionid) : first;
  if (!positionToken) throw new Error(`${username} has several positions, none of them is ${position}`);

  const records: Record<string, unknown> = {
    [STORAGE_KEYS.tokens]: { token: positionToken, refreshtoken, tokenexpires },
    [STORAGE_KEYS.user]: { ...account, orgstructtypeid, productname: version.name },
    [STORAGE_KEYS.login]: choice,
    [STORAGE_KEYS.sessionId]: randomUUID(),
    [STORAGE_KEYS.cloudStorage]: tenant.cloudserv,
    [STORAGE_KEYS.systemConfig]: {
      isautovaluechange: tenant.isautovaluechange,
      tenantcode: tenant.code,
      headerlogo: tenant.headerlogo,
    },
  };
  return Object.fromEntries(Object.entries(records).map(([key, value]) => [key, JSON.stringify(value)]));
}
