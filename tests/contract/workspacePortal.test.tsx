import { fireEvent, render } from '@testing-library/react';
import { ServicesProvider } from '../../src/app-context/services';
import { STORAGE_KEYS } from '../../src/common/constants/storageKeys';
import { DIALOG } from '../../src/common/constants/workspace';
import type { PrintRequest } from '../../src/common/printing';
import { refuse } from '../../src/services/testing/fakeServer';
import { createTestServices } from '../../src/services/testing/createTestServices';
import { signIn } from '../../src/services/testing/signIn';
import type { NoticesDeps } from '../../src/workspace/notices/createNotices';
import { createWorkspace } from '../../src/workspace/runtime/createWorkspace';
import { MountedPagesLayer } from '../../src/workspace/engine-host/MountedPagesLayer';
import { WorkspaceProvider } from '../../src/workspace/runtime/WorkspaceRoot';
import { isViewUnsaved } from '../../src/workspace/close-guard/unsavedModel';
import { activeTab, tabByView } from '../../src/workspace/tabs/tabReducers';
import { createFakeTools } from '../../src/workspace/overlays/fakeTools';
import { createTheme } from '../../src/workspace/theme/createTheme';
import { fakeColorScheme } from '../../src/workspace/theme/fakeColorScheme';
import { portalContract } from './portalContract';

const HOME = { id: '1', title: '工作台', pageCode: 'workbench', children: [] };

/** A storage that stores nothing. */
const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined, keys: () => [] };

/** An in-memory fake of antd's notices and dialogs. */
function fakeAntd() {
  const notices: { tone: string; text: string }[] = [];
  let isYes = true;
  const antd = {
    message: {
      open: ({ type, key }: { type: string; key: string }) => void notices.push({ tone: type, text: key }),
      destroy: () => undefined,
    },
    modal: {
      confirm({ onOk, onCancel }: { onOk(): void; onCancel(): void }) {
        queueMicrotask(isYes ? onOk : onCancel);
        return { destroy: () => undefined };
      },
    },
  } as unknown as NoticesDeps['antd'];
  return { antd, notices, answerConfirm: (answer: boolean) => (isYes = answer) };
}

function fakeRouter(first = '/page') {
  const routes = [first];
  const go = (path: string) => void routes.push(path);
  return {
    routes,
    path: () => routes.at(-1) ?? '',
    outerQuery: () => '',
    push: go,
    replace: go,
    openWindow: go,
    canGoBack: () => true,
    back: () => undefined,
  };
}

async function pressPrint() {
  const key = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true });
  window.dispatchEvent(key);
  // The next print begins when this one is closed.
  await new Promise((resolve) => setTimeout(resolve));
  return key.defaultPrevented;
}

/** Creates a workspace that begins with an address, and whose active tab is a native screen. */
function setUp(first?: string) {
  const services = createTestServices();
  signIn(services);
  services.startUp.set({
    menu: [HOME],
    nativeFunctions: ['rolemgr', 'passwordmgr', 'process', 'message-detail'].map((ref) => ({
      ref,
      code: 'order.view',
    })),
    webScripts: [],
    isTabMode: true,
    components: [],
    missingComponents: [],
    skipped: [],
  });
  const { antd, notices, answerConfirm } = fakeAntd();
  const router = fakeRouter(first);
  const theme = createTheme({
    root: document.createElement('html'),
    storage: nowhere,
    records: services.records,
    darkScheme: fakeColorScheme(),
    account: { tenantCode: 'hd', accountCode: 'li' },
  });
  const prints: PrintRequest[] = [];
  const workspace = createWorkspace({
    services,
    antd,
    router,
    records: services.records,
    theme,
    createTools: (context) => ({ ...createFakeTools(context), print: async (request) => void prints.push(request) }),
  });

  workspace.syncTabToRoute();
  if (first === undefined) {
    workspace.navigation.navigate('/rolemgr', '角色管理');
    workspace.syncTabToRoute();
  }
  const viewId = activeTab(workspace.store.getState().tabs)?.viewId ?? '';
  return { services, notices, answerConfirm, router, theme, workspace, viewId, prints };
}

