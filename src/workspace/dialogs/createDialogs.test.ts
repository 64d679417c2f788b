import { createStore } from '../store/createStore';
import { createDialogs } from './createDialogs';
import type { FrameOptions } from './dialogSize';

const flush = () => jest.advanceTimersByTimeAsync(0);

function setUp(readFrame: (pageCode: string) => Promise<Partial<FrameOptions>> = () => Promise.resolve({})) {
  const store = createStore();
  const confirmLoss = jest.fn<Promise<boolean>, []>();
  let count = 0;
  const dialogs = createDialogs({
    store,
    newId: () => `d${++count}`,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    readFrame,
    confirmLoss,
  });
  const ids = () => store.getState().dialogs.map((entry) => entry.id);
  const open = async (pageCode: string) => {
    const result = dialogs.open({ pageCode });
    await jest.advanceTimersByTimeAsync(50);
    return { result };
  };
  return { store, dialogs, confirmLoss, ids, open };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a page in a dialog', () => {
  it('appears 50 ms after it was asked for', async () => {
    const { dialogs, ids } = setUp();
    void dialogs.open({ pageCode: 'order' });
    await jest.advanceTimersByTimeAsync(49);
    expect(ids()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(ids()).toEqual(['d1']);
  });

  it('has the size its protocol asks for', async () => {
    const { store, open } = setUp(() => Promise.resolve({ width: 900, hasCloseIcon: false }));
    await open('order');
    expect(store.getState().dialogs[0]?.page.frame).toEqual({ position: 'center', width: 900, hasCloseIcon: false });
  });

  it('appears with the default size when the protocol is slow, and takes its own when it arrives', async () => {
    const { store, dialogs } = setUp(() => new Promise((resolve) => setTimeout(() => resolve({ width: 900 }), 1000)));
    void dialogs.open({ pageCode: 'order' });
    await jest.advanceTimersByTimeAsync(400);
    expect(store.getState().dialogs[0]?.page.frame.width).toBeUndefined();
    await jest.advanceTimersByTimeAsync(700);
    expect(store.getState().dialogs[0]?.page.frame.width).toBe(900);
  });

  it('hands its result to whoever opened it', async () => {
    const { dialogs, open, ids } = setUp();
    const { result } = await open('order');
    await dialogs.finish('d1', { saved: true });
    await expect(result).resolves.toEqual({ saved: true });
    expect(ids()).toEqual([]);
  });

  it('hands nothing back when it is cancelled, and takes those above with it', async () => {
    const { dialogs, open, ids } = setUp();
    const first = await open('a');
    const second = await open('b');
    await dialogs.requestClose('d1');
    await expect(Promise.all([first.result, second.result])).resolves.toEqual([undefined, undefined]);
    expect(ids()).toEqual([]);
  });

  it('stays when a person wants to keep what they typed', async () => {
    const { dialogs, open, ids, confirmLoss } = setUp();
    await open('a');
    dialogs.setDirty('d1', true);
    confirmLoss.mockResolvedValueOnce(false);
    await expect(dialogs.requestClose('d1')).resolves.toBe(false);
    expect(ids()).toEqual(['d1']);
    confirmLoss.mockResolvedValueOnce(true);
    await expect(dialogs.requestClose('d1')).resolves.toBe(true);
  });

  it('closes itself after saving without being asked', async () => {
    const { dialogs, open, confirmLoss } = setUp();
    await open('a');
    dialogs.setDirty('d1', true);
    await dialogs.finish('d1', 'saved');
    expect(confirmLoss).not.toHaveBeenCalled();
  });

  it('goes without a question when the session ends', async () => {
    const { dialogs, open, ids } = setUp();
    const { result } = await open('a');
    dialogs.setDirty('d1', true);
    dialogs.clear();
    await flush();
    await expect(result).resolves.toBeUndefined();
    expect(ids()).toEqual([]);
  });
});
