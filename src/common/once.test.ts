import { once, sharePending } from './once';

const failFirst = () => jest.fn(async () => 'answer').mockRejectedValueOnce(new Error('lost'));

describe('once', () => {
  it('runs the work a single time and gives every caller the same promise', async () => {
    const work = jest.fn(async () => ({}));
    const get = once(work);
    expect(get()).toBe(get());
    expect(await get()).toBe(await get());
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('keeps a failure by default', async () => {
    const get = once(failFirst());
    await expect(get()).rejects.toThrow('lost');
    await expect(get()).rejects.toThrow('lost');
  });

  it('runs the work again after a failure when it may retry; callers of the failed run share the failure', async () => {
    const work = failFirst();
    const get = once(work, { retryAfterFailure: true });
    const both = await Promise.allSettled([get(), get()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(get()).resolves.toBe('answer');
    expect(work).toHaveBeenCalledTimes(2);
  });
});

it('sharePending runs the work again once it has settled, whether it succeeded or failed', async () => {
  const work = failFirst();
  const get = sharePending(work);
  await expect(Promise.all([get(), get()])).rejects.toThrow('lost');
  await Promise.all([get(), get()]);
  await get();
  expect(work).toHaveBeenCalledTimes(3);
});
