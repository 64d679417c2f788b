import { createHash } from 'node:crypto';
import { DEMO_PASSWORD, SMS_CODE } from '../../../mock/domain/fixtures';
import { resetPlatform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

const mobile = '13800000001';
const business = '华东销售公司';

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

const sendCode = (input: object) => client.post('/api/auth/sendsmscode', input);
const verify = (over: object = {}) =>
  client.post('/api/auth/verifyresetcode', { business, mobile, smscode: SMS_CODE, ...over });
const reset = (resettoken: string, newpassword: string) =>
  client.post('/api/auth/resetpwd', { resettoken, newpassword });
const login = (password: string) => client.post('/api/auth/login', { username: 'zhang.wei', password });
const verified = async () => {
  await sendCode({ mobile, usage: 'reset' });
  return (await verify()).data<{ resettoken: string }>().resettoken;
};

describe('SMS codes', () => {
  it('are sent to a known mobile number and not again within a minute', async () => {
    expect((await sendCode({ mobile })).data()).toEqual({ resendafter: 60 });
    expect(await sendCode({ mobile, usage: 'login' })).toMatchObject({
      status: 500,
      body: { error_code: 'login.sms_too_often', error_type: 600 },
    });
    expect((await sendCode({ mobile, usage: 'reset' })).status).toBe(200);
    expect((await sendCode({ mobile: '123' })).body).toMatchObject({
      error_code: 'login.mobile_invalid',
      error_type: 600,
    });
    expect((await sendCode({ mobile: '13900000000' })).body).toMatchObject({
      error_code: 'login.mobile_not_found',
      error_type: 600,
    });
    expect((await sendCode({ mobile, usage: 'fun' })).status).toBe(400);
  });

  it('are valid for one purpose', async () => {
    await sendCode({ mobile, usage: 'reset' });
    const byCode = await client.post('/api/auth/smslogin', { mobile, smscode: SMS_CODE, clienttypecode: '1' });
    expect(byCode).toMatchObject({ status: 401, body: { error_code: 'login.sms_code_expired' } });
    expect((await verify()).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is replaced with a code, and all sessions of the account end', async () => {
    const elsewhere = server.client();
    await elsewhere.signIn('zhang.wei');
    expect((await reset(await verified(), 'Another2026')).data()).toBe(true);
    expect((await elsewhere.business('workbench')).status).toBe(401);
    expect([(await login(DEMO_PASSWORD)).status, (await login('Another2026')).status]).toEqual([401, 200]);
  });

  it('is not replaced without the enterprise name or the right code', async () => {
    expect((await verify()).body).toMatchObject({ error_code: 'login.sms_code_expired', error_type: 600 });
    await sendCode({ mobile, usage: 'reset' });
    client.headers.language = 'en';
    expect((await verify({ business: '南方快消集团' })).body).toMatchObject({
      error_code: 'login.business_wrong',
      error_msg: 'Wrong Enterprise name',
    });
    expect(await verify({ smscode: '0000' })).toMatchObject({
      status: 500,
      body: { error_code: 'login.sms_code_wrong', error_type: 600 },
    });
    expect((await verify({ mobile: '13900000000' })).body.error_code).toBe('login.mobile_not_found');
    expect((await verify({ business: ' East China Sales ' })).status).toBe(200);
  });

  it('must be valid; an invalid one does not use up the reset token, a valid one does', async () => {
    const token = await verified();
    const refusal = async (newpassword: string) => (await reset(token, newpassword)).body.error_code;
    expect(await refusal('a1')).toBe('account.password_length');
    expect(await refusal('onlyletters')).toBe('account.password_rule');
    expect(await refusal(DEMO_PASSWORD)).toBe('account.password_same');
    expect(await refusal('Another2026')).toBeUndefined();
    expect(await reset(token, 'Third2026')).toMatchObject({
      status: 500,
      body: { error_code: 'login.reset_expired', error_type: 600 },
    });
    expect((await reset('made-up', 'Third2026')).body.error_code).toBe('login.reset_expired');
  });

  it('can be replaced by an encrypted one', async () => {
    const encrypted = createHash('sha256').update('Another20267').digest('hex');
    expect((await reset(await verified(), encrypted)).data()).toBe(true);
    expect([(await login(encrypted)).status, (await login('Another2026')).status]).toEqual([200, 200]);
  });
});
