import { CUSTOMER_IDS, WATER_PRODUCT_ID } from '../../../mock/domain/fixtures';
import type { Answer, Client } from './support/client';
import { startControlledPlatform } from './support/controlledPlatform';
import type { PlatformServer } from './support/platformServer';

let server: PlatformServer;
let client: Client;
beforeAll(async () => {
  server = await startControlledPlatform();
  client = server.client();
  await client.signIn('zhang.wei');
});
afterAll(async () => {
  delete process.env.ATRIUM_MOCK_LATENCY_MS;
  await server.stop();
});

const WORKBENCH = '/api/teapi/dy-biz/workbench';
const SAVE = '/api/teapi/dy-biz/ordersave';
const fault = (body: object) => client.post('/api/__mock__/fault', body);
const outcome = (call: Promise<Answer>) => call.catch((error: Error) => error.name);

describe('scheduled faults', () => {
  it('affect the given number of calls of the given path', async () => {
    await fault({ path: WORKBENCH, times: 2, kind: '500' });
    expect((await client.business('visitquery')).status).toBe(200);
    expect((await client.business('workbench')).body).toEqual({ error_code: 'server.error', error_type: 500 });
    expect((await client.business('workbench')).status).toBe(500);
    expect((await client.business('workbench')).status).toBe(200);
  });

  it('drop the connection, truncate the body, change its shape or expire the token', async () => {
    await fault({ path: '/api/teapi/dy-biz/*', kind: 'drop' });
    expect(await outcome(client.business('workbench'))).toBe('TypeError');
    await fault({ path: WORKBENCH, kind: 'truncated', afterCommit: true });
    expect(await outcome(client.business('workbench'))).toBe('SyntaxError');
    await fault({ path: WORKBENCH, kind: 'wrongshape' });
    expect((await client.business('workbench')).body).toEqual({ resp_data: 42 });
    await fault({ path: WORKBENCH, kind: '401' });
    expect(await client.business('workbench')).toMatchObject({
      status: 401,
      body: { error_code: 'auth.token_expired' },
    });
  });

  it('lose the response after an order was saved, and the repeated call creates no second order', async () => {
    const order = {
      orderid: '9001000000000055001',
      customerid: CUSTOMER_IDS.ordinary,
      orderdate: '2026-11-20',
      lines: [{ productid: WATER_PRODUCT_ID, qty: 1 }],
    };
    const count = async () => (await client.business('orderquery')).data<{ __itemcount: number }>().__itemcount;
    const before = await count();
    await fault({ path: SAVE, kind: 'drop' });
    await outcome(client.business('ordersave', order));
    expect(await count()).toBe(before);
    await fault({ path: SAVE, kind: 'drop', afterCommit: true });
    await outcome(client.business('ordersave', order));
    expect(await count()).toBe(before + 1);
    await client.business('ordersave', order);
    expect(await count()).toBe(before + 1);
  });

  it('leave a call without a response', async () => {
    await fault({ path: WORKBENCH, kind: 'timeout' });
    const silence = new Promise((resolve) => setTimeout(() => resolve('silence'), 100));
    expect(await Promise.race([outcome(client.business('workbench')), silence])).toBe('silence');
  });

  it('delay a response without changing it', async () => {
    await fault({ path: WORKBENCH, kind: 'late', ms: 60 });
    const started = Date.now();
    expect((await client.business('workbench')).data()).toMatchObject({ recentorders: expect.any(Array) as unknown[] });
    expect(Date.now() - started).toBeGreaterThanOrEqual(59);
    expect((await fault({ path: WORKBENCH, kind: 'late' })).status).toBe(400);
  });

  it('let the next response overtake a delayed one', async () => {
    await fault({ path: WORKBENCH, kind: 'late', ms: 500 });
    const order: string[] = [];
    const call = (name: string) => client.business('workbench').then(() => order.push(name));
    const first = call('first');
    await new Promise((resolve) => setTimeout(resolve, 10));
    await Promise.all([first, call('second')]);
    expect(order).toEqual(['second', 'first']);
  });

  it('truncate a file like any other response', async () => {
    const address = '/api/teapi/protocol/file/download';
    const whole = (await client.open(`${address}?filekey=hd-note-card-main`)).text;
    await fault({ path: address, kind: 'truncated', afterCommit: true });
    expect((await client.open(`${address}?filekey=hd-note-card-main`)).text).toBe(
      whole.slice(0, Math.ceil(whole.length / 2)),
    );
  });

  it('are rejected when unknown', async () => {
    expect((await fault({ path: WORKBENCH, kind: 'earthquake' })).status).toBe(400);
  });
});

describe('the call log', () => {
  it('contains the calls without secrets', async () => {
    await client.post('/api/auth/login', { username: 'zhang.wei', password: 'secret' });
    const answer = await client.get('/api/__mock__/log?path=/api/auth/login');
    const last = answer.data<Record<string, unknown>[]>().at(-1);
    expect(last).toMatchObject({
      method: 'POST',
      status: 401,
      body: { username: 'zhang.wei', password: expect.stringMatching(/^secret-[0-9a-f]{8}$/) as string },
    });
    expect(JSON.stringify(answer.body)).not.toContain(client.headers.token);
  });

  it('contains no secrets of the other sign-in methods', async () => {
    const secrets = {
      resettoken: 'hush-1',
      newpassword: 'hush-2',
      bindtoken: 'hush-3',
      code: 'hush-4',
      state: 'hush-5',
      smscode: 'hush-6',
    };
    for (const call of ['resetpwd', 'authbindlogin', 'authlogin', 'verifyresetcode'])
      await client.post(`/api/auth/${call}`, secrets);
    await client.open('/api/auth/authcallback?provider=worktalk&code=hush-4&state=hush-5');
    await client.open('/api/mock-idp/authorize', { state: 'hush-5' });
    const log = JSON.stringify((await client.get('/api/__mock__/log')).body);
    expect(log).toContain('/api/mock-idp/authorize');
    expect(log).not.toContain('hush');
  });
});

describe('the mock platform', () => {
  it('sets the lifetime of future tokens', async () => {
    await client.post('/api/__mock__/tokenlife', { ms: 1 });
    const { token } = (await client.post('/api/auth/login', { username: 'zhang.wei', password: 'Atrium2026' })).data<{
      token: string;
    }>();
    const late = server.client();
    late.headers.token = token;
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await late.get('/api/auth/tenantlist')).body.error_code).toBe('auth.token_expired');
  });

  it('delays every response by ATRIUM_MOCK_LATENCY_MS', async () => {
    process.env.ATRIUM_MOCK_LATENCY_MS = '60';
    const started = Date.now();
    await client.get('/api/auth/qrcodestate?qrcodeid=none');
    expect(Date.now() - started).toBeGreaterThanOrEqual(59);
  });

  it('restores the initial state on reset', async () => {
    await client.post('/api/__mock__/reset');
    expect((await client.business('workbench')).body.error_code).toBe('auth.token_unknown');
  });
});

it('has control calls only when they are enabled', async () => {
  delete process.env.ATRIUM_MOCK_CONTROL;
  jest.resetModules();
  const { default: control } = await import('../../../mock/api/control');
  expect(control).toEqual({});
});
