import type { MenuItem } from '@/services';
import { createRecords } from '@/services/storage/records';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createWorkspaceStore } from '../store/createWorkspaceStore';
import type { TabEntry } from '../tabs/tabReducer';
import { createPalette } from './createPalette';

const path = (code: string) => `/page?pagecode=${code}`;
const leaf = (pageCode: string): MenuItem => ({ id: pageCode, title: pageCode, pageCode, children: [] });
const facts = (code: string, key = path(code)): TabEntry => ({
  key,
  name: code,
  title: code,
  code,
  changeRoute: true,
  isNative: false,
  target: { kind: 'page', pageCode: code, linkParam: {} },
});

function setUp() {
  const store = createWorkspaceStore();
  const palette = createPalette({
    store,
    menu: ['home', 'orders', 'visits'].map(leaf),
    records: createRecords(memoryStorage()),
  });
  store.dispatch({ type: 'tabs/apply', event: { type: 'reset', home: facts('home'), restored: [] } });
  const stop = palette.start();
  let count = 0;
  const open = (tab: TabEntry) =>
    store.dispatch({ type: 'tabs/apply', event: { type: 'open', tab, viewId: `v${++count}` } });
  return { palette, store, open, stop };
}

test('each menu page that comes to front is remembered, newest first', () => {
  const { palette, open } = setUp();
  ['home', 'orders', 'visits', 'orders'].forEach((code) => open(facts(code)));
  expect(palette.memory.recents.get()).toEqual([path('orders'), path('visits'), path('home')]);
  expect(palette.frontPath()).toBe(path('orders'));
});

test('a page opened with parameters counts as the page of the menu', () => {
  const { palette, open } = setUp();
  open(facts('orders', `${path('orders')}&linkparam=%7B%22id%22%3A1%7D`));
  expect(palette.memory.recents.get()).toEqual([path('orders')]);
});

test('a page outside the menu is not remembered', () => {
  const { palette, open } = setUp();
  open(facts('secret'));
  expect([palette.memory.recents.get(), palette.frontPath()]).toEqual([[], undefined]);
});

test('a change inside the page in front writes nothing', () => {
  const { palette, store, open } = setUp();
  open(facts('orders'));
  const listener = jest.fn();
  palette.memory.recents.subscribe(listener);
  store.dispatch({ type: 'tabs/apply', event: { type: 'setTitle', viewId: 'v1', title: 'Order 1' } });
  expect(listener).not.toHaveBeenCalled();
});

test('nothing is remembered once the workspace has ended', () => {
  const { palette, open, stop } = setUp();
  stop();
  open(facts('orders'));
  expect(palette.memory.recents.get()).toEqual([]);
});
