import type { Client } from './support/client';
import { startControlledPlatform } from './support/controlledPlatform';
import type { PlatformServer } from './support/platformServer';

interface QrCode {
  qrcodeid: string;
  content: string;
  expiresin: number;
}
interface QrState {
  state: string;
  username: string;
  login?: { token: string; tenants: { code: string }[] };
}
const PHONE = '/api/mock-phone';

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

const create = async () => (await client.post('/api/auth/qrcode')).data<QrCode>();
const stateOf = async (id: string) => (await client.get(`/api/auth/qrcodestate?qrcodeid=${id}`)).data<QrState>();
const phone = (input: object) => client.post('/api/__mock__/phone', input);

describe('signing in by QR code', () => {
  it('goes from waiting to scanned to confirmed and returns the sign-in once', async () => {
    const { qrcodeid, content, expiresin } = await create();
    expect(content).toMatch(/^http:\/\/localhost:\d+\/api\/mock-phone\?qrcodeid=/);
    expect(new URL(content).searchParams.get('qrcodeid')).toBe(qrcodeid);
    expect(expiresin).toBe(120_000);
    expect(await stateOf(qrcodeid)).toEqual({ state: 'waiting', username: '' });
    await phone({ action: 'scan', username: 'li.na' });
    expect(await stateOf(qrcodeid)).toEqual({ state: 'scanned', username: '李娜' });
    await phone({ action: 'confirm' });
    const { login, ...rest } = await stateOf(qrcodeid);
    expect(rest).toEqual({ state: 'confirmed', username: '李娜' });
    expect(login?.tenants).toMatchObject([{ code: 'hd' }]);
    client.headers.token = login?.token ?? '';
    expect((await client.get('/api/auth/tenantlist')).status).toBe(200);
    expect(await stateOf(qrcodeid)).toEqual({ state: 'expired', username: '' });
  });

  it('reports a cancelled and an unknown code', async () => {
    const { qrcodeid } = await create();
    await phone({ qrcodeid, action: 'cancel' });
    expect((await stateOf(qrcodeid)).state).toBe('cancelled');
    expect(await stateOf('unknown')).toEqual({ state: 'expired', username: '' });
  });

  it('expires after a configurable lifetime', async () => {
    await client.post('/api/__mock__/qrlife', { ms: 5 });
    const { qrcodeid, expiresin } = await create();
    expect(expiresin).toBe(5);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await stateOf(qrcodeid)).state).toBe('expired');
    expect((await phone({ qrcodeid, action: 'scan' })).body.error_code).toBe('login.qrcode_invalid');
  });

  it('rejects an unknown action of the phone', async () => {
    expect((await phone({ action: 'explode' })).status).toBe(400);
    expect((await phone({ action: 'scan' })).body).toMatchObject({
      error_code: 'login.qrcode_invalid',
      error_type: 600,
    });
  });
});

describe('the mock phone', () => {
  it('lists the open codes and applies the action of the form', async () => {
    const [first, second] = [await create(), await create()];
    const list = await client.open(PHONE);
    expect(list).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    expect(list.text).toContain('<title>模拟手机</title>');
    expect(list.text).not.toContain('<script');
    for (const { qrcodeid } of [first, second]) expect(list.text).toContain(`value="${qrcodeid}"`);
    const scanned = await client.open(PHONE, { qrcodeid: first.qrcodeid, username: 'wang.fang', action: 'scan' });
    expect(scanned).toMatchObject({ status: 303, location: `${PHONE}?qrcodeid=${first.qrcodeid}` });
    const page = await client.open(scanned.location);
    expect(page.text).toContain('已扫码，等待确认');
    expect(page.text).toContain('<option value="wang.fang" selected>');
    expect(page.text).not.toContain(second.qrcodeid);
    await client.open(PHONE, { qrcodeid: first.qrcodeid, username: 'wang.fang', action: 'confirm' });
    expect(await stateOf(first.qrcodeid)).toMatchObject({ state: 'confirmed', username: '王芳' });
  });

  it('reports an expired code, a missing code and a locked account', async () => {
    expect((await client.open(PHONE)).text).toContain('没有等待扫描的二维码');
    const { qrcodeid } = await create();
    const locked = await client.open(PHONE, { qrcodeid, username: 'qian.duo', action: 'confirm' });
    expect((await client.open(locked.location)).text).toContain('请联系企业系统管理员');
    await client.open(PHONE, { qrcodeid, action: 'cancel' });
    const again = await client.open(PHONE, { qrcodeid, action: 'scan' });
    expect((await client.open(again.location)).text).toMatch(/role="alert">二维码已失效[^]*已取消/);
  });
});
