import { createEmitter } from '@/common/emitter';
import { createStore } from '@/common/store';
import { createCloseGuard } from './createCloseGuard';
import type { LossAnswer } from './createCloseGuard';
import { unsavedAmong } from './unsavedModel';

function setUp() {
  const unsaved = new Set<string>();
  const changes = createEmitter<void>();
  const transfers = createStore(0);
  const confirmLoss = jest.fn(
    (
      _lost: readonly string[],
      _options: { canSave: boolean; isSaving: boolean; signal: AbortSignal },
    ): Promise<LossAnswer> => Promise.resolve('discard'),
  );
  const reveal = jest.fn(() => Promise.resolve());
  const noteSaving = jest.fn();
  const waits: (() => void)[] = [];
  const confirmTransfers = jest.fn(() => Promise.resolve(true));
  return {
    unsaved,
    changes,
    transfers,
    confirmLoss,
    confirmTransfers,
    reveal,
    noteSaving,
    /** The time of all waits is over. */
    pass: () => waits.forEach((end) => end()),
    closeGuard: createCloseGuard({
      unsavedAmong: (pageIds) => unsavedAmong([...unsaved], pageIds),
      watchUnsaved: changes.subscribe,
      transfers,
      confirmLoss,
      confirmTransfers,
      reveal,
      noteSaving,
      wait: () => new Promise((resolve) => waits.push(resolve)),
    }),
  };
}

