import { createStore } from '@/common/store';
import { createCloseGuard } from './createCloseGuard';
import { createTransfers } from './createTransfers';
import { createUnsaved } from './createUnsaved';
import { blockUnload } from './blockUnload';

function setUp() {
  const unsaved = createUnsaved();
  const transfers = createStore(0);
  const confirmLoss = jest.fn(() => Promise.resolve(true));
  const confirmTransfers = jest.fn(() => Promise.resolve(true));
  return {
    unsaved,
    transfers,
    confirmLoss,
    confirmTransfers,
    closeGuard: createCloseGuard({ unsaved, transfers, confirmLoss, confirmTransfers }),
  };
}

describe('leaving', () => {
  it('asks nobody when there is nothing to lose', async () => {
    const { closeGuard, confirmLoss, confirmTransfers } = setUp();
    await expect(closeGuard.canClose(['a'], { isStoppingTransfers: true })).resolves.toBe(true);
    expect(confirmLoss).not.toHaveBeenCalled();
    expect(confirmTransfers).not.toHaveBeenCalled();
    expect(closeGuard.isAtRisk()).toBe(false);
  });

  it('asks once about all unsaved input that goes, and not about what stays', async () => {
    const { closeGuard, unsaved, confirmLoss } = setUp();
    unsaved.mark('a', true);
    unsaved.mark('b', true);
    await closeGuard.canClose(['c']);
    expect(confirmLoss).not.toHaveBeenCalled();
    confirmLoss.mockResolvedValueOnce(false);
    await expect(closeGuard.canClose(['a', 'b'])).resolves.toBe(false);
    expect(confirmLoss).toHaveBeenCalledTimes(1);
    expect(closeGuard.isAtRisk()).toBe(true);
  });

  it('asks about transfers where they would be cut off', async () => {
    const { closeGuard, transfers, confirmTransfers } = setUp();
    transfers.set(1);
    await closeGuard.canClose(['a']);
    expect(confirmTransfers).not.toHaveBeenCalled();
    confirmTransfers.mockResolvedValueOnce(false);
    await expect(closeGuard.canClose(['a'], { isStoppingTransfers: true })).resolves.toBe(false);
  });

  it('tells whose input the person has agreed to lose, once it is sure that it goes', async () => {
    const { closeGuard, unsaved, transfers, confirmLoss, confirmTransfers } = setUp();
    const lost: (readonly string[])[] = [];
    const dispose = closeGuard.onDiscard((pageIds) => lost.push(pageIds));
    unsaved.mark('a', true);
    transfers.set(1);
    confirmLoss.mockResolvedValueOnce(false);
    await closeGuard.canClose(['a', 'b']);
    confirmTransfers.mockResolvedValueOnce(false);
    await closeGuard.canClose(['a', 'b'], { isStoppingTransfers: true });
    await closeGuard.canClose(['b']);
    expect(lost).toEqual([]);
    await closeGuard.canClose(['a', 'b'], { isStoppingTransfers: true });
    expect(lost).toEqual([['a']]);
    dispose();
    await closeGuard.canClose(['a']);
    expect(lost).toHaveLength(1);
  });

  it('asks about all pages of a view except the one that closes itself with a result, whose input is needed no more', async () => {
    const { closeGuard, unsaved, confirmLoss } = setUp();
    const givenUp: (readonly string[])[] = [];
    closeGuard.onDiscard((pageIds) => givenUp.push(pageIds));
    ['a/0', 'a/1', 'ab'].forEach((page) => unsaved.mark(page, true));
    confirmLoss.mockResolvedValueOnce(false);
    await expect(closeGuard.canClose(['a'], { finished: 'a/1' })).resolves.toBe(false);
    expect(confirmLoss).toHaveBeenLastCalledWith(['a/0']);
    expect(givenUp).toEqual([]);
    unsaved.mark('a/0', false);
    await expect(closeGuard.canClose(['a'], { finished: 'a/1' })).resolves.toBe(true);
    expect(confirmLoss).toHaveBeenCalledTimes(1);
    expect(givenUp).toEqual([['a/1']]);
  });

  it('asks once about the same pages at the same time', async () => {
    const { closeGuard, unsaved, confirmLoss } = setUp();
    unsaved.mark('a', true);
    let answer: (isYes: boolean) => void = () => undefined;
    confirmLoss.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const both = Promise.all([closeGuard.canClose(['a']), closeGuard.canClose(['a'])]);
    await Promise.resolve();
    answer(false);
    await expect(both).resolves.toEqual([false, false]);
    expect(confirmLoss).toHaveBeenCalledTimes(1);
    await expect(closeGuard.canClose(['a'])).resolves.toBe(true);
    expect(confirmLoss).toHaveBeenCalledTimes(2);
  });

  it('knows beforehand whether there is anything to ask', () => {
    const { closeGuard, unsaved } = setUp();
    expect(closeGuard.needsConfirmation(['a', 'b'])).toBe(false);
    unsaved.mark('a/0', true);
    closeGuard.beforeClose('b', () => true);
    expect([
      closeGuard.needsConfirmation(['a']),
      closeGuard.needsConfirmation(['b']),
      closeGuard.needsConfirmation(['c']),
    ]).toEqual([true, true, false]);
  });

  it('lets a view object, for as long as it wants to', async () => {
    const { closeGuard, confirmLoss, unsaved } = setUp();
    unsaved.mark('a', true);
    const dispose = closeGuard.beforeClose('a', () => Promise.resolve(false));
    await expect(closeGuard.canClose(['b', 'a'])).resolves.toBe(false);
    expect(confirmLoss).not.toHaveBeenCalled();
    dispose();
    dispose();
    await expect(closeGuard.canClose(['b', 'a'])).resolves.toBe(true);
  });
});

describe('unsaved input', () => {
  it('is a view’s as long as any of its holders has some', () => {
    const { unsaved } = setUp();
    const listener = jest.fn();
    unsaved.subscribe(listener);
    unsaved.mark('a', true);
    unsaved.mark('a/mounted', true);
    unsaved.mark('a', false);
    expect([...unsaved.get()]).toEqual(['a']);
    unsaved.mark('a/mounted', false);
    expect([...unsaved.get()]).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is forgotten with a page inside a view', () => {
    const { unsaved } = setUp();
    ['a', 'a/x', 'a/x/0'].forEach((page) => unsaved.mark(page, true));
    unsaved.forget('a/x');
    expect(unsaved.among(['a'])).toEqual(['a']);
  });

  it('is forgotten with its view', () => {
    const { unsaved } = setUp();
    unsaved.mark('a', true);
    unsaved.mark('b', true);
    unsaved.keep((viewId) => viewId === 'b');
    expect([...unsaved.get()]).toEqual(['b']);
  });
});

it('a transfer counts until it ends, well or badly', async () => {
  const transfers = createTransfers();
  const good = transfers.track(Promise.resolve('file'));
  const bad = transfers.track(Promise.reject(new Error('lost')));
  expect(transfers.get()).toBe(2);
  await expect(good).resolves.toBe('file');
  await expect(bad).rejects.toThrow('lost');
  expect(transfers.get()).toBe(0);
});

it('the browser asks before it closes the page while that would lose something', () => {
  const target = new EventTarget() as unknown as Window;
  let isAtRisk = true;
  const stop = blockUnload(target, () => isAtRisk);
  const leave = () => target.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  isAtRisk = false;
  expect(leave()).toBe(true);
  isAtRisk = true;
  stop();
  expect(leave()).toBe(true);
});
