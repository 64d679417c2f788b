import { DEMO_PASSWORD, IDENTITY_IDS } from '../../../mock/domain/fixtures';
import { resetPlatform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

let server: PlatformServer;
let client: Client;
beforeAll(async () => {
  server = await startPlatform();
});
afterAll(() => server.stop());
beforeEach(() => {
  resetPlatform();
  client = server.client();
});

const IDENTITY_PROVIDER = '/api/mock-idp/authorize';
const state = 'a state & more';

/** Follows the redirect from the sign-in screen to the identity provider. Returns the fields of its form. */
async function setOut() {
  const { location } = await client.open(
    `/api/auth/authorize?${new URLSearchParams({ provider: 'worktalk', state }).toString()}`,
  );
  return Object.fromEntries(new URL(location, 'http://x').searchParams) as { redirect_uri: string; state: string };
}
/** Submits the form and follows the redirects back to the client. */
async function comeBack(fields: Record<string, string>) {
  const answered = await client.open(IDENTITY_PROVIDER, fields);
  return {
    status: answered.status,
    ...(await client.open(answered.location).then(({ status, location }) => ({ onward: status, location }))),
  };
}
async function codeOf(identity: string) {
  const { location } = await comeBack({ ...(await setOut()), identity, action: 'allow' });
  return new URLSearchParams(location.split('?')[1]).get('code') ?? '';
}
const authLogin = (code: string) =>
  client.post('/api/auth/authlogin', { provider: 'worktalk', code, clienttypecode: '1' });
const bind = (bindtoken: string, username: string, password: string) =>
  client.post('/api/auth/authbindlogin', { bindtoken, username, password, clienttypecode: '1' });
const bindToken = async () =>
  (await authLogin(await codeOf(IDENTITY_IDS.newcomer))).data<{ bindtoken: string }>().bindtoken;

describe('the redirect to the identity provider and back', () => {
  it('opens a page that lists the identities', async () => {
    const start = await client.open('/api/auth/authorize?provider=worktalk&state=s1');
    expect(start.status).toBe(302);
    const page = await client.open(start.location);
    expect(page).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    for (const text of ['<title>企业通 登录</title>', '张伟', '李娜', '新同事', '授权登录', '拒绝'])
      expect(page.text).toContain(text);
    expect(page.text).not.toContain('<script');
  });

  it('returns code and state to the client', async () => {
    const { status, onward, location } = await comeBack({
      ...(await setOut()),
      identity: IDENTITY_IDS.zhangWei,
      action: 'allow',
    });
    expect([status, onward]).toEqual([303, 302]);
    expect(location).toMatch(/^\/#\/authlogin\?/);
    expect(Object.fromEntries(new URLSearchParams(location.split('?')[1]))).toEqual({
      provider: 'worktalk',
      code: expect.stringMatching(/^\w{32}$/) as string,
      state,
    });
  });

  it('returns a denied authorisation', async () => {
    const { location } = await comeBack({ ...(await setOut()), action: 'deny' });
    expect(Object.fromEntries(new URLSearchParams(location.split('?')[1]))).toEqual({
      provider: 'worktalk',
      error: 'access_denied',
      state,
    });
  });

  it('rejects any other redirect URI', async () => {
    const elsewhere = { redirect_uri: 'https://elsewhere.example/api/auth/authcallback?provider=worktalk', state };
    expect((await client.open(`${IDENTITY_PROVIDER}?${new URLSearchParams(elsewhere).toString()}`)).status).toBe(400);
    expect(
      (await client.open(IDENTITY_PROVIDER, { ...elsewhere, identity: IDENTITY_IDS.liNa, action: 'allow' })).status,
    ).toBe(400);
    expect((await client.open('/api/auth/authorize?provider=elsewhere')).status).toBe(400);
    expect(
      (await client.open(IDENTITY_PROVIDER, { ...(await setOut()), identity: 'nobody', action: 'allow' })).status,
    ).toBe(400);
    expect((await client.open('/api/auth/authcallback?provider=worktalk')).status).toBe(400);
  });
});

describe('an identity', () => {
  it('signs in once for each code when it is bound', async () => {
    const code = await codeOf(IDENTITY_IDS.liNa);
    client.headers.token = (await authLogin(code)).data<{ token: string }>().token;
    const account = await client.post('/api/teapi/rolepermission/account/getaccountinfo');
    expect(account.data<{ positions: unknown[] }>().positions).toHaveLength(2);
    client.headers = {};
    expect(await authLogin(code)).toMatchObject({ status: 401, body: { error_code: 'login.auth_code_invalid' } });
  });

  it('gets a bind token when it is unbound, and signs in after it is bound', async () => {
    const first = await authLogin(await codeOf(IDENTITY_IDS.newcomer));
    expect(first.data()).toEqual({ bindtoken: expect.any(String) as string, displayname: '新同事' });
    const { bindtoken } = first.data<{ bindtoken: string }>();
    expect((await bind(bindtoken, 'zheng.hao', DEMO_PASSWORD)).data()).toMatchObject({
      tenants: [{ code: 'hd' }],
      pwdExpireStatus: 3,
    });
    expect((await authLogin(await codeOf(IDENTITY_IDS.newcomer))).data()).toMatchObject({ pwdExpireStatus: 3 });
    expect(await bind(bindtoken, 'zheng.hao', DEMO_PASSWORD)).toMatchObject({
      status: 401,
      body: { error_code: 'login.bind_expired' },
    });
  });

  it('is not bound by a wrong password or a locked account, and binding can be retried', async () => {
    const bindtoken = await bindToken();
    expect(await bind(bindtoken, 'zheng.hao', 'wrong')).toMatchObject({
      status: 401,
      body: { error_code: 'login.wrong_password' },
    });
    expect((await bind(bindtoken, 'nobody', DEMO_PASSWORD)).body.error_code).toBe('login.account_not_found');
    expect((await bind(bindtoken, 'qian.duo', DEMO_PASSWORD)).body.error_code).toBe('login.contact_admin');
    expect((await bind(bindtoken, 'zheng.hao', DEMO_PASSWORD)).status).toBe(200);
  });

  it('is bound only with a valid bind token', async () => {
    expect((await bind('made-up', 'zheng.hao', DEMO_PASSWORD)).body.error_code).toBe('login.bind_expired');
  });
});