portalContract('The workspace', () => {
  const { services, notices, answerConfirm, router, theme, workspace, viewId, prints } = setUp();
  const { store } = workspace;
  const tab = () => tabByView(store.getState().tabs, viewId);
  return {
    portal: workspace.subApps.portals.forView(viewId).portal,
    answer: (path, respData) => services.server.on(path, () => ({ resp_data: respData })),
    refuse: (path, code) => services.server.on(path, () => refuse(500, code, 600)),
    changeUser(change) {
      const session = services.session.get();
      if (!session) throw new Error('Nobody is signed in');
      const data = services.startUp.get();
      services.session.complete({ ...session, user: { ...session.user, ...change } });
      // A new session discards the start-up data; the product loads it again before it shows the workspace.
      services.startUp.set(data);
    },
    changeLanguage: (language) => services.i18n.setLanguage(language),
    changeTheme: (mode) => theme.change({ mode }),
    answerConfirm,
    pressPrint,
    showPages({ isValid }) {
      const controls = [
        { type: 'text', name: 'reason' },
        ...(isValid ? [] : [{ type: 'text', name: 'days', required: 1 }]),
      ];
      const protocol = { protocolversion: '1.0.0', pageinfo: { type: 200 }, controls };
      services.server.on('/api/teapi/protocol/uiprotocol/getprotocolbypagecode', () => ({ resp_data: { protocol } }));
      render(
        <ServicesProvider services={services}>
          <WorkspaceProvider workspace={workspace}>
            <MountedPagesLayer />
          </WorkspaceProvider>
        </ServicesProvider>,
      );
      // The pages change by themselves, as in a browser.
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    },
    enterReason(reason) {
      const field = document.querySelector('input');
      if (!field) throw new Error('No page is mounted');
      fireEvent.input(field, { target: { value: reason } });
    },
    prepareExpressions: () => undefined,
    seen: () => ({
      notices,
      isDirty: isViewUnsaved(store.getState(), viewId),
      title: tab()?.title,
      routes: router.routes,
      mountedPages: workspace.pageRuntime.mountedPages.get().length,
      isOpen: tab() !== undefined,
      prints: prints.map(({ title }) => title),
    }),
  };
});

describe('a message that a screen opens', () => {
  const message = {
    id: 'm1',
    kind: 'todo',
    kindName: '',
    title: '待您审批',
    summary: '',
    sender: '',
    time: '',
  } as const;
  const READ = '/api/teapi/message/message/read';

  async function open(link: { route: string }, isRead = false) {
    const { services, workspace, router, notices, viewId } = setUp();
    services.server.on(READ, () => ({ resp_data: {} }));
    await workspace.subApps.portals.forView(viewId).portal.nav.openMessage({ ...message, isRead, link });
    workspace.stop();
    const marked = services.server.received(READ).map(({ body }) => body);
    return { route: router.routes.at(-1), tones: notices.map(({ tone }) => tone), marked };
  }

  it('opens what it is about and is marked as read', async () => {
    const marked = [{ messageids: ['m1'] }];
    expect(await open({ route: '/process?processid=7' })).toEqual({
      route: '/process?processid=7',
      tones: [],
      marked,
    });
    expect(await open({ route: '/process?processid=7' }, true)).toMatchObject({ marked: [] });
  });

  it('with a link that cannot be opened says so, opens itself and is marked as read', async () => {
    expect(await open({ route: '/datadictmgr' })).toEqual({
      route: '/message-detail?messageid=m1',
      tones: ['warning'],
      marked: [{ messageids: ['m1'] }],
    });
  });
});

