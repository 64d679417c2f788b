import { createRecords } from '../storage/records';
import { memoryStorage } from '../storage/memoryStorage';
import { createIdPoolStorage, createIds } from './ids';

function setUp(waiting: string[] = []) {
  let given = 0;
  const generate = jest.fn(async (count: number) => Array.from({ length: count }, () => `id-${(given += 1)}`));
  const onRefillFailed = jest.fn();
  return { generate, onRefillFailed, ids: createIds({ generate, restore: () => waiting, onRefillFailed }) };
}

const take = async (ids: { next(): Promise<string> }, count: number) => {
  const taken: string[] = [];
  for (let n = 0; n < count; n += 1) taken.push(await ids.next());
  return taken;
};

describe('ids', () => {
  it('are loaded 3000 at a time and returned once each', async () => {
    const { ids, generate } = setUp();
    const taken = await take(ids, 2800);
    expect(generate.mock.calls).toEqual([[3000]]);
    expect(new Set(taken).size).toBe(2800);
  });

  it('are loaded again in the background when fewer than 200 remain', async () => {
    const { ids, generate } = setUp();
    await take(ids, 2800);
    expect(generate).toHaveBeenCalledTimes(1);
    await take(ids, 1);
    expect(generate).toHaveBeenCalledTimes(2);
  });

  it('share one fetch between concurrent calls', async () => {
    const { ids, generate } = setUp();
    const taken = await Promise.all(Array.from({ length: 50 }, () => ids.next()));
    expect(generate).toHaveBeenCalledTimes(1);
    expect(new Set(taken).size).toBe(50);
  });

  it('continue with the remaining ids when a prefetch fails', async () => {
    const { ids, generate, onRefillFailed } = setUp(['a', 'b']);
    generate.mockRejectedValue(new Error('offline'));
    expect(await take(ids, 2)).toEqual(['a', 'b']);
    await expect(ids.next()).rejects.toThrow('offline');
    expect(onRefillFailed).toHaveBeenCalled();
  });
});

describe('between two pages of a browser tab', () => {
  it('unused ids are kept in the tab’s storage', async () => {
    const records = createRecords(memoryStorage());
    const storage = createIdPoolStorage(records);
    const listeners: Record<string, (event: unknown) => void> = {};
    const { ids } = setUp(['a', 'b']);
    storage.watch(
      {
        addEventListener: (name: string, listener: (event: never) => void) => {
          listeners[name] = listener as never;
        },
      } as never,
      ids,
    );
    expect(await ids.next()).toBe('a');
    listeners.pagehide?.({});
    expect(storage.restore()).toContain('b');
    expect(storage.restore()).toEqual([]);
  });
});
