import { createEmitter } from '@/common/emitter';
import { startModels } from '../store/startModels';
import { failTest, testLayersModel, testTab, testTabsModel } from '../testing/testStore';
import type { Discard } from './createCloseGuard';
import { createDiscardUndo } from './discardUndo';
import type { DiscardUndoDeps } from './discardUndo';

/** Tabs `home` and `orders` with the views `v0` and `v1`; the tab that is opened again has the view `v9`. */
function setUp() {
  const { store } = startModels([testTabsModel(), testLayersModel()], failTest);
  store.dispatch({ type: 'tabs/reset', payload: { home: testTab('home'), restored: [] } });
  store.dispatch({ type: 'tabs/open', payload: { tab: testTab('home'), viewId: 'v0' } });
  store.dispatch({ type: 'tabs/open', payload: { tab: testTab('orders'), viewId: 'v1' } });
  const discards = createEmitter<Discard>();
  const offers: { titles: readonly string[]; undo(): Promise<void> }[] = [];
  const reopenTab: DiscardUndoDeps['reopenTab'] = jest.fn(({ viewId: _viewId, ...tab }) => {
    store.dispatch({ type: 'tabs/open', payload: { tab, viewId: 'v9' } });
    return Promise.resolve('v9');
  });
  const reveal = jest.fn(() => Promise.resolve());
  const undo = createDiscardUndo({
    closeGuard: { onDiscard: discards.subscribe },
    store,
    reopenTab,
    reveal,
    offerUndo(titles, run) {
      const offer = { titles, undo: run };
      offers.push(offer);
      return () => void offers.splice(offers.indexOf(offer), 1);
    },
  });
  const push = (id: string, over: string | null, opener?: { viewId: string; reopen(): void }) =>
    store.dispatch({
      type: 'layers/push',
      payload: {
        id,
        over,
        page: {
          pageCode: id,
          title: `Page ${id}`,
          target: { kind: 'page', pageCode: id, linkParam: { id: 7 } },
          frame: { position: 'center', hasCloseIcon: true },
          ...(opener && { opener }),
        },
      },
    });
  return {
    undo,
    store,
    offers,
    reveal,
    reopenTab,
    push,
    discard: (lost: string[], closing = lost) => discards.emit({ lost, closing }),
    closeTab: () => store.dispatch({ type: 'tabs/remove', payload: { key: 'orders', viewId: 'unused' } }),
    closeLayers: (...ids: string[]) => store.dispatch({ type: 'layers/remove', payload: ids }),
    layers: () =>
      store.getState().layers.map(({ over, page }) => ({ over, pageCode: page.pageCode, target: page.target })),
  };
}

const editorOf = (typed: unknown) => ({ title: () => 'Edit role 7', capture: () => typed });

