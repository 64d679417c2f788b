import { createTestServices } from '@/services/testing/createTestServices';
import { signIn } from '@/services/testing/signIn';
import { memoryStorage } from '@/services/storage/memoryStorage';
import type { KeyValueStorage } from '@/services/environment';
import type { NoticesDeps } from '../notices/createNotices';
import { createTheme } from '../theme/createTheme';
import { fakeColorScheme } from '../theme/fakeColorScheme';
import { createWorkspace } from './createWorkspace';

const page = (pageCode: string) => ({ id: pageCode, title: pageCode, pageCode, children: [] });

/** The workspace of an account, all of them in position `post-1`, on one computer. */
function enter(storage: KeyValueStorage, accountCode: string) {
  const services = createTestServices({ storage });
  signIn(services);
  const session = services.session.get();
  if (!session) throw new Error('Nobody is signed in');
  services.session.complete({ ...session, user: { ...session.user, accountCode } });
  services.startUp.set({
    menu: ['home', 'orders'].map(page),
    nativeFunctions: [],
    webScripts: [],
    isTabMode: true,
    components: [],
    missingComponents: [],
    skipped: [],
  });
  const paths = ['/page'];
  const go = (path: string) => {
    paths.push(path);
    workspace.navigation.visit();
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
  });
  workspace.navigation.visit();
  const keys = () => workspace.store.getState().tabs.tabs.map(({ key }) => key);
  return { ...workspace, keys };
}

const CUSTOMER = '/page?pagecode=orders&linkparam=%7B%22customer%22%3A%22secret%22%7D';

it('another account of the same position on the same computer finds nothing of the tabs, recent and favourite pages', () => {
  const storage = memoryStorage();
  const liNa = enter(storage, 'li.na');
  liNa.navigation.go(CUSTOMER, '张先生的订单');
  liNa.palette.memory.toggleFavourite('/page?pagecode=orders');
  liNa.palette.memory.remember('/page?pagecode=orders');

  const other = enter(storage, 'zhang.wei');
  expect(other.keys()).toEqual(['/page?pagecode=home']);
  expect([other.palette.memory.recents.get(), other.palette.memory.favourites.get()]).toEqual([[], []]);

  const again = enter(storage, 'li.na');
  expect(again.keys()).toEqual(['/page?pagecode=home', CUSTOMER]);
  expect(again.palette.memory.favourites.get()).toEqual(['/page?pagecode=orders']);
});

it('what an earlier version kept for the position alone is removed and never shown', () => {
  const tab = { key: CUSTOMER, name: 'x', title: 'x', code: 'orders', changeRoute: true, isNative: false };
  const storage = memoryStorage({
    'atrium.route-tabs.post-1': JSON.stringify([tab]),
    'atrium.recent-pages.post-1': '["/secret"]',
  });
  expect(enter(storage, 'li.na').keys()).toEqual(['/page?pagecode=home']);
  expect(storage.keys().filter((key) => /route-tabs\.|recent-pages\./.test(key))).toEqual([]);
});
