import { createTestServices } from '@/services/testing/createTestServices';
import { refuse } from '@/services/testing/fakeServer';
import { createQrSignIn } from './createQrSignIn';

const STATE = '/api/auth/qrcodestate';
const TTL_MS = 120_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function setUp() {
  const { api, server } = createTestServices();
  let count = 0;
  let isHidden = false;
  server.on('/api/auth/qrcode', () => ({
    resp_data: { qrcodeid: `code-${(count += 1)}`, content: 'x', expiresin: TTL_MS },
  }));
  server.on(STATE, () => ({ resp_data: { state: 'waiting', username: '' } }));
  const qr = createQrSignIn({ api: api.auth, isHidden: () => isHidden });
  qr.requestCode();
  return { qr, server, hide: (hidden: boolean) => (isHidden = hidden), step: () => qr.state.get().step };
}

it('polls the state of the code every two seconds', async () => {
  const { server, step } = setUp();
  await pass(0);
  expect(step()).toBe('waiting');
  await pass(1_999);
  expect(server.received(STATE)).toHaveLength(0);
  await pass(1);
  expect(server.received(STATE)).toHaveLength(1);
  await pass(2_000);
  expect(server.received(STATE)).toHaveLength(2);
  expect(server.received(STATE)[0]?.query.get('qrcodeid')).toBe('code-1');
});

it('stops polling when the phone has confirmed', async () => {
  const { qr, server } = setUp();
  server.on(STATE, () => ({
    resp_data: { state: 'confirmed', username: '张伟', login: { token: 't', pwdExpireStatus: 1, tenants: [] } },
  }));
  await pass(10_000);
  expect(server.received(STATE)).toHaveLength(1);
  expect(qr.state.get()).toMatchObject({ step: 'confirmed', answer: { tokens: { token: 't' } } });
  await pass(TTL_MS);
  expect(qr.state.get().step).toBe('confirmed');
});

it('expires after its lifetime, and a new code can be requested', async () => {
  const { qr, server, step } = setUp();
  await pass(TTL_MS);
  expect(step()).toBe('expired');
  const asked = server.received(STATE).length;
  await pass(10_000);
  expect(server.received(STATE)).toHaveLength(asked);
  qr.requestCode();
  await pass(2_000);
  expect(server.received(STATE).at(-1)?.query.get('qrcodeid')).toBe('code-2');
});

it('continues polling after a failed answer', async () => {
  const { qr, server } = setUp();
  server.on(STATE, () => refuse(503));
  await pass(2_000);
  expect(qr.state.get()).toMatchObject({ step: 'waiting', isUnreachable: true });
  server.on(STATE, () => ({ resp_data: { state: 'scanned', username: '张伟' } }));
  await pass(2_000);
  expect(qr.state.get()).toMatchObject({ step: 'scanned', userName: '张伟', isUnreachable: false });
});

it('does not poll while the page is hidden or after it was stopped', async () => {
  const { qr, server, hide } = setUp();
  hide(true);
  await pass(10_000);
  expect(server.received(STATE)).toHaveLength(0);
  hide(false);
  await pass(2_000);
  expect(server.received(STATE)).toHaveLength(1);
  qr.stop();
  await pass(10_000);
  expect(server.received(STATE)).toHaveLength(1);
});

it('reports why no code could be loaded', async () => {
  const { qr, server } = setUp();
  server.on('/api/auth/qrcode', () => refuse(503));
  qr.requestCode();
  await pass(0);
  expect(qr.state.get()).toMatchObject({ step: 'failed', error: { status: 503 } });
});
