import type { MenuItem } from '@/services';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { startModels } from '../store/startModels';
import type { TabEntry } from '../tabs/tabReducers';
import { failTest, testTab, testTabsModel } from '../testing/testStore';
import { addRecent, createPaletteModel, toggleFavourite } from './paletteModel';

const path = (code: string) => `/page?pagecode=${code}`;
const leaf = (pageCode: string): MenuItem => ({ id: pageCode, title: pageCode, pageCode, children: [] });
const entry = (code: string, key = path(code)): TabEntry => ({ ...testTab(key), code });

function setUp(records = createRecords(memoryStorage())) {
  const { store, stop } = startModels(
    [createPaletteModel({ menu: ['home', 'orders', 'visits'].map(leaf), records }), testTabsModel()],
    failTest,
  );
  store.dispatch({ type: 'tabs/reset', payload: { home: entry('home'), restored: [] } });
  let count = 0;
  return {
    records,
    stop,
    store,
    open: (tab: TabEntry) => store.dispatch({ type: 'tabs/open', payload: { tab, viewId: `v${++count}` } }),
    toggle: (favourite: string) => store.run({ type: 'palette/toggleFavourite', payload: favourite }),
    palette: () => store.getState().palette,
  };
}

describe('recent pages', () => {
  it('are the pages of the menu that were activated, the newest first', () => {
    const { palette, open } = setUp();
    ['home', 'orders', 'visits', 'orders'].forEach((code) => open(entry(code)));
    expect(palette().recents).toEqual([path('orders'), path('visits'), path('home')]);
  });

  it('name a page that was opened with parameters as the menu does', () => {
    const { palette, open } = setUp();
    open(entry('orders', `${path('orders')}&linkparam=%7B%22id%22%3A1%7D`));
    expect(palette().recents).toEqual([path('orders')]);
  });

  it('leave out pages that are not in the menu', () => {
    const { palette, open } = setUp();
    open(entry('secret'));
    expect(palette().recents).toEqual([]);
  });

  it('are not written when the active page changes its title', () => {
    const { palette, store, open } = setUp();
    open(entry('orders'));
    const before = palette();
    store.dispatch({ type: 'tabs/setTitle', payload: { viewId: 'v1', title: 'Order 1' } });
    expect(palette()).toBe(before);
  });

  it('do not change after the workspace has stopped', () => {
    const { palette, open, stop } = setUp();
    stop();
    open(entry('orders'));
    expect(palette().recents).toEqual([]);
  });

  it('are the newest and eight more, each once', () => {
    const opened = Array.from({ length: 12 }, (_page, index) => `/${index}`).reduce<readonly string[]>(addRecent, []);
    expect(opened).toEqual(['/11', '/10', '/9', '/8', '/7', '/6', '/5', '/4', '/3']);
    expect(addRecent(['/c', '/b', '/a'], '/a')).toEqual(['/a', '/c', '/b']);
  });
});

it('a toggled page becomes the last favourite, and a second toggle removes it', () => {
  expect(toggleFavourite(['/a'], '/b')).toEqual(['/a', '/b']);
  expect(toggleFavourite(['/a', '/b'], '/a')).toEqual(['/b']);
});

it('recent and favourite pages are restored after a reload', () => {
  const { records, open, toggle } = setUp();
  open(entry('orders'));
  toggle('/c');
  expect(setUp(records).palette()).toMatchObject({ recents: [path('orders')], favourites: ['/c'] });
});

it('a favourite that another window added meanwhile is not lost', () => {
  const { records, toggle, palette } = setUp();
  setUp(records).toggle('/there');
  toggle('/here');
  expect(palette().favourites).toEqual(['/there', '/here']);
});

it('ignores stored values of another shape', () => {
  const records = createRecords(memoryStorage());
  records.write('recent-pages', { a: 1 });
  records.write('favourite-pages', ['/a', 7, null]);
  expect(setUp(records).palette()).toMatchObject({ recents: [], favourites: ['/a'] });
});
