import { prefetchInTurn } from './prefetchInTurn';

const DELAY_MS = 2_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function start() {
  const hand = new EventTarget();
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<void>((resolve) => finish.push(resolve));
  };
  const stop = prefetchInTurn([task('workflow'), task('reports')], hand, DELAY_MS);
  return { started, finish, stop, act: (type: string) => hand.dispatchEvent(new Event(type)) };
}

test('what is prefetched starts one after the other, once what is used now has had its time', async () => {
  const { started, finish } = start();
  await jest.advanceTimersByTimeAsync(DELAY_MS - 1);
  expect(started).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(started).toEqual(['workflow']);
  finish[0]?.();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(started).toEqual(['workflow', 'reports']);
  finish[1]?.();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(started).toHaveLength(2);
});

test.each(['pointermove', 'pointerdown', 'keydown', 'wheel'])(
  'nothing is prefetched until the hand has rested for a second (%s)',
  async (type) => {
    const { started, finish, act } = start();
    await jest.advanceTimersByTimeAsync(DELAY_MS - 100);
    act(type);
    await jest.advanceTimersByTimeAsync(999);
    expect(started).toEqual([]);
    act(type);
    await jest.advanceTimersByTimeAsync(999);
    expect(started).toEqual([]);
    await jest.advanceTimersByTimeAsync(500);
    expect(started).toEqual(['workflow']);
    act(type);
    finish[0]?.();
    await jest.advanceTimersByTimeAsync(999);
    expect(started).toEqual(['workflow']);
    await jest.advanceTimersByTimeAsync(500);
    expect(started).toEqual(['workflow', 'reports']);
  },
);

test('what cannot be prefetched does not keep the next from being prefetched', async () => {
  const started: string[] = [];
  const task = (name: string) => () => {
    started.push(name);
    return Promise.reject(new Error('offline'));
  };
  prefetchInTurn([task('dialogs'), task('workflow')], new EventTarget());
  await jest.advanceTimersByTimeAsync(2_000);
  expect(started).toEqual(['dialogs', 'workflow']);
});

test('nothing more starts after a stop', async () => {
  const { started, finish, stop } = start();
  await jest.advanceTimersByTimeAsync(DELAY_MS + 1_000);
  stop();
  finish[0]?.();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(started).toEqual(['workflow']);
});
