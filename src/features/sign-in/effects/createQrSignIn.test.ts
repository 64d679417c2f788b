import { createTestServices } from '@/services/testing/createTestServices';
import { refuse } from '@/services/testing/fakeServer';
import { createQrSignIn } from './createQrSignIn';

const STATE = '/api/auth/qrcodestate';
const LIFE_MS = 120_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function setUp() {
  const { api, server } = createTestServices();
  let count = 0;
  let isHidden = false;
  server.on('/api/auth/qrcode', () => ({
    resp_data: { qrcodeid: `code-${(count += 1)}`, content: 'x', expiresin: LIFE_MS },
  }));
  server.on(STATE, () => ({ resp_data: { state: 'waiting', username: '' } }));
  const qr = createQrSignIn({ api: api.auth, isHidden: () => isHidden });
  qr.ask();
  return { qr, server, hide: (hidden: boolean) => (isHidden = hidden), step: () => qr.state.get().step };
}

it('asks every two seconds what has become of the code', async () => {
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

it('stops asking once the phone has confirmed', async () => {
  const { qr, server } = setUp();
  server.on(STATE, () => ({
    resp_data: { state: 'confirmed', username: '张伟', login: { token: 't', pwdExpireStatus: 1, tenants: [] } },
  }));
  await pass(10_000);
  expect(server.received(STATE)).toHaveLength(1);
  expect(qr.state.get()).toMatchObject({ step: 'confirmed', answer: { tokens: { token: 't' } } });
  await pass(LIFE_MS);
  expect(qr.state.get().step).toBe('confirmed');
});

it('expires with its time, and another one may be asked for', async () => {
  const { qr, server, step } = setUp();
  await pass(LIFE_MS);
  expect(step()).toBe('expired');
  const asked = server.received(STATE).length;
  await pass(10_000);
  expect(server.received(STATE)).toHaveLength(asked);
  qr.ask();
  await pass(2_000);
  expect(server.received(STATE).at(-1)?.query.get('qrcodeid')).toBe('code-2');
});

it('goes on asking after an answer that failed', async () => {
  const { qr, server } = setUp();
  server.on(STATE, () => refuse(503));
  await pass(2_000);
  expect(qr.state.get()).toMatchObject({ step: 'waiting', isUnreachable: true });
  server.on(STATE, () => ({ resp_data: { state: 'scanned', username: '张伟' } }));
  await pass(2_000);
  expect(qr.state.get()).toMatchObject({ step: 'scanned', userName: '张伟', isUnreachable: false });
});

it('asks nothing while the page is hidden, or after it was left', async () => {
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

it('says why there is no code', async () => {
  const { qr, server } = setUp();
  server.on('/api/auth/qrcode', () => refuse(503));
  qr.ask();
  await pass(0);
  expect(qr.state.get()).toMatchObject({ step: 'failed', error: { status: 503 } });
});
