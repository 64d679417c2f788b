import { createHash } from 'node:crypto';
import { demoAccounts } from '../../../mock/domain/demoAccounts';
import config from '../../../mock/config.json';
import { DEMO_PASSWORD, INITIAL_PASSWORD, POSITION_IDS, SMS_CODE, WEAK_PASSWORD } from '../../../mock/domain/fixtures';
import { resetPlatform } from '../../../mock/domain/platform';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

interface Login {
  token: string;
  refreshtoken: string;
  tokenexpires: number;
  pwdExpireStatus: number;
  pwdExpireMsg: string;
  tenants: {
    code: string;
    name: string;
    accountcode: string;
    productversionlist: { code: string; name: string; productcode: string }[];
  }[];
}
interface AccountInfo {
  token?: string;
  positions: { positionid: string; positionname: string; orgname: string }[];
  functioncodes?: string[];
  tenantname: string;
}
const ACCOUNT_INFO = '/api/teapi/rolepermission/account/getaccountinfo';

let server: PlatformServer;
beforeAll(async () => {
  server = await startPlatform();
});
afterAll(() => server.stop());
beforeEach(() => resetPlatform());

const login = (username: string, password: string = DEMO_PASSWORD) =>
  server.client().post('/api/auth/login', { username, password, clienttypecode: '1' });

describe('signing in', () => {
  it('accepts every demo account except the locked one, which is referred to the administrator', async () => {
    for (const { username, password } of demoAccounts.filter((account) => account.username !== 'qian.duo')) {
      expect((await login(username, password)).status).toBe(200);
    }
    expect((await login('qian.duo', 'wrong')).body.error_code).toBe('login.wrong_password');
    expect(await login('qian.duo')).toMatchObject({
      status: 401,
      body: { error_code: 'login.contact_admin', error_msg: '请联系企业系统管理员' },
    });
  });

  it('has an account with the initial password and one with an invalid password, each with a position', async () => {
    const client = server.client();
    for (const [username, password] of [
      ['chen.jing', INITIAL_PASSWORD],
      ['he.ping', WEAK_PASSWORD],
    ] as const) {
      client.headers.token = (await login(username, password)).data<Login>().token;
      const { positions } = (await client.post(ACCOUNT_INFO)).data<AccountInfo>();
      expect(positions.map(({ positionname }) => positionname)).toEqual(['销售代表']);
    }
    const initial = createHash('sha256').update(INITIAL_PASSWORD).digest('hex');
    expect([config.initpassword, new RegExp(config.checkpwdexp).test(WEAK_PASSWORD)]).toEqual([
      `sha256:${initial}`,
      false,
    ]);
  });

  it('accepts the password in clear and encrypted', async () => {
    const encrypted = createHash('sha256').update(`${DEMO_PASSWORD}7`).digest('hex');
    expect((await login('zhang.wei', encrypted)).status).toBe(200);
  });

  it('answers 401 to a wrong password and an unknown name, in the requested language', async () => {
    const client = server.client();
    client.headers.language = 'en';
    const wrong = await client.post('/api/auth/login', { username: 'zhang.wei', password: 'nope' });
    expect(wrong).toMatchObject({
      status: 401,
      body: { error_code: 'login.wrong_password', error_msg: 'Wrong password' },
    });
    expect((await login('nobody')).body).toMatchObject({
      error_code: 'login.account_not_found',
      error_msg: 'ID不存在',
    });
  });

  it('answers 400 to an invalid sign-in', async () => {
    expect(await server.client().post('/api/auth/login', { username: 'zhang.wei' })).toMatchObject({
      status: 400,
      body: { error_code: 'request.malformed', error_params: { where: 'password' } },
    });
  });

  it('returns tokens, their 13-digit expiry time and the tenant with its product', async () => {
    const data = (await login('zhang.wei')).data<Login>();
    expect(String(data.tokenexpires)).toMatch(/^\d{13}$/);
    expect(data.token).toMatch(/^[A-Za-z0-9]{48}$/);
    expect(data.tenants).toMatchObject([
      {
        code: 'hd',
        name: '华东销售公司',
        accountcode: 'hd-zhang.wei',
        productversionlist: [{ code: 'standard', productcode: 'SFA' }],
      },
    ]);
  });

  it('reports a password that has expired or expires soon', async () => {
    expect((await login('wu.gang')).data<Login>()).toMatchObject({
      pwdExpireStatus: 2,
      pwdExpireMsg: '密码已过期，请修改密码',
    });
    expect((await login('zheng.hao')).data<Login>().pwdExpireStatus).toBe(3);
    expect((await login('zhang.wei')).data<Login>()).toMatchObject({ pwdExpireStatus: 1, pwdExpireMsg: '' });
  });

  it('enters the third tenant with its own company', async () => {
    const client = server.client();
    const account = (await client.signIn('gao.fei')).data<AccountInfo>();
    expect(account).toMatchObject({ tenantname: '北方商贸', positions: [{ orgname: '北方大区' }] });
    expect((await client.business('customerquery')).data<{ __itemcount: number }>().__itemcount).toBe(60);
  });

  it('never lists a suspended tenant', async () => {
    expect((await login('zhao.min')).data<Login>().tenants).toEqual([]);
  });

  it('signs in with an SMS code once', async () => {
    const client = server.client();
    const smsLogin = (smscode: string) =>
      client.post('/api/auth/smslogin', { mobile: '13800000001', smscode, clienttypecode: '1' });
    expect((await smsLogin(SMS_CODE)).body.error_code).toBe('login.sms_code_expired');
    await client.post('/api/auth/sendsmscode', { mobile: '13800000001' });
    expect((await smsLogin('9999')).body.error_code).toBe('login.sms_code_wrong');
    expect((await smsLogin(SMS_CODE)).data<Login>().tenants).toHaveLength(1);
    expect((await smsLogin(SMS_CODE)).status).toBe(401);
    expect((await client.post('/api/auth/sendsmscode', { mobile: '13900000000' })).body.error_type).toBe(600);
  });
});