describe('the host, when a view closes,', () => {
  const element = () => document.createElement('div');

  it('disposes its subscriptions, close checks, prints and mounted pages', async () => {
    const { services, workspace, viewId } = setUp();
    const { portal, dispose } = workspace.subApps.portals.forView(viewId);
    const listener = jest.fn();
    const check = jest.fn(() => true);
    [portal.session, portal.i18n, portal.theme].forEach((state) => state.subscribe(listener));
    portal.tab.beforeClose(check);
    portal.engine.mountPage(element(), { pageCode: 'order-form' });
    portal.tab.offerPrint(() => Promise.resolve());
    dispose();
    await services.i18n.setLanguage('en');
    expect(listener).not.toHaveBeenCalled();
    expect(workspace.pageRuntime.mountedPages.get()).toEqual([]);
    portal.tab.close();
    await new Promise((resolve) => setTimeout(resolve));
    expect(check).not.toHaveBeenCalled();
    await expect(pressPrint()).resolves.toBe(false);
  });

  it('disposes resources that the view requests after it was closed', () => {
    const { workspace, viewId } = setUp();
    const { portal, dispose } = workspace.subApps.portals.forView(viewId);
    dispose();
    portal.engine.mountPage(element(), { pageCode: 'order-form' });
    expect(workspace.pageRuntime.mountedPages.get()).toEqual([]);
  });

  it('keeps the resources of other views', () => {
    const { workspace, viewId } = setUp();
    workspace.subApps.portals.forView(viewId).portal.engine.mountPage(element(), { pageCode: 'order-form' });
    workspace.subApps.portals.forView('another').dispose();
    expect(workspace.pageRuntime.mountedPages.get()).toHaveLength(1);
  });
});

it('a switch of the position that a view asks for is the one of the header', async () => {
  const { services, router, workspace, viewId } = setUp();
  services.server.on('/api/teapi/rolepermission/account/getaccountinfo', ({ body }) => ({
    resp_data: { positions: [body], functioncodes: ['order.view'] },
  }));
  await workspace.subApps.portals.forView(viewId).portal.session.switchPosition('post-9');
  expect(services.session.get()?.user.positionId).toBe('post-9');
  expect(router.routes.at(-1)).toBe('/loading');
});

it('what a screen prints is shown first, on A4 with the number of the page at its foot', async () => {
  const { workspace, viewId, prints } = setUp();
  const mount = () => Promise.resolve(() => undefined);
  await workspace.subApps.portals.forView(viewId).portal.print({ title: '报表', orientation: 'landscape', mount });
  expect(prints).toEqual([
    {
      mode: 'preview',
      title: '报表',
      mount,
      layout: expect.objectContaining({ paper: 'A4', orientation: 'landscape', footer: '{page} / {pages}' }) as object,
    },
  ]);
  workspace.stop();
});

it('Ctrl-P in front of one screen does not print another one', async () => {
  const { workspace, viewId } = setUp();
  const print = jest.fn(() => Promise.resolve());
  workspace.subApps.portals.forView(viewId).portal.tab.offerPrint(print);
  workspace.navigation.navigate('/passwordmgr', '修改密码');
  workspace.syncTabToRoute();
  await expect(pressPrint()).resolves.toBe(false);
  expect(print).not.toHaveBeenCalled();
  workspace.stop();
});

it('a link to a route keeps the path of the product and leaves out the query of the address', () => {
  const { workspace, viewId } = setUp();
  window.history.replaceState(null, '', '/portal/?token=secret#/rolemgr');
  const { nav } = workspace.subApps.portals.forView(viewId).portal;
  expect(nav.linkTo('/report-detail?reportcode=x')).toBe('http://localhost/portal/#/report-detail?reportcode=x');
  window.history.replaceState(null, '', '/');
  workspace.stop();
});

it('Ctrl-S saves only what an editor has in front', () => {
  const { workspace, viewId } = setUp();
  const save = jest.fn(() => Promise.resolve(true));
  const { portal } = workspace.subApps.portals.forView(viewId);
  portal.tab.guardEditor({ title: () => '系统设置', findSave: () => save, capture: () => undefined });
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }));
  expect(save.mock.calls).toEqual([['front']]);
  workspace.stop();
});

