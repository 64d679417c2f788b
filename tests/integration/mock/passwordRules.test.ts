import { createHash } from 'node:crypto';
import { DEMO_PASSWORD } from '../../../mock/domain/fixtures';
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

const change = (part: object) => client.post('/api/__mock__/passwordrules', part);
const hashed = (password: string, algorithm: string) => createHash(algorithm).update(`${password}7`).digest('hex');
const login = (username: string, password: string) =>
  client.post('/api/auth/login', { username, password, clienttypecode: '1' });

describe('the rules about passwords', () => {
  it('are not returned to clients, which read them from config.json', async () => {
    expect((await client.open('/api/auth/settings')).status).toBe(404);
  });

  it('reject invalid values', async () => {
    for (const part of [{ encryptionAlgorithm: 'rot13' }, { passwordPattern: '(' }, { encryptpwd: '1' }]) {
      expect((await change(part)).status).toBe(400);
    }
  });

  it('apply to new passwords until the next reset', async () => {
    await change({ passwordPattern: '^\\d{6}$' });
    await client.signIn('zhang.wei');
    const to = (newpassword: string) =>
      client.post('/api/teapi/account/account/changepwd', { oldpassword: DEMO_PASSWORD, newpassword });
    expect((await to('Another2026')).body.error_code).toBe('account.password_rule');
    expect((await to('654321')).data()).toBe(true);
    await client.post('/api/__mock__/reset');
    await client.signIn('zhang.wei');
    expect((await to('Another2026')).data()).toBe(true);
  });
});

describe('passwords', () => {
  it.each(['sha256', 'sha512', 'sha1', 'md5'])(
    'sign in encrypted with the configured %s, and in clear',
    async (algorithm) => {
      await change({ encryptionAlgorithm: algorithm });
      expect((await login('zhang.wei', hashed(DEMO_PASSWORD, algorithm))).status).toBe(200);
      expect((await login('zhang.wei', DEMO_PASSWORD)).status).toBe(200);
      const another = algorithm === 'md5' ? 'sha1' : 'md5';
      expect((await login('zhang.wei', hashed(DEMO_PASSWORD, another))).body.error_code).toBe('login.wrong_password');
    },
  );

  it('can be changed encrypted and are then accepted in both forms', async () => {
    await change({ encryptionAlgorithm: 'sha512' });
    await client.signIn('zhang.wei');
    const [before, after] = [hashed(DEMO_PASSWORD, 'sha512'), hashed('Another2026', 'sha512')];
    const to = (newpassword: string) =>
      client.post('/api/teapi/account/account/changepwd', { oldpassword: before, newpassword });
    expect((await to(before)).body.error_code).toBe('account.password_same');
    expect((await to(after)).data()).toBe(true);
    expect([(await login('zhang.wei', after)).status, (await login('zhang.wei', 'Another2026')).status]).toEqual([
      200, 200,
    ]);
    expect((await login('zhang.wei', before)).status).toBe(401);
  });
});
