import { createHash } from 'node:crypto';
import { DEMO_PASSWORD, INITIAL_PASSWORD } from '../../../mock/domain/landmarks';
import type { Client } from './support/client';
import { startControlledPlatform } from './support/controlledPlatform';
import type { PlatformServer } from './support/platformServer';

let server: PlatformServer;
let client: Client;
beforeAll(async () => {
  server = await startControlledPlatform();
});
afterAll(() => server.stop());
beforeEach(async () => {
  client = server.client();
  await client.post('/api/__mock__/reset');
});

const settings = async () => (await client.get('/api/auth/settings')).data<Record<string, unknown>>();
const change = (part: object) => client.post('/api/__mock__/settings', part);
const hashed = (password: string, algorithm: string) => createHash(algorithm).update(`${password}7`).digest('hex');
const login = (username: string, password: string) => client.post('/api/auth/login', { username, password, clienttypecode: '1' });

describe('the settings', () => {
  it('are answered to anybody, names in the person’s language', async () => {
    expect(await settings()).toEqual({
      devmodel: '0',
      encryptpwd: '0',
      encryptalgorithm: 'sha256',
      forcechangepwd: '1',
      initpassword: INITIAL_PASSWORD,
      checkpwdexp: '^(?=.*[A-Za-z])(?=.*\\d).{6,20}$',
      changepwdtip: '密码须为6~20位，并同时包含字母和数字',
      loginhosts: [],
      providers: [{ code: 'worktalk', name: '企业通' }],
    });
    client.headers.language = 'en';
    expect((await settings()).providers).toEqual([{ code: 'worktalk', name: 'WorkTalk' }]);
  });

  it('change in part, and are as before after a reset', async () => {
    const before = await settings();
    const part = { devmodel: '1', forcechangepwd: '0', initpassword: 'First123', checkpwdexp: '^.{6,}$', changepwdtip: '至少6位', loginhosts: ['http://localhost:8001'], providers: [] };
    expect((await change(part)).status).toBe(200);
    expect(await settings()).toEqual({ ...before, ...part });
    await client.post('/api/__mock__/reset');
    expect(await settings()).toEqual(before);
  });

  it('refuse what they cannot be', async () => {
    const wrong = [
      { encryptalgorithm: 'rot13' }, { encryptpwd: true }, { checkpwdexp: '(' }, { loginhosts: ['http://a.example/path'] },
      { providers: [{ code: 'elsewhere' }] }, { encryptpassword: '1' },
    ];
    for (const part of wrong) expect((await change(part)).status).toBe(400);
  });

  it('rule over new passwords', async () => {
    await change({ checkpwdexp: '^\\d{6}$' });
    await client.signIn('zhang.wei');
    const to = (newpassword: string) => client.post('/api/teapi/account/account/changepwd', { oldpassword: DEMO_PASSWORD, newpassword });
    expect((await to('Another2026')).body.error_code).toBe('account.password_rule');
    expect((await to('654321')).data()).toBe(true);
  });
});

describe('passwords', () => {
  it.each(['sha256', 'sha512', 'sha1', 'md5'])('sign in encrypted with %s when that is set, and still in clear', async (algorithm) => {
    await change({ encryptpwd: '1', encryptalgorithm: algorithm });
    expect((await login('zhang.wei', hashed(DEMO_PASSWORD, algorithm))).status).toBe(200);
    expect((await login('zhang.wei', DEMO_PASSWORD)).status).toBe(200);
    const another = algorithm === 'md5' ? 'sha1' : 'md5';
    expect((await login('zhang.wei', hashed(DEMO_PASSWORD, another))).body.error_code).toBe('login.wrong_password');
  });

  it('are changed encrypted, and then good in both forms', async () => {
    await change({ encryptpwd: '1', encryptalgorithm: 'sha512' });
    await client.signIn('zhang.wei');
    const [before, after] = [hashed(DEMO_PASSWORD, 'sha512'), hashed('Another2026', 'sha512')];
    const to = (newpassword: string) => client.post('/api/teapi/account/account/changepwd', { oldpassword: before, newpassword });
    expect((await to(before)).body.error_code).toBe('account.password_same');
    expect((await to(after)).data()).toBe(true);
    expect([(await login('zhang.wei', after)).status, (await login('zhang.wei', 'Another2026')).status]).toEqual([200, 200]);
    expect((await login('zhang.wei', before)).status).toBe(401);
  });
});