describe('choosing a tenant and product', () => {
  it('returns three choices for an account in two tenants and binds the new token to the chosen one', async () => {
    const client = server.client();
    const { token, tenants } = (await login('wang.fang')).data<Login>();
    expect(tenants.flatMap(({ productversionlist }) => productversionlist)).toHaveLength(3);
    client.headers.token = token;
    expect(await client.post(ACCOUNT_INFO)).toMatchObject({
      status: 403,
      body: { error_code: 'auth.tenant_required' },
    });
    const choice = {
      accountcode: 'nf-wang.fang',
      tenantcode: 'nf',
      productcode: 'SFA',
      productversioncode: 'professional',
    };
    client.headers.token = (await client.post('/api/auth/choosetenant', choice)).data<string>();
    Object.assign(client.headers, { tecode: 'nf', pdcode: 'SFA', pvcode: 'professional', accode: 'nf-wang.fang' });
    const account = (await client.post(ACCOUNT_INFO)).data<AccountInfo>();
    expect(account).toMatchObject({ tenantname: '南方快消集团', positions: [{ orgname: '南方大区' }] });
  });

  it('refuses a tenant or version that the account does not have', async () => {
    const client = server.client();
    client.headers.token = (await login('zhang.wei')).data<Login>().token;
    const choice = {
      accountcode: 'hd-zhang.wei',
      tenantcode: 'nf',
      productcode: 'SFA',
      productversioncode: 'standard',
    };
    expect((await client.post('/api/auth/choosetenant', choice)).body.error_code).toBe('auth.tenant_not_yours');
    const version = { ...choice, tenantcode: 'hd', productversioncode: 'professional' };
    expect((await client.post('/api/auth/choosetenant', version)).status).toBe(403);
  });

  it('returns the logo of a tenant', async () => {
    const { tenants } = (await login('wang.fang')).data<{ tenants: object[] }>();
    expect(tenants).toMatchObject([
      { headerlogo: expect.stringMatching(/^data:image\/png;base64,/) as string, isautovaluechange: '1' },
      { headerlogo: '', isautovaluechange: '1' },
    ]);
  });

  it('lists the tenants again for a valid token', async () => {
    const client = server.client();
    expect((await client.get('/api/auth/tenantlist')).status).toBe(401);
    client.headers.token = (await login('wang.fang')).data<Login>().token;
    client.headers.language = 'en';
    const { tenants } = (await client.get('/api/auth/tenantlist')).data<Login>();
    expect(tenants.map(({ name }) => name)).toEqual(['East China Sales', 'Southern Consumer Goods']);
  });
});

