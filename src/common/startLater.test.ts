import { startLater } from './startLater';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what nobody waits for starts after the delay, all of it, also when a part of it fails', async () => {
  const works = [jest.fn(() => Promise.reject(new Error('offline'))), jest.fn(() => Promise.resolve())];
  startLater(works, 2_000);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(works.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(works.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('nothing starts after a stop', async () => {
  const work = jest.fn(() => Promise.resolve());
  const stop = startLater([work], 2_000);
  stop();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(work).not.toHaveBeenCalled();
});
