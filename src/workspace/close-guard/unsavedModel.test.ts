import { createStore } from '@/common/store';
import { startModels } from '../store/startModels';
import { failTest, testLayersModel, testTab, testTabsModel } from '../testing/testStore';
import { createUnsavedModel, isViewUnsaved, markUnsaved, unsavedAmong } from './unsavedModel';

/** A store with the tabs `a` (home) and `b`, whose views have the same names. */
function setUp() {
  const transfers = createStore(0);
  const page = new EventTarget();
  const { store, stop } = startModels(
    [
      createUnsavedModel({ transfers, page: page as unknown as Window }),
      testTabsModel(),
      testLayersModel({ newId: () => 'layer' }),
    ],
    failTest,
  );
  store.dispatch({ type: 'tabs/reset', payload: { home: testTab('a'), restored: [] } });
  ['a', 'b'].forEach((key) => store.dispatch({ type: 'tabs/open', payload: { tab: testTab(key), viewId: key } }));
  const mark = (pageId: string, isDirty = true) => markUnsaved(store, pageId, isDirty);
  return {
    store,
    stop,
    transfers,
    mark,
    isUnsaved: (viewId: string) => isViewUnsaved(store.getState(), viewId),
    leavePage: () => page.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  };
}

it('a view is unsaved as long as any of its pages is', () => {
  const { mark, isUnsaved } = setUp();
  mark('a');
  mark('a/mounted');
  mark('a', false);
  expect([isUnsaved('a'), isUnsaved('b')]).toEqual([true, false]);
  mark('a/mounted', false);
  expect(isUnsaved('a')).toBe(false);
});

it('a view is unsaved while a page pushed over it is', async () => {
  const { store, mark, isUnsaved } = setUp();
  await store.dispatch({ type: 'layers/open', payload: { pageCode: 'x', target: { kind: 'home' }, over: 'a' } });
  mark('layer');
  expect([isUnsaved('a'), isUnsaved('b')]).toEqual([true, false]);
});

it('a page that marks itself again changes nothing', () => {
  const { store, mark } = setUp();
  mark('a');
  const listener = jest.fn();
  store.subscribe(listener);
  mark('a');
  expect(listener).not.toHaveBeenCalled();
});

it('is forgotten with a page inside a view, and with the pages inside that', () => {
  const { store, mark } = setUp();
  ['a', 'a/x', 'a/x/0'].forEach((page) => mark(page));
  store.dispatch({ type: 'unsaved/forget', payload: 'a/x' });
  expect(unsavedAmong(store.getState().unsaved, ['a'])).toEqual(['a']);
});

it('is forgotten when the tab closes', async () => {
  const { store, mark } = setUp();
  mark('a');
  mark('b/0');
  await store.dispatch({ type: 'tabs/close', payload: 'b' });
  expect(store.getState().unsaved).toEqual(['a']);
});

it('the browser asks before it leaves the page while there is unsaved input or a transfer, until the workspace stops', () => {
  const { leavePage, mark, transfers, stop } = setUp();
  expect(leavePage()).toBe(true);
  mark('a');
  expect(leavePage()).toBe(false);
  mark('a', false);
  transfers.set(1);
  expect(leavePage()).toBe(false);
  stop();
  expect(leavePage()).toBe(true);
});
