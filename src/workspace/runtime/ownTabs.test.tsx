import { createTestServices } from '@/services/testing/createTestServices';
import { NO_START_UP_DATA } from '@/services/testing/noStartUpData';
import { signIn } from '@/services/testing/signIn';
import { memoryStorage } from '@/services/storage/memoryStorage';
import type { KeyValueStorage } from '@/services/environment';
import type { NoticesDeps } from '../notices/createNotices';
import { createFakeTools } from '../overlays/fakeTools';
import { activeTab } from '../tabs/tabReducers';
import { createTheme } from '../theme/createTheme';
import { fakeColorScheme } from '../theme/fakeColorScheme';
import { createWorkspace } from './createWorkspace';

const page = (pageCode: string) => ({ id: pageCode, title: pageCode, pageCode, children: [] });

/** The workspace of an account, all of them in position `post-1`, on one computer. */
function enter(storage: KeyValueStorage, accountCode: string, tabStorage = memoryStorage()) {
  const services = createTestServices({ storage, tabStorage });
  signIn(services);
  const session = services.session.get();
  if (!session) throw new Error('Nobody is signed in');
  services.session.complete({ ...session, user: { ...session.user, accountCode } });
  services.startUp.set({ ...NO_START_UP_DATA, menu: ['home', 'orders'].map(page) });
  const paths = ['/page'];
  const go = (path: string) => {
    paths.push(path);
    workspace.syncTabToRoute();
  };
  const workspace = createWorkspace({
    services,
    antd: {} as NoticesDeps['antd'],
    router: {
      path: () => paths.at(-1) ?? '',
      outerQuery: () => '',
      push: go,
      replace: go,
      openWindow: () => undefined,
      canGoBack: () => true,
      back: () => undefined,
    },
    records: services.records,
    theme: createTheme({
      root: document.createElement('html'),
      storage,
      records: services.records,
      darkScheme: fakeColorScheme(),
      account: { tenantCode: 'hd', accountCode },
    }),
    createTools: createFakeTools,
  });
  workspace.syncTabToRoute();
  const palette = () => workspace.store.getState().palette;
  const keys = () => workspace.store.getState().tabs.tabs.map(({ key }) => key);
  return { ...workspace, keys, palette };
}

const CUSTOMER = '/page?pagecode=orders&linkparam=%7B%22customer%22%3A%22secret%22%7D';

it('does not show an account the tabs, recent and favourite pages of another one in the same position', () => {
  const storage = memoryStorage();
  const liNa = enter(storage, 'li.na');
  liNa.navigation.navigate(CUSTOMER, '张先生的订单');
  liNa.store.run({ type: 'palette/toggleFavourite', payload: '/page?pagecode=orders' });
  expect(liNa.palette().recents).toContain('/page?pagecode=orders');

  const other = enter(storage, 'zhang.wei');
  expect(other.keys()).toEqual(['/page?pagecode=home']);
  expect(other.palette()).toMatchObject({ recents: ['/page?pagecode=home'], favourites: [] });

  const again = enter(storage, 'li.na');
  expect(again.keys()).toEqual(['/page?pagecode=home', CUSTOMER]);
  expect(again.palette().favourites).toEqual(['/page?pagecode=orders']);
});

/** Opens a page and returns the state of its tab. */
const open = ({ navigation, store, subApps }: ReturnType<typeof enter>) => {
  navigation.navigate(CUSTOMER);
  const viewId = activeTab(store.getState().tabs)?.viewId ?? '';
  return subApps.portals.forView(viewId).portal.tab.state;
};

it('two browser tabs with the same page keep its state apart over a reload', () => {
  const [storage, one, two] = [memoryStorage(), memoryStorage(), memoryStorage()];
  open(enter(storage, 'li.na', one)).set('one');
  open(enter(storage, 'li.na', two)).set('two');
  expect(open(enter(storage, 'li.na', one)).get()).toBe('one');
  expect(open(enter(storage, 'li.na', two)).get()).toBe('two');
});

it('what a page keeps with its tab outlives a reload and a refresh, and goes with the tab', async () => {
  const storage = memoryStorage();
  open(enter(storage, 'li.na')).set({ level: 2 });
  expect(storage.keys().some((key) => key.includes('li.na') && storage.getItem(key)?.includes('"level":2'))).toBe(true);

  const reloaded = enter(storage, 'li.na');
  expect(open(reloaded).get()).toEqual({ level: 2 });
  reloaded.store.run({ type: 'tabs/renewView', payload: { viewId: 'refreshed' } });
  expect(open(reloaded).get()).toEqual({ level: 2 });
  await reloaded.navigation.close(CUSTOMER);
  expect(storage.keys().some((key) => storage.getItem(key)?.includes('"level":2'))).toBe(false);
  expect(open(reloaded).get()).toBeUndefined();
});

it('a page without a tab keeps its state for itself', () => {
  const { subApps, store, navigation } = enter(memoryStorage(), 'li.na');
  navigation.navigate(CUSTOMER);
  const { state } = subApps.portals.forView('a dialog').portal.tab;
  state.set({ level: 2 });
  expect(state.get()).toEqual({ level: 2 });
  expect(subApps.portals.forView('another').portal.tab.state.get()).toBeUndefined();
  expect(store.getState().tabs.tabs.some((tab) => tab.state !== undefined)).toBe(false);
});

it('removes the records that an earlier version stored for the position alone', () => {
  const tab = { key: CUSTOMER, name: 'x', title: 'x', code: 'orders', changeRoute: true, isNative: false };
  const storage = memoryStorage({
    'atrium.route-tabs.post-1': JSON.stringify([tab]),
    'atrium.recent-pages.post-1': '["/secret"]',
  });
  expect(enter(storage, 'li.na').keys()).toEqual(['/page?pagecode=home']);
  expect(storage.keys().filter((key) => /route-tabs\.|recent-pages\./.test(key))).toEqual([]);
});
