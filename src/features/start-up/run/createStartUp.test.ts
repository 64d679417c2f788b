import { AppError } from '@/common/errors/appError';
import { createStartUp } from './createStartUp';
import type { Step } from './step';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const done = async () => () => undefined;
const step = (begin: Step['begin']): Step => ({ name: 'menu', begin });

it('counts every 50 ms up to 90, and to 100 one second later', async () => {
  const { state, start, stop } = createStartUp({
    steps: [step(() => new Promise(() => undefined))],
    onComplete: jest.fn(),
  });
  start();
  await jest.advanceTimersByTimeAsync(49);
  expect(state.get().percent).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(state.get().percent).toBe(1);
  await jest.advanceTimersByTimeAsync(89 * 50 + 999);
  expect(state.get().percent).toBe(90);
  await jest.advanceTimersByTimeAsync(1);
  expect(state.get().percent).toBe(100);
  stop();
});

it('completes as soon as everything is loaded, before the counter ends', async () => {
  const onComplete = jest.fn();
  const { state, start } = createStartUp({ steps: [step(done)], onComplete });
  start();
  await jest.advanceTimersByTimeAsync(0);
  expect(onComplete).toHaveBeenCalledTimes(1);
  expect(state.get().percent).toBe(100);
});

it('stops at a failed step and resumes when it is started again', async () => {
  const begin = jest.fn(done).mockRejectedValueOnce(new AppError('network', 'offline'));
  const onComplete = jest.fn();
  const { state, start } = createStartUp({ steps: [step(begin)], onComplete });
  start();
  await jest.advanceTimersByTimeAsync(200);
  expect(state.get()).toMatchObject({ failed: { step: 'menu', error: { kind: 'network' } } });
  const { percent } = state.get();
  await jest.advanceTimersByTimeAsync(1000);
  expect(state.get().percent).toBe(percent);
  start();
  expect(state.get().failed).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1000);
  expect(onComplete).toHaveBeenCalledTimes(1);
});

it('offers no retry when the session is over', async () => {
  const { state, start } = createStartUp({
    steps: [step(() => Promise.reject(new AppError('auth', '401')))],
    onComplete: jest.fn(),
  });
  start();
  await jest.advanceTimersByTimeAsync(200);
  expect(state.get().failed).toBeUndefined();
});

it('does not complete after it was stopped', async () => {
  const onComplete = jest.fn();
  const late = () =>
    new Promise<() => void>((resolve) => {
      setTimeout(resolve, 1000, () => undefined);
    });
  const { start, stop } = createStartUp({ steps: [step(late)], onComplete });
  start();
  await jest.advanceTimersByTimeAsync(500);
  stop();
  await jest.advanceTimersByTimeAsync(5000);
  expect(onComplete).not.toHaveBeenCalled();
});