describe('closing pages', () => {
  it('asks nothing when there is nothing to lose', async () => {
    const { closeGuard, confirmLoss, confirmTransfers } = setUp();
    await expect(closeGuard.canClose(['a'], { isStoppingTransfers: true })).resolves.toBe(true);
    expect(confirmLoss).not.toHaveBeenCalled();
    expect(confirmTransfers).not.toHaveBeenCalled();
  });

  it('asks once about all unsaved input that would be lost, and not about other pages', async () => {
    const { closeGuard, unsaved, confirmLoss } = setUp();
    unsaved.add('a');
    unsaved.add('b');
    await closeGuard.canClose(['c']);
    expect(confirmLoss).not.toHaveBeenCalled();
    confirmLoss.mockResolvedValueOnce('keep');
    await expect(closeGuard.canClose(['a', 'b'])).resolves.toBe(false);
    expect(confirmLoss).toHaveBeenCalledTimes(1);
  });

  it('withdraws its question when the input has been saved meanwhile, and the page stays', async () => {
    const { closeGuard, unsaved, changes, confirmLoss } = setUp();
    unsaved.add('a').add('b');
    confirmLoss.mockImplementationOnce(
      (_lost, { signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve('keep'))),
    );
    const answer = closeGuard.canClose(['a']);
    await Promise.resolve();
    unsaved.delete('b');
    changes.emit();
    expect(confirmLoss.mock.calls[0]?.[1].signal.aborted).toBe(false);
    unsaved.delete('a');
    changes.emit();
    await expect(answer).resolves.toBe(false);
  });

  it('asks about transfers where they would be aborted', async () => {
    const { closeGuard, transfers, confirmTransfers } = setUp();
    transfers.set(1);
    await closeGuard.canClose(['a']);
    expect(confirmTransfers).not.toHaveBeenCalled();
    confirmTransfers.mockResolvedValueOnce(false);
    await expect(closeGuard.canClose(['a'], { isStoppingTransfers: true })).resolves.toBe(false);
  });

  it('announces the pages whose input the person agreed to lose, once all questions are answered', async () => {
    const { closeGuard, unsaved, transfers, confirmLoss, confirmTransfers } = setUp();
    const lost: (readonly string[])[] = [];
    const dispose = closeGuard.onDiscard((discard) => lost.push(discard.lost));
    unsaved.add('a');
    transfers.set(1);
    confirmLoss.mockResolvedValueOnce('keep');
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

  it('asks about all pages of a view except the one that closes itself with a result, whose input is saved', async () => {
    const { closeGuard, unsaved, confirmLoss } = setUp();
    const finished: string[] = [];
    closeGuard.onFinish((pageId) => finished.push(pageId));
    ['a/0', 'a/1', 'ab'].forEach((page) => unsaved.add(page));
    confirmLoss.mockResolvedValueOnce('keep');
    await expect(closeGuard.canClose(['a'], { finished: 'a/1' })).resolves.toBe(false);
    expect(confirmLoss).toHaveBeenLastCalledWith(['a/0'], expect.objectContaining({ canSave: false }));
    expect(finished).toEqual([]);
    unsaved.delete('a/0');
    await expect(closeGuard.canClose(['a'], { finished: 'a/1' })).resolves.toBe(true);
    expect(confirmLoss).toHaveBeenCalledTimes(1);
    expect(finished).toEqual(['a/1']);
  });

  describe('saving before it closes', () => {
    it('is offered only when all unsaved pages can be saved', async () => {
      const { closeGuard, unsaved, confirmLoss } = setUp();
      unsaved.add('a').add('b');
      closeGuard.offerSave('a', () => () => Promise.resolve(true));
      let canSaveB = false;
      closeGuard.offerSave('b', () => (canSaveB ? () => Promise.resolve(true) : undefined));
      await closeGuard.canClose(['a', 'b']);
      canSaveB = true;
      await closeGuard.canClose(['a', 'b']);
      expect(confirmLoss.mock.calls.map(([, { canSave }]) => canSave)).toEqual([false, true]);
    });

    it('saves one page after the other; the first that cannot be saved is shown and keeps all open', async () => {
      const { closeGuard, unsaved, confirmLoss, reveal } = setUp();
      const discards = jest.fn();
      closeGuard.onDiscard(discards);
      const saved: string[] = [];
      const save = (id: string, isSaved: boolean) => () => () => {
        saved.push(id);
        return Promise.resolve(isSaved);
      };
      ['a', 'b', 'c'].forEach((id) => unsaved.add(id));
      closeGuard.offerSave('a', save('a', true));
      const dispose = closeGuard.offerSave('b', save('b', false));
      closeGuard.offerSave('c', save('c', true));
      confirmLoss.mockResolvedValue('save');
      await expect(closeGuard.canClose(['a', 'b', 'c'])).resolves.toBe(false);
      expect([saved, reveal.mock.calls]).toEqual([['a', 'b'], [['b']]]);
      dispose();
      closeGuard.offerSave('b', save('b', true));
      await expect(closeGuard.canClose(['a', 'b', 'c'])).resolves.toBe(true);
      expect(discards).not.toHaveBeenCalled();
    });
  });

  describe('while the answer to a save is missing', () => {
    function setUpSaving() {
      const all = setUp();
      all.unsaved.add('a');
      let settle: (isSaved: boolean) => void = () => undefined;
      const saved = new Promise<void>((resolve, reject) => {
        settle = (isSaved) => (isSaved ? resolve() : reject(new Error('refused')));
      });
      all.closeGuard.trackSave('a', saved);
      all.closeGuard.offerSave('a', () => () => Promise.resolve(true));
      const answer = all.closeGuard.canClose(['a']);
      return { ...all, settle, answer };
    }

    it('waits and says so; the saved page stays for the event that saved it', async () => {
      const { unsaved, settle, answer, confirmLoss, noteSaving } = setUpSaving();
      await Promise.resolve();
      expect([noteSaving.mock.calls.length, confirmLoss.mock.calls.length]).toEqual([1, 0]);
      unsaved.delete('a');
      settle(true);
      await expect(answer).resolves.toBe(false);
      expect(confirmLoss).not.toHaveBeenCalled();
    });

    it('asks as usual when the save has failed', async () => {
      const { settle, answer, confirmLoss } = setUpSaving();
      await Promise.resolve();
      settle(false);
      await expect(answer).resolves.toBe(true);
      expect(confirmLoss).toHaveBeenLastCalledWith(['a'], expect.objectContaining({ canSave: true, isSaving: false }));
    });

    it('asks after a while, without the offer to save again', async () => {
      const { pass, answer, confirmLoss } = setUpSaving();
      await Promise.resolve();
      pass();
      await expect(answer).resolves.toBe(true);
      expect(confirmLoss).toHaveBeenLastCalledWith(['a'], expect.objectContaining({ canSave: false, isSaving: true }));
    });

    it('waits also for a page without unsaved input', async () => {
      const { closeGuard, unsaved, settle, answer, confirmLoss } = setUpSaving();
      unsaved.delete('a');
      const again = closeGuard.canClose(['a', 'b']);
      await Promise.resolve();
      settle(true);
      await expect(Promise.all([answer, again])).resolves.toEqual([false, false]);
      expect(confirmLoss).not.toHaveBeenCalled();
    });

    it('does not offer to bring back input of a page that has none', async () => {
      const { closeGuard, unsaved, pass, answer } = setUpSaving();
      const discarded = jest.fn();
      closeGuard.onDiscard(discarded);
      unsaved.delete('a');
      await Promise.resolve();
      pass();
      await expect(answer).resolves.toBe(true);
      expect(discarded).not.toHaveBeenCalled();
    });

    it('asks about another page at once', async () => {
      const { closeGuard, unsaved, noteSaving, confirmLoss } = setUpSaving();
      await Promise.resolve();
      unsaved.add('b');
      await expect(closeGuard.canClose(['b'])).resolves.toBe(true);
      expect([noteSaving.mock.calls.length, confirmLoss.mock.calls.length]).toEqual([1, 1]);
    });
  });

  it('saves a page without a save of its own by the editor of its screen, and both together only once', async () => {
    const { closeGuard, unsaved, confirmLoss } = setUp();
    ['a/form', 'a/editor', 'b/form'].forEach((page) => unsaved.add(page));
    const save = jest.fn(() => {
      unsaved.delete('a/form');
      unsaved.delete('a/editor');
      return Promise.resolve(true);
    });
    closeGuard.offerSave('a/editor', () => save);
    confirmLoss.mockResolvedValue('save');
    await expect(closeGuard.canClose(['a'])).resolves.toBe(true);
    expect([confirmLoss.mock.lastCall?.[1].canSave, save.mock.calls.length]).toEqual([true, 1]);
    confirmLoss.mockResolvedValue('keep');
    await closeGuard.canClose(['b']);
    expect(confirmLoss.mock.lastCall?.[1].canSave).toBe(false);
  });

  it('finds the save of a view, also that of a page inside it', () => {
    const { closeGuard } = setUp();
    const save = () => Promise.resolve(true);
    closeGuard.offerSave('a/0', () => undefined);
    closeGuard.offerSave('a/1', () => save);
    expect([closeGuard.findSave('a'), closeGuard.findSave('b')]).toEqual([save, undefined]);
  });

  it('asks once about the same pages at the same time', async () => {
    const { closeGuard, unsaved, confirmLoss } = setUp();
    unsaved.add('a');
    let answer: (given: LossAnswer) => void = () => undefined;
    confirmLoss.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const both = Promise.all([closeGuard.canClose(['a']), closeGuard.canClose(['a'])]);
    await Promise.resolve();
    answer('keep');
    await expect(both).resolves.toEqual([false, false]);
    expect(confirmLoss).toHaveBeenCalledTimes(1);
    await expect(closeGuard.canClose(['a'])).resolves.toBe(true);
    expect(confirmLoss).toHaveBeenCalledTimes(2);
  });

  it('reports whether a confirmation is needed', () => {
    const { closeGuard, unsaved } = setUp();
    expect(closeGuard.needsConfirmation(['a', 'b'])).toBe(false);
    unsaved.add('a/0');
    closeGuard.beforeClose('b', () => true);
    expect([
      closeGuard.needsConfirmation(['a']),
      closeGuard.needsConfirmation(['b']),
      closeGuard.needsConfirmation(['c']),
    ]).toEqual([true, true, false]);
  });

  it('keeps a view whose own check refuses, until the check is disposed', async () => {
    const { closeGuard, confirmLoss, unsaved } = setUp();
    unsaved.add('a');
    const dispose = closeGuard.beforeClose('a', () => Promise.resolve(false));
    await expect(closeGuard.canClose(['b', 'a'])).resolves.toBe(false);
    expect(confirmLoss).not.toHaveBeenCalled();
    dispose();
    dispose();
    await expect(closeGuard.canClose(['b', 'a'])).resolves.toBe(true);
  });
});