describe('a window for one process', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  function openWindow() {
    const subject = setUp('/process?processid=p1');
    const { portal } = subject.workspace.subApps.portals.forView(subject.viewId);
    const close = jest.spyOn(window, 'close').mockImplementation(() => undefined);
    return { ...subject, portal, close };
  }
  afterEach(() => jest.restoreAllMocks());

  it('shows its page without the tabs of other windows, and leaves those as they are', () => {
    const other = setUp();
    expect(other.workspace.store.getState().layout.isOwnWindow).toBe(false);
    const { workspace, services, portal } = openWindow();
    const { tabs, layout } = workspace.store.getState();
    expect(tabs.standalone).toMatchObject({ key: '/process?processid=p1', title: 'workspace.screen.process' });
    expect([tabs.tabs.length, layout.chrome, layout.isTabMode, portal.tab.isOwnWindow]).toEqual([
      1,
      'none',
      false,
      true,
    ]);
    expect(services.records.read(STORAGE_KEYS.tabMode)).toBeUndefined();
  });

  it('closes with its page, and says so where the browser does not close it', async () => {
    const { portal, close, notices } = openWindow();
    portal.tab.close();
    await settled();
    expect(close).toHaveBeenCalledTimes(1);
    expect(notices.map(({ tone }) => tone)).toEqual(['info']);
  });

  it('asks about unsaved input first', async () => {
    const { portal, close, workspace } = openWindow();
    const guard = portal.tab.guardEditor({ title: () => '审批意见', findSave: () => undefined, capture: () => 'x' });
    guard.setDirty(true);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    const stop = portal.tab.beforeClose(() => false);
    portal.tab.close();
    await settled();
    expect(close).not.toHaveBeenCalled();
    stop();
    guard.setDirty(false);
    portal.tab.close();
    await settled();
    expect(close).toHaveBeenCalledTimes(1);
    workspace.stop();
  });
});

describe('the end of tab mode', () => {
  const tabsOf = ({ workspace }: ReturnType<typeof setUp>) => workspace.store.getState().tabs;

  function openTwo() {
    const subject = setUp();
    const { workspace, router } = subject;
    workspace.navigation.navigate('/passwordmgr', '修改密码');
    workspace.syncTabToRoute();
    const front = activeTab(tabsOf(subject))?.viewId ?? '';
    expect(router.routes.at(-1)).toBe('/passwordmgr');
    return { ...subject, front, modes: workspace.subApps.portals.forView(front).portal.modes };
  }

  it('closes the other tabs, stores the choice and keeps the page in front with its view', async () => {
    const subject = openTwo();
    await subject.modes.set({ hasTabs: false });
    expect(tabsOf(subject).tabs.map(({ key }) => key)).toEqual([tabsOf(subject).tabs[0]?.key]);
    expect(tabsOf(subject).standalone).toMatchObject({ key: '/passwordmgr', viewId: subject.front });
    expect(subject.services.records.read(STORAGE_KEYS.tabMode)).toBe(false);
    await subject.modes.set({ hasTabs: true });
    expect(tabsOf(subject).tabs.at(-1)).toMatchObject({ key: '/passwordmgr', viewId: subject.front });
    expect(subject.services.records.read(STORAGE_KEYS.tabMode)).toBe(true);
  });

  it('waits for a tab that refuses to close, and changes nothing then', async () => {
    const subject = openTwo();
    subject.workspace.subApps.portals.forView(subject.viewId).portal.tab.beforeClose(() => false);
    await expect(subject.modes.set({ hasTabs: false })).resolves.toBe(false);
    expect(subject.modes.get().hasTabs).toBe(true);
    expect(tabsOf(subject).tabs).toHaveLength(3);
  });
});

it('developer mode of the deployment is on for everybody and cannot be ended by a person', async () => {
  const { services, workspace } = setUp();
  services.server.on('/config.json', () => new Response('{"devmodel":"1"}'));
  await services.settings.load();
  const { modes } = workspace.subApps.portals.host;
  await modes.set({ isDeveloper: false });
  expect(modes.get()).toMatchObject({ isDeveloper: true, isDeveloperFixed: true });
});

it('a page pushed by a view opens over that view, even if another tab is active', async () => {
  const { workspace, viewId } = setUp();
  const { portal } = workspace.subApps.portals.forView(viewId);
  workspace.navigation.navigate('/page', '工作台');
  workspace.syncTabToRoute();
  jest.useFakeTimers();
  void portal.nav.open({ pageCode: 'native:rolemgr', mode: 'push' });
  await jest.advanceTimersByTimeAsync(DIALOG.openDelayMs);
  jest.useRealTimers();
  expect(workspace.store.getState().layers.map(({ over }) => over)).toEqual([viewId]);
});