describe('choosing a position', () => {
  it('returns the positions, and function codes only for the chosen one', async () => {
    const client = server.client();
    client.headers.token = (await login('li.na')).data<Login>().token;
    const open = (await client.post(ACCOUNT_INFO)).data<AccountInfo>();
    expect(open.positions.map(({ positionname, orgname }) => `${positionname} (${orgname})`)).toEqual([
      '区域经理 (上海分部)',
      '销售代表 (杭州分部)',
    ]);
    expect(open.functioncodes).toBeUndefined();
    const chosen = (
      await client.post(ACCOUNT_INFO, { positionid: POSITION_IDS.liNaRepresentative })
    ).data<AccountInfo>();
    expect(chosen.functioncodes).not.toContain('ROLE_MANAGE');
    expect(chosen.token).not.toBe(client.headers.token);
  });

  it('returns no position for an account without one, and no codes for a position without rights', async () => {
    const client = server.client();
    client.headers.token = (await login('zhou.jie')).data<Login>().token;
    expect((await client.post(ACCOUNT_INFO)).data<AccountInfo>().positions).toEqual([]);
    expect((await server.client().signIn('sun.li')).data<AccountInfo>().functioncodes).toEqual([]);
  });

  it('refuses the position of another account, and calls without a position', async () => {
    const client = server.client();
    client.headers.token = (await login('li.na')).data<Login>().token;
    expect((await client.post(ACCOUNT_INFO, { positionid: POSITION_IDS.zhangWei })).status).toBe(403);
    expect((await client.business('orderquery')).body.error_code).toBe('auth.position_required');
  });

  it('refuses headers that contradict the token', async () => {
    const client = server.client();
    await client.signIn('zhang.wei');
    client.headers.tecode = 'nf';
    expect(await client.business('orderquery')).toMatchObject({
      status: 403,
      body: { error_code: 'auth.header_mismatch' },
    });
  });
});

describe('tokens', () => {
  it('are required and must be valid', async () => {
    const client = server.client();
    expect(await client.business('orderquery')).toMatchObject({
      status: 401,
      body: { error_code: 'auth.token_missing' },
    });
    client.headers.token = 'made-up';
    expect((await client.business('orderquery')).body.error_code).toBe('auth.token_unknown');
  });

  it('are renewed once by each refresh token and keep the position', async () => {
    const client = server.client();
    const { refreshtoken } = (await login('zhang.wei')).data<Login>();
    await client.signIn('zhang.wei');
    const first = await client.get(`/api/auth/refreshtoken?refreshtoken=${refreshtoken}`);
    expect(first.data<Login>().refreshtoken).not.toBe(refreshtoken);
    expect(await client.get(`/api/auth/refreshtoken?refreshtoken=${refreshtoken}`)).toMatchObject({
      status: 401,
      body: { error_code: 'auth.refresh_token_unknown' },
    });
  });
});

describe('changing the password', () => {
  const change = '/api/teapi/account/account/changepwd';

  it('checks the old password, and length, difference and pattern of the new one', async () => {
    const client = server.client();
    await client.signIn('zhang.wei');
    const refusal = async (oldpassword: string, newpassword: string) =>
      (await client.post(change, { oldpassword, newpassword })).body.error_code;
    expect(await refusal('wrong', 'Another2026')).toBe('account.old_password_wrong');
    expect(await refusal(DEMO_PASSWORD, 'a1')).toBe('account.password_length');
    expect(await refusal(DEMO_PASSWORD, DEMO_PASSWORD)).toBe('account.password_same');
    expect(await refusal(DEMO_PASSWORD, 'onlyletters')).toBe('account.password_rule');
  });

  it('resets the password status and ends all other sessions of the account', async () => {
    const [client, elsewhere] = [server.client(), server.client()];
    await client.signIn('wu.gang');
    await elsewhere.signIn('wu.gang');
    expect((await client.post(change, { oldpassword: DEMO_PASSWORD, newpassword: 'Another2026' })).status).toBe(200);
    expect((await elsewhere.business('orderquery')).status).toBe(401);
    expect((await login('wu.gang')).status).toBe(401);
    expect((await login('wu.gang', 'Another2026')).data<Login>().pwdExpireStatus).toBe(1);
  });
});
