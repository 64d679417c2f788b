import type { Disposable } from '@/common/disposable';
import { randomId } from '@/common/randomId';
import type { EngineHost } from '@/engine/host';
import type { MenuItem, Services } from '@/services';
import { createOwnRecords } from '@/services/storage/ownRecords';
import type { Records } from '@/services/storage/records';
import { createPageSource } from '../content/createPageSource';
import type { PageSource } from '../content/createPageSource';
import { createComponents } from '../engine-host/createComponents';
import { createEngineHost } from '../engine-host/createEngineHost';
import { createPageEvents } from '../engine-host/createPageEvents';
import { createLazyScripts } from '../engine-host/createLazyScripts';
import type { PageFrame } from '../engine-host/createEngineHost';
import { createMountedPages } from '../engine-host/mountedPages';
import type { MountedPages } from '../engine-host/mountedPages';
import { chromeOf } from '../layout/chrome';
import type { Chrome } from '../layout/chrome';
import { createLayers } from '../layers/createLayers';
import type { Layers } from '../layers/createLayers';
import { createCloseGuard } from '../close-guard/createCloseGuard';
import type { CloseGuard } from '../close-guard/createCloseGuard';
import { createTransfers } from '../close-guard/createTransfers';
import { createUnsaved } from '../close-guard/createUnsaved';
import type { Unsaved } from '../close-guard/createUnsaved';
import { blockUnload } from '../close-guard/blockUnload';
import { viewOf } from '../close-guard/pageId';
import { subAppOf } from '../menu/subAppOf';
import { filterMenu } from '../menu/filterMenu';
import { destinationOf } from '@/routes/destination';
import { createNavigation } from '../navigation/createNavigation';
import type { Navigation } from '../navigation/createNavigation';
import { guard } from '../navigation/guard';
import { createActCounter } from '../navigation/opening';
import type { Router } from '../navigation/router';
import { firstPage } from '../navigation/firstPage';
import { createNotices } from '../notices/createNotices';
import type { Notices, NoticesDeps } from '../notices/createNotices';
import { createPalette } from '../palette/createPalette';
import type { Palette } from '../palette/createPalette';
import { createPortals } from '../portal/createPortals';
import type { Portals } from '../portal/createPortals';
import { saveFile } from '../portal/saveFile';
import { createAccount } from '../session/createAccount';
import type { Account } from '../session/createAccount';
import { createWorkspaceStore } from '../store/createWorkspaceStore';
import type { WorkspaceStore } from '../store/createWorkspaceStore';
import type { SubAppName } from '../sub-apps/catalogue';
import { discardSubApps, loadSubApps } from '../sub-apps/loadSubApps';
import { createTabCache } from '../tabs/tabCache';
import { createTabs } from '../tabs/createTabs';
import { allTabs } from '../tabs/tabReducer';
import type { Tabs } from '../tabs/createTabs';
import type { Theme } from '../theme/createTheme';
import { isSavingData, prefetchSubApps } from './prefetchSubApps';

/** The running workspace of one position. */
export interface Workspace {
  store: WorkspaceStore;
  /** The menu as this position may see it. */
  menu: readonly MenuItem[];
  isTabMode: boolean;
  chrome: Chrome;
  tabs: Tabs;
  layers: Layers;
  unsaved: Unsaved;
  closeGuard: Pick<CloseGuard, 'canClose'>;
  navigation: Navigation;
  notices: Notices;
  pages: PageSource;
  palette: Palette;
  mountedPages: MountedPages;
  account: Account;
  theme: Theme;
  portals: Portals;
  records: Records;
  engineHost(frame: PageFrame): EngineHost;
  /** A menu item may be opened next: its sub-app starts to load. */
  approach(menuItemId: string): void;
  /** Listens to the session and the server; the disposable ends it. */
  start(): Disposable;
}

