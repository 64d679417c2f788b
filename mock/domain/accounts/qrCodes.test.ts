import { createRandom } from '../random';
import { actOnPhone } from './mockPhone';
import { QR_TTL_MS, createQrCodes } from './qrCodes';
import { seedAccounts } from './seedAccounts';

function begin() {
  let now = 1_700_000_000_000;
  const qrCodes = createQrCodes(createRandom(1), () => now);
  const accounts = seedAccounts();
  const act = (action: 'scan' | 'confirm' | 'cancel', qrCodeId = '', username = '') =>
    actOnPhone({ accounts, qrCodes }, { action, qrCodeId, username });
  return { qrCodes, act, wait: (ms: number) => (now += ms) };
}

it('goes from waiting to scanned to confirmed, and expires after its sign-in', () => {
  const { qrCodes, act } = begin();
  const { id } = qrCodes.create();
  expect(qrCodes.find(id)).toMatchObject({ state: 'waiting' });
  act('scan', id, 'li.na');
  expect(qrCodes.find(id)).toMatchObject({ state: 'scanned', account: { name: '李娜' } });
  act('confirm', id);
  expect(qrCodes.find(id)).toMatchObject({ state: 'confirmed', account: { name: '李娜' } });
  qrCodes.spend(id);
  expect(qrCodes.find(id).state).toBe('expired');
});

it('accepts no action after it was cancelled', () => {
  const { qrCodes, act } = begin();
  const { id } = qrCodes.create();
  act('scan', id);
  act('cancel', id);
  expect(qrCodes.find(id).state).toBe('cancelled');
  for (const action of ['scan', 'confirm', 'cancel'] as const)
    expect(() => act(action, id)).toThrow('login.qrcode_invalid');
});

it('expires after a configurable lifetime; an unknown code counts as expired', () => {
  const { qrCodes, act, wait } = begin();
  const { id } = qrCodes.create();
  wait(QR_TTL_MS - 1);
  expect(qrCodes.find(id).state).toBe('waiting');
  wait(1);
  expect(qrCodes.find(id).state).toBe('expired');
  expect(() => act('scan', id)).toThrow('login.qrcode_invalid');
  qrCodes.setTtl(10);
  expect(qrCodes.create().ttlMs).toBe(10);
  expect(qrCodes.find('unknown').state).toBe('expired');
});

it('keeps a confirmed code for another lifetime, so that the browser can fetch its sign-in', () => {
  const { qrCodes, act, wait } = begin();
  const { id } = qrCodes.create();
  wait(QR_TTL_MS - 1);
  act('confirm', id);
  wait(QR_TTL_MS - 1);
  expect(qrCodes.find(id).state).toBe('confirmed');
});

it('lists open codes newest first and uses the newest by default', () => {
  const { qrCodes, act } = begin();
  expect(() => act('scan')).toThrow('login.qrcode_invalid');
  const [older, newer] = [qrCodes.create(), qrCodes.create()];
  expect(qrCodes.open().map(({ id }) => id)).toEqual([newer.id, older.id]);
  act('cancel');
  expect(qrCodes.open().map(({ id }) => id)).toEqual([older.id]);
  expect(() => act('scan', older.id, 'nobody')).toThrow('request.malformed');
});

it('cannot be confirmed by a locked account', () => {
  const { qrCodes, act } = begin();
  const { id } = qrCodes.create();
  expect(() => act('confirm', id, 'qian.duo')).toThrow('login.contact_admin');
  expect(qrCodes.find(id).state).toBe('waiting');
});