describe('the loss of input', () => {
  it('can be undone once the pages have closed, by their titles', () => {
    const { discard, push, closeLayers, closeTab, offers } = setUp();
    push('d1', null);
    discard(['v1', 'd1']);
    closeLayers('d1');
    expect(offers).toEqual([]);
    closeTab();
    expect(offers.map(({ titles }) => titles)).toEqual([['orders', 'Page d1']]);
  });

  it('marks the drafts of the pages, which restore them without a question', async () => {
    const { undo, discard, closeTab, offers } = setUp();
    undo.trackDraft('v1', 'draft-1');
    undo.trackDraft('v0', 'draft-0');
    discard(['v1']);
    closeTab();
    expect(undo.isUndone('draft-1')).toBe(false);
    await offers[0]?.undo();
    expect([undo.isUndone('draft-1'), undo.isUndone('draft-0')]).toEqual([true, false]);
  });

  it('opens a dialog by the event that has opened it, whose page comes to front', async () => {
    const { reveal, discard, push, closeLayers, offers, layers } = setUp();
    const reopen = jest.fn();
    push('d1', null, { viewId: 'v1', reopen });
    discard(['d1']);
    closeLayers('d1');
    await offers[0]?.undo();
    expect(reopen).toHaveBeenCalledTimes(1);
    expect(reveal.mock.calls).toEqual([['v1']]);
    expect(layers()).toEqual([]);
  });

  it('opens a dialog itself when the page that has opened it is closed', async () => {
    const { discard, push, closeLayers, offers, layers } = setUp();
    const reopen = jest.fn();
    push('d1', null, { viewId: 'gone', reopen });
    discard(['d1']);
    closeLayers('d1');
    await offers[0]?.undo();
    expect(reopen).not.toHaveBeenCalled();
    expect(layers()).toEqual([
      { over: null, pageCode: 'd1', target: { kind: 'page', pageCode: 'd1', linkParam: { id: 7 } } },
    ]);
  });

  it('opens a tab and the page that was pushed over it', async () => {
    const { discard, push, closeTab, offers, reopenTab, layers } = setUp();
    push('p1', 'v1', { viewId: 'v1', reopen: () => undefined });
    discard(['p1'], ['v1', 'p1']);
    closeTab();
    await offers[0]?.undo();
    expect(reopenTab).toHaveBeenCalledTimes(1);
    expect(layers()).toEqual([expect.objectContaining({ over: 'v9', pageCode: 'p1' })]);
  });

  it('hands what an editor of a native screen has captured to the view that replaces its own', async () => {
    const { undo, discard, closeTab, offers } = setUp();
    const dispose = undo.trackEditor('v1/editor1', editorOf({ name: 'typed' }));
    discard(['v1/editor1'], ['v1']);
    dispose();
    closeTab();
    expect(offers[0]?.titles).toEqual(['Edit role 7']);
    await offers[0]?.undo();
    const [replaced, other] = [jest.fn(), jest.fn()];
    undo.onRestore('v9', replaced);
    undo.onRestore('v0', other);
    expect(replaced.mock.calls).toEqual([[{ name: 'typed' }]]);
    expect(other).not.toHaveBeenCalled();
  });

  it('hands it to a screen that was opened again by hand as well', async () => {
    const { undo, discard, closeTab, offers } = setUp();
    undo.trackEditor('v1/editor1', editorOf('typed'));
    discard(['v1/editor1'], ['v1']);
    closeTab();
    const restore = jest.fn();
    undo.onRestore('v9', restore);
    await offers[0]?.undo();
    expect(restore.mock.calls).toEqual([['typed']]);
  });

  it('hands it back to the same view, in front, when only the editor was closed', async () => {
    const { undo, reveal, discard, offers, reopenTab } = setUp();
    const restore = jest.fn();
    undo.onRestore('v1', restore);
    undo.trackEditor('v1/editor1', editorOf('typed'));
    discard(['v1/editor1'], ['v1/editor1']);
    expect(offers.map(({ titles }) => titles)).toEqual([['Edit role 7']]);
    await offers[0]?.undo();
    expect([reveal.mock.calls, restore.mock.calls]).toEqual([[['v1']], [['typed']]]);
    expect(reopenTab).not.toHaveBeenCalled();
  });

  it('hands it to the tab that is opened for it when the tab was closed after the editor', async () => {
    const { undo, discard, closeTab, offers } = setUp();
    undo.trackEditor('v1/editor1', editorOf('typed'));
    discard(['v1/editor1'], ['v1/editor1']);
    closeTab();
    await offers[0]?.undo();
    const restore = jest.fn();
    undo.onRestore('v9', restore);
    expect(restore.mock.calls).toEqual([['typed']]);
  });

  it('is not offered any more by the notice once a page that was opened by hand offers the draft', () => {
    const { undo, discard, closeTab, offers } = setUp();
    undo.trackDraft('v1', 'draft-1');
    discard(['v1']);
    closeTab();
    undo.noteFound(['draft-0']);
    expect(offers).toHaveLength(1);
    undo.noteFound(['draft-1']);
    expect(offers).toEqual([]);
  });

  it('is not offered by a refreshed tab, whose page offers the draft itself', () => {
    const { discard, store, offers } = setUp();
    discard(['v1']);
    store.dispatch({ type: 'tabs/renewView', payload: { viewId: 'v2' } });
    expect(offers).toEqual([]);
  });

  it('is not offered for a page inside a view that stays open', () => {
    const { discard, closeTab, offers } = setUp();
    discard(['v1/x7'], ['v1/x7']);
    closeTab();
    expect(offers).toEqual([]);
  });
});