export interface WorkspaceDeps {
  services: Services;
  antd: NoticesDeps['antd'];
  router: Router;
  records: Records;
  theme: Theme;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Puts the workspace together. Somebody is signed in, and start-up has loaded their data. */
export function createWorkspace({ services, antd, router, records, theme }: WorkspaceDeps): Workspace {
  const { session, access, protocols, startUp, i18n, log } = services;
  const user = session.get()?.user;
  const data = startUp.get();
  if (!user || !data) throw new Error('The workspace needs a session and its start-up data');

  const store = createWorkspaceStore();
  const ownRecords = createOwnRecords(records, user);
  const menu = filterMenu(data.menu, access.hasFunction);
  const home = firstPage(menu, (path) => guard(destinationOf(path), access) === 'allowed', ownRecords);
  const acts = createActCounter();
  const notices = createNotices({ antd, errors: services.errors, t: (key, params) => i18n.t(key, params), log });
  const pages = createPageSource(protocols);
  const palette = createPalette({ store, menu, records: ownRecords });
  const unsaved = createUnsaved();
  const transfers = createTransfers();
  const events = createPageEvents({
    report: notices.report,
    t: (key, params) => i18n.t(key, params),
    acts: acts.count,
  });
  const scripts = createLazyScripts({
    webScripts: () => startUp.get()?.webScripts,
    t: (key, params) => i18n.t(key, params),
    log: (message, error) => log({ level: 'error', source: 'scripts', message, error }),
  });
  const components = createComponents(data);
  const titleOf = (viewId: string) => {
    const state = store.getState();
    const layer = state.layers.find(({ id }) => id === viewId);
    return i18n.t(layer ? layer.page.title : (allTabs(state.tabs).find((tab) => tab.viewId === viewId)?.title ?? ''));
  };
  const closeGuard = createCloseGuard({
    unsaved,
    transfers,
    confirmLoss: (pageIds) =>
      notices.confirmLoss(
        [...new Set(pageIds.map(viewOf))].map((id) => titleOf(id).trim()).filter((title) => title !== ''),
      ),
    confirmTransfers: notices.confirmTransfers,
  });
  const readFrame = (pageCode: string) =>
    pages.frame(pageCode).catch((error: unknown) => {
      log({ level: 'error', source: 'workspace', message: `No protocol for the dialog of ${pageCode}`, error });
      return {};
    });
  const layers = createLayers({
    store,
    newId: randomId,
    wait,
    readFrame,
    canClose: closeGuard.canClose,
  });
  const tabs = createTabs({
    store,
    cache: createTabCache(ownRecords),
    newId: randomId,
    forgetReads: services.http.forgetReads,
    canClose: (viewIds, finished) => closeGuard.canClose(viewIds.flatMap(layers.viewsOf), { finished }),
    needsConfirmation: (viewIds) => closeGuard.needsConfirmation(viewIds.flatMap(layers.viewsOf)),
  });
  const views = () => [...allTabs(store.getState().tabs).flatMap((tab) => tab.viewId ?? []), ...layers.all()];
  const account = createAccount({
    services,
    router,
    notices,
    layers,
    canLeave: () => closeGuard.canClose(views(), { isStoppingTransfers: true }),
    discardSubApps,
  });
  const navigation = createNavigation({
    router,
    tabs,
    layers,
    isTabMode: data.isTabMode,
    access,
    menu,
    home,
    acts: acts.count,
    t: (key, params) => i18n.t(key, params),
    warn: (key) => notices.warning(i18n.t(key)),
    signInAgain: (key) => account.signInAgain(i18n.t(key)),
    report: notices.report,
  });
  const mountedPages = createMountedPages(randomId, unsaved);
  const portals = createPortals({
    services,
    navigation,
    tabs,
    layers,
    unsaved,
    closeGuard,
    transfers,
    notices,
    theme,
    mountPage: mountedPages.mount,
    saveFile,
  });
  navigation.restoreTabs();

  /** Starts a sub-app ahead of its first view, which tells and repeats a failure. */
  async function prefetch(app: SubAppName) {
    try {
      await (await loadSubApps()).subAppHost.prefetch(app, portals.host);
    } catch (error) {
      log({ level: 'warn', source: 'workspace', message: `Could not prepare ${app}`, error });
    }
  }

  return {
    store,
    menu,
    isTabMode: data.isTabMode,
    chrome: chromeOf(router.outerQuery(), router.path()),
    tabs,
    layers,
    unsaved,
    closeGuard,
    navigation,
    notices,
    pages,
    palette,
    mountedPages,
    account,
    theme,
    portals,
    records,
    approach(menuItemId) {
      const app = subAppOf(menu, menuItemId);
      if (app) void prefetch(app);
    },
    engineHost: (frame) =>
      createEngineHost({
        services,
        navigation,
        notices,
        closeGuard,
        unsaved,
        records,
        events,
        scripts,
        components,
        frame,
      }),
    start() {
      const { skipped } = data;
      if (skipped.length > 0) {
        notices.warning(
          i18n.t('startUp.skipped', { steps: skipped.map((step) => i18n.t(`startUp.step.${step}`)).join(' / ') }),
        );
        startUp.set({ ...data, skipped: [] });
      }
      const dropGone = () => {
        const there = new Set(views());
        layers.prune((viewId) => there.has(viewId));
        unsaved.keep((viewId) => there.has(viewId));
      };
      const endings = [
        store.subscribe(dropGone),
        blockUnload(window, closeGuard.isAtRisk),
        palette.start(),
        acts.start(window),
        isSavingData() ? () => undefined : prefetchSubApps(menu, prefetch),
        () => scripts.dispose(),
        services.processMessages.handle((messages) => notices.tell(messages)),
        services.onSessionOver(() => account.sessionEnded()),
        services.onSessionReplaced(() => account.sessionEnded()),
      ];
      return () => endings.forEach((end) => end());
    },
  };
}
