import type { LoginAnswer, QrCode } from '@/services';
import { next } from './qrMachine';
import type { QrEvent, QrState } from './qrMachine';

const code: QrCode = { id: '1', content: 'http://phone/1', livesMs: 120_000 };
const answer = { passwordStatus: '1' } as LoginAnswer;
const received: QrEvent = { type: 'received', code };
const polled = (state: Extract<QrEvent, { type: 'polled' }>['state']): QrEvent => ({ type: 'polled', state });
const after = (...events: QrEvent[]): QrState => events.reduce(next, { step: 'loading' });

it('goes from waiting over scanned to confirmed', () => {
  expect(after(received)).toEqual({ step: 'waiting', code, isUnreachable: false });
  expect(after(received, polled({ kind: 'scanned', userName: '张伟' }))).toMatchObject({
    step: 'scanned',
    userName: '张伟',
  });
  expect(after(received, polled({ kind: 'scanned', userName: '张伟' }), polled({ kind: 'confirmed', answer }))).toEqual(
    { step: 'confirmed', answer },
  );
});

it.each([
  ['its time is over', { type: 'timedOut' }, 'expired'],
  ['the server says so', polled({ kind: 'expired' }), 'expired'],
  ['the phone declines', polled({ kind: 'cancelled' }), 'cancelled'],
] as const)('becomes invalid when %s, until another code is requested', (_why, event, step) => {
  const state = after(received, event);
  expect(state).toEqual({ step, code });
  expect(next(state, polled({ kind: 'confirmed', answer }))).toBe(state);
  expect(next(state, { type: 'requested' })).toEqual({ step: 'loading' });
});

it('marks the server as unreachable until the next answer', () => {
  const lost = after(received, { type: 'pollFailed' });
  expect(lost).toEqual({ step: 'waiting', code, isUnreachable: true });
  expect(next(lost, polled({ kind: 'waiting' }))).toMatchObject({ isUnreachable: false });
});

it('stores the reason when no code could be loaded', () => {
  expect(after({ type: 'refused', error: 'busy' })).toEqual({ step: 'failed', error: 'busy' });
});

it('ignores a late answer', () => {
  const confirmed = after(received, polled({ kind: 'confirmed', answer }));
  expect(next(confirmed, { type: 'timedOut' })).toBe(confirmed);
  expect(next({ step: 'loading' }, polled({ kind: 'waiting' }))).toEqual({ step: 'loading' });
});
