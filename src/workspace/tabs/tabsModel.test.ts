import { createPageResults } from '../navigation/pageResults';
import { startModels } from '../store/startModels';
import { testLayersModel, testTab as tab, testTabsModel } from '../testing/testStore';
import { activeTab } from './tabReducers';
import type { TabFacts } from './tabReducers';
import { leavingStandalone } from './tabsModel';
import type { TabsModelDeps } from './tabsModel';

const facts = (key: string): TabFacts => ({
  key,
  name: key,
  title: key,
  code: key,
  changeRoute: true,
  isNative: false,
});

function setUp() {
  let kept: readonly TabFacts[] = [facts('/kept'), facts('/forbidden')];
  const canClose = jest.fn((..._question: Parameters<TabsModelDeps['canClose']>) => Promise.resolve(true));
  const forgetReads = jest.fn();
  const onRefreshed = jest.fn();
  const results = createPageResults();
  let count = 0;
  const newId = () => `v${++count}`;
  const onError = jest.fn();
  const { store } = startModels(
    [
      testTabsModel({
        cache: {
          read: () => kept,
          write: (tabs) => {
            kept = tabs;
          },
        },
        restore: ({ key }) => (key === '/forbidden' ? undefined : tab(key)),
        newId,
        canClose,
        results,
        forgetReads,
        onRefreshed,
      }),
      testLayersModel({ newId }),
    ],
    onError,
  );
  const state = () => store.getState().tabs;
  const open = (key: string) => store.dispatch({ type: 'tabs/open', payload: { tab: tab(key), viewId: newId() } });
  const openStandalone = (key: string, code = key) =>
    store.dispatch({ type: 'tabs/openStandalone', payload: { tab: { ...tab(key), code }, viewId: newId() } });
  store.run({ type: 'tabs/restore', payload: tab('/home') });
  open('/home');
  return {
    store,
    open,
    openStandalone,
    canClose,
    forgetReads,
    onRefreshed,
    onError,
    results,
    close: (key: string) => store.dispatch({ type: 'tabs/close', payload: key }),
    finish: (pageId: string, result?: unknown) => store.dispatch({ type: 'tabs/finish', payload: { pageId, result } }),
    reopen: () => store.dispatch({ type: 'tabs/reopen' }),
    active: () => activeTab(state()),
    view: () => activeTab(state())?.viewId ?? '',
    kept: () => kept.map((item) => item.key),
    keys: () => state().tabs.map((item) => item.key),
  };
}

it('the tabs of the earlier visit are restored, without those that may not be visited any more', () => {
  expect(setUp().keys()).toEqual(['/home', '/kept']);
});

it('every change is stored', () => {
  const { open, store, kept } = setUp();
  open('/a');
  expect(kept()).toEqual(['/home', '/kept', '/a']);
  store.dispatch({ type: 'tabs/move', payload: { key: '/a', toIndex: 1 } });
  expect(kept()).toEqual(['/home', '/a', '/kept']);
});

it('a tab closes only when the close guard agrees', async () => {
  const { open, canClose, close, keys, view } = setUp();
  open('/a');
  canClose.mockResolvedValueOnce(false);
  await expect(close('/a')).resolves.toBe(false);
  expect(keys()).toEqual(['/home', '/kept', '/a']);
  expect(canClose).toHaveBeenCalledWith([view()]);
  await expect(close('/a')).resolves.toBe(true);
});

it('the close guard is asked about the pages that are pushed over the tab as well', async () => {
  const { open, store, canClose, close, view } = setUp();
  open('/a');
  const over = view();
  await store.dispatch({
    type: 'layers/open',
    payload: { pageCode: 'b', target: { kind: 'page', pageCode: 'b', linkParam: {} }, over },
  });
  await close('/a');
  expect(canClose).toHaveBeenCalledWith([over, store.getState().layers[0]?.id ?? expect.any(String)]);
  expect(store.getState().layers).toEqual([]);
});

it('an error of the close guard is reported, and the tab stays open', async () => {
  const { open, canClose, close, keys, onError } = setUp();
  open('/a');
  const failure = new Error('a check of the view failed');
  canClose.mockRejectedValueOnce(failure);
  await expect(close('/a')).rejects.toMatchObject({ kind: 'cancelled' });
  expect(onError.mock.lastCall?.[0]).toMatchObject({ kind: 'bug', cause: failure });
  expect(keys()).toContain('/a');
});

it('the tabs that closed last are reopened first', async () => {
  const { open, close, reopen, keys } = setUp();
  open('/a');
  open('/b');
  await close('/a');
  await close('/b');
  expect([await reopen(), await reopen(), await reopen()]).toEqual(['opens', 'opens', 'none']);
  expect(keys()).toEqual(['/home', '/kept', '/b', '/a']);
});

it('refreshing asks first, drops cached answers and gives the tab a new view', async () => {
  const { store, canClose, forgetReads, onRefreshed, view } = setUp();
  const before = view();
  canClose.mockResolvedValueOnce(false);
  await expect(store.dispatch({ type: 'tabs/refresh' })).resolves.toBe(false);
  expect([view(), forgetReads.mock.calls, onRefreshed.mock.calls]).toEqual([before, [], []]);
  await expect(store.dispatch({ type: 'tabs/refresh' })).resolves.toBe(true);
  expect(forgetReads).toHaveBeenCalledTimes(1);
  expect(view()).not.toBe(before);
});

describe('a refreshed tab', () => {
  async function refresh() {
    const test = setUp();
    await test.store.dispatch({ type: 'tabs/refresh' });
    const noteLoaded = (viewId: string, hasFailed: boolean) =>
      test.store.dispatch({ type: 'tabs/noteLoaded', payload: { viewId, hasFailed } });
    return { ...test, noteLoaded };
  }

  it('says that the refresh succeeded once, when its page has loaded', async () => {
    const { onRefreshed, noteLoaded, open, view } = await refresh();
    expect(onRefreshed).not.toHaveBeenCalled();
    await noteLoaded(view(), false);
    await noteLoaded(view(), false);
    open('/a');
    await noteLoaded(view(), false);
    expect(onRefreshed).toHaveBeenCalledTimes(1);
  });

  it('does not say so when something of its page could not be loaded', async () => {
    const { onRefreshed, noteLoaded, view } = await refresh();
    await noteLoaded(view(), true);
    await noteLoaded(view(), false);
    expect(onRefreshed).not.toHaveBeenCalled();
  });

  it('does not say so when its page could not be fetched, even after a retry', async () => {
    const { store, onRefreshed, noteLoaded, view } = await refresh();
    store.dispatch({ type: 'tabs/setFailed', payload: { viewId: view(), isFailed: true } });
    await noteLoaded(view(), false);
    expect(onRefreshed).not.toHaveBeenCalled();
  });
});

it('the page that opened a tab gets the result of its page', async () => {
  const { open, results, finish, view } = setUp();
  open('/a');
  const result = results.wait('/a');
  await expect(finish(view(), 'picked')).resolves.toBe('closed');
  await expect(result).resolves.toBe('picked');
});

it('the page that opened a tab gets no result when a person closed it', async () => {
  const { open, results, store } = setUp();
  open('/a');
  const result = results.wait('/a');
  await store.dispatch({ type: 'tabs/closeOthers', payload: '/home' });
  await expect(result).resolves.toBeUndefined();
});

it('a page that closes itself without a result is asked about its unsaved input first', async () => {
  const { open, canClose, finish, keys, view } = setUp();
  open('/a');
  const viewId = view();
  canClose.mockResolvedValueOnce(false);
  await expect(finish(viewId)).resolves.toBe('kept');
  expect(canClose).toHaveBeenCalledWith([viewId], {});
  expect(keys()).toEqual(['/home', '/kept', '/a']);
  await expect(finish(viewId)).resolves.toBe('closed');
  expect(keys()).toEqual(['/home', '/kept']);
});

it('a page that closes itself with a result is not asked about, but the other pages of its view are', async () => {
  const { open, canClose, finish, keys, view } = setUp();
  open('/a');
  const page = `${view()}/0`;
  canClose.mockResolvedValueOnce(false);
  await expect(finish(page, 'saved')).resolves.toBe('kept');
  expect(canClose).toHaveBeenCalledWith([view()], { finished: page });
  expect(keys()).toContain('/a');
});

it('the home page does not close itself', async () => {
  const { finish, keys, view } = setUp();
  await expect(finish(view())).resolves.toBe('notClosable');
  expect(keys()).toEqual(['/home', '/kept']);
});

it('a page that finishes after its tab was closed closes nothing', async () => {
  const { open, close, finish, keys, view } = setUp();
  open('/a');
  const viewId = view();
  await close('/a');
  await expect(finish(viewId, 'late')).resolves.toBe('gone');
  expect(keys()).toEqual(['/home', '/kept']);
});

describe('the standalone page', () => {
  it('goes for a page of another key and code only', () => {
    const { openStandalone, store, view } = setUp();
    openStandalone('/litheform', 'survey');
    const leaving = (next?: { key: string; code?: string }) => leavingStandalone(store.getState(), next);
    expect([leaving({ key: '/litheform' }), leaving({ key: '/litheform?2', code: 'survey' })]).toEqual([[], []]);
    expect([leaving({ key: '/a', code: 'a' }), leaving()]).toEqual([[view()], [view()]]);
  });

  it('stays in front of a reopened tab and keeps the other tabs open when the person keeps its input', async () => {
    const { openStandalone, store, canClose, close, reopen, view, keys } = setUp();
    openStandalone('/litheform', 'survey');
    await close('/kept');
    canClose.mockResolvedValue(false);
    const viewId = view();
    await expect(reopen()).resolves.toBe('kept');
    await expect(store.dispatch({ type: 'tabs/closeOthers', payload: '/home' })).resolves.toBe(false);
    expect(canClose).toHaveBeenLastCalledWith([viewId]);
    expect([view(), keys()]).toEqual([viewId, ['/home']]);
  });

  it('closes with its result', async () => {
    const { openStandalone, canClose, results, finish, active, view } = setUp();
    openStandalone('/litheform', 'survey');
    const viewId = view();
    const result = results.wait('/litheform');
    await expect(finish(viewId, 'sent')).resolves.toBe('standalone');
    expect(canClose).toHaveBeenCalledWith([viewId], { finished: viewId });
    await expect(result).resolves.toBe('sent');
    expect(active()).toBeUndefined();
  });
});
