import type { Store } from 'redux';
import { saveFile } from '@/common/dom/saveFile';
import type { Disposable } from '@/common/disposable';
import { isSavingData } from '@/common/isSavingData';
import { filterMenu } from '@/common/menu/filterMenu';
import { prefetchInTurn } from '@/common/prefetchInTurn';
import { showWhenUsed } from '@/common/readAhead';
import { startLater } from '@/common/startLater';
import { randomId } from '@/common/randomId';
import { destinationOf } from '@/routes/destination';
import type { MenuItem, Services, StartUpData } from '@/services';
import { createOwnRecords } from '@/services/storage/ownRecords';
import { createRecords } from '@/services/storage/records';
import type { Records } from '@/services/storage/records';
import { createBadges } from '../badges/badges';
import type { Badges } from '../badges/badges';
import { createCloseGuard } from '../close-guard/createCloseGuard';
import { createDiscardUndo } from '../close-guard/discardUndo';
import { createTransfers } from '../transfers/createTransfers';
import { viewOf } from '../close-guard/pageId';
import { createUnsavedModel, markUnsaved, unsavedAmong } from '../close-guard/unsavedModel';
import { createPageSource } from '../content/createPageSource';
import { createPageShapes } from '../content/pageShapes';
import { createPagePrints } from '../engine-host/createPagePrints';
import { createPageRuntime } from '../engine-host/createPageRuntime';
import type { PageRuntime } from '../engine-host/createPageRuntime';
import { dialogLoader } from '../dialogs/Dialogs';
import { createLayersModel } from '../layers/layersModel';
import { topLayer } from '../layers/layerStack';
import { chromeOf, createLayoutModel } from '../layout/layoutModel';
import { startsOwnWindow } from '../layout/startsOwnWindow';
import { subAppsOf } from '../menu/targetOf';
import { createNavigation } from '../navigation/createNavigation';
import type { Navigation } from '../navigation/createNavigation';
import { createRouteSync, restoredTab } from '../navigation/createRouteSync';
import { firstPage } from '../navigation/firstPage';
import { guard } from '../navigation/guard';
import { createUserGestures } from '../navigation/opening';
import { createPageResults } from '../navigation/pageResults';
import type { Router } from '../navigation/router';
import { createNotices } from '../notices/createNotices';
import type { Notices, NoticesDeps } from '../notices/createNotices';
import { createOverlays } from '../overlays/createOverlays';
import type { CreateTools } from '../overlays/tools';
import { createPaletteModel } from '../palette/paletteModel';
import { createModes } from '../portal/createModes';
import { createExpressions } from '../portal/createExpressions';
import { createPortals } from '../portal/createPortals';
import type { Portals } from '../portal/createPortals';
import { createScreenPreferences } from '../portal/createScreenPreferences';
import { createAccountModel } from '../session/accountModel';
import { endDrafts } from '../session/endDrafts';
import { createKeptInput } from '../session/keptInput';
import { livingViews } from '../store/livingViews';
import { startModels } from '../store/startModels';
import type { WorkspaceModel, WorkspaceState, WorkspaceStore } from '../store/workspaceStore';
import { createPreparation } from '../sub-apps/createPreparation';
import { subAppHost } from '../sub-apps/subAppHost';
import { startPrintShortcut } from '../shortcuts/printShortcut';
import { startSaveShortcut } from '../shortcuts/saveShortcut';
import { createPageState } from '../tabs/pageState';
import { createTabCache, NO_CACHE } from '../tabs/tabCache';
import { activeTab } from '../tabs/tabReducers';
import { createTabLimitNotice } from '../tabs/createTabLimitNotice';
import { createTabsModel } from '../tabs/tabsModel';
import type { Theme } from '../theme/createTheme';
import type { SubApps } from './contexts';

/** Time after the start for the home page and the first click, before anything else begins. */
const LATER_MS = 2_000;
/** Where the browser saves data, what the person asks for goes first for longer. */
const LATER_WHERE_SAVING_MS = 60_000;

/** The running workspace of one position. */
export interface Workspace {
  store: WorkspaceStore;
  /** The same store for react-redux. */
  reduxStore: Store<WorkspaceState>;
  navigation: Navigation;
  notices: Notices;
  /** The menu as this position may see it. */
  menu: readonly MenuItem[];
  theme: Theme;
  pageRuntime: PageRuntime;
  subApps: SubApps;
  badges: Badges;
  /** Asks the close guard for all open pages. */
  canLeave(): Promise<boolean>;
  /** Follows a change of the browser's address. */
  syncTabToRoute(): void;
  stop: Disposable;
}

export interface WorkspaceDeps {
  services: Services;
  antd: NoticesDeps['antd'];
  router: Router;
  records: Records;
  theme: Theme;
  createTools: CreateTools;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Puts the workspace of the signed-in position together. Start-up has loaded its data. */
export function createWorkspace({ services, antd, router, records, theme, createTools }: WorkspaceDeps): Workspace {
  const { session, access, startUp, i18n, log } = services;
  const user = session.get()?.user;
  const data = startUp.get();
  if (!user || !data) throw new Error('The workspace needs a session and its start-up data');

  const ownRecords = createOwnRecords(records, user);
  const menu = filterMenu(data.menu, access.hasFunction);
  const gestures = createUserGestures();
  const t: Services['i18n']['t'] = (key, params) => i18n.t(key, params);
  const notices = createNotices({ antd, errors: services.errors, t, log });
  const warn = (key: string) => notices.warning(t(key));
  const source = createPageSource({ protocols: services.protocols, log, shapes: createPageShapes(ownRecords) });
  const transfers = createTransfers({
    records: ownRecords,
    loadTexts: () => i18n.loadNamespaces('files'),
    storage: services.files,
    saveFile,
    report: notices.report,
  });
  const closeGuard = createCloseGuard({
    unsavedAmong: (pageIds) => unsavedAmong(store.getState().unsaved, pageIds),
    transfers,
    watchUnsaved: (listener) => store.subscribe(listener),
    confirmLoss: (pageIds, options) =>
      notices.confirmLoss(
        discardUndo.titlesOf(pageIds).map((title) => t(title)),
        options,
      ),
    confirmTransfers: notices.confirmTransfers,
    noteSaving: () => notices.info(t('workspace.confirm.saving')),
    wait,
    reveal: (pageId) => navigation.reveal(viewOf(pageId)),
  });
  const canLeave = () => closeGuard.canClose(livingViews(store.getState()), { isStoppingTransfers: true });
  const isOwnWindow = startsOwnWindow(services.tabStorage, router.path());
  const tabRecords = createRecords(services.tabStorage);
  const windowRecords = createOwnRecords(tabRecords, user);
  const keptInput = createKeptInput({
    records: tabRecords,
    user,
    unsaved: () => store.getState().unsaved,
    titlesOf: (pageIds) => discardUndo.titlesOf(pageIds),
    i18n,
    notices,
  });
  const pageState = isOwnWindow ? createPageState(windowRecords) : undefined;
  const tabResults = createPageResults();
  const models: readonly WorkspaceModel[] = [
    createTabsModel({
      cache: isOwnWindow ? NO_CACHE : createTabCache(ownRecords, windowRecords),
      restore: (facts) => restoredTab(facts, access),
      newId: randomId,
      canClose: closeGuard.canClose,
      results: tabResults,
      forgetReads: services.http.forgetReads,
      onRefreshed: () => notices.success(t('workspace.tab.refreshed')),
    }),
    createLayersModel({
      newId: randomId,
      wait,
      readFrame: source.frame,
      canClose: closeGuard.canClose,
      results: createPageResults(),
    }),
    createUnsavedModel({ transfers, page: window }),
    createLayoutModel({
      chrome: chromeOf(router.outerQuery(), isOwnWindow),
      isTabMode: data.isTabMode,
      isOwnWindow,
      records,
    }),
    createPaletteModel({ menu, records: ownRecords }),
    createAccountModel({
      services,
      router,
      notices,
      closeLayers() {
        const ids = store.getState().layers.map(({ id }) => id);
        store.dispatch({ type: 'layers/remove', payload: ids });
        overlays.closeAll();
      },
      canLeave,
      discardSubApps: () => subAppHost.discardAll(),
      endDrafts: (options) => endDrafts({ services, notices }, options),
      noteKeptInput: () => keptInput.note(),
    }),
  ];
  const { store, reduxStore, stop } = startModels(models, notices.report);

  const tabMode = {
    get: () => store.getState().layout.isTabMode,
    set: (isOn: boolean) => store.dispatch({ type: 'layout/setTabMode', payload: isOn }),
  };
  const routeSync = createRouteSync({
    store,
    router,
    closeGuard,
    tabMode,
    access,
    menu,
    home: firstPage(menu, (path) => guard(destinationOf(path), access) === 'allowed', ownRecords),
    newId: randomId,
    tabResults,
    keptState: pageState?.of,
    prefetch: source.prefetch,
    warn,
    warnTabLimit: createTabLimitNotice({ notices, t }),
    signInAgain: (key) => store.dispatch({ type: 'account/signOut', payload: { notice: t(key) } }),
    report: notices.report,
  });
  const navigation = createNavigation({
    store,
    router,
    routeSync,
    access,
    isTabMode: tabMode.get,
    isOwnWindow,
    tabResults,
    gestureCount: gestures.count,
    t,
    closeCover: () => notices.dismissQuestion() || overlays.requestClose() !== undefined,
    report: notices.report,
  });
  const discardUndo = createDiscardUndo({
    closeGuard,
    store,
    reopenTab: navigation.reopenTab,
    reveal: navigation.reveal,
    offerUndo(titles, undo) {
      const text =
        titles.length > 0
          ? t('workspace.undo.discarded', { titles: titles.map((title) => t(title)).join(t('workspace.confirm.and')) })
          : t('workspace.undo.discardedUntitled');
      return notices.offerUndo(text, () => void undo().catch(notices.report));
    },
  });
  const overlays = createOverlays();
  const tools = createTools({
    services,
    notices,
    overlays,
    records: ownRecords,
    files: transfers.files,
    transferList: transfers.list,
    navigate: navigation.navigate,
  });
  const prints = createPagePrints();
  const pageRuntime = createPageRuntime({
    services,
    source,
    data,
    navigation,
    notices,
    closeGuard,
    discardUndo,
    spreadsheet: tools.spreadsheet,
    print: tools.print,
    prints,
    files: transfers.files,
    overlays,
    records,
    newId: randomId,
    gestureCount: gestures.count,
    transfers,
    markUnsaved: (pageId, isDirty) => markUnsaved(store, pageId, isDirty),
    forget: (pageId) => store.dispatch({ type: 'unsaved/forget', payload: pageId }),
  });
  const badges = createBadges({
    isShown: store.getState().layout.chrome === 'full',
    http: services.http,
    canUse: access.canUse,
    isOnline: services.connection.isOnline,
    page: document,
    notices,
    navigation,
    t,
    loadTexts: () => i18n.loadNamespaces('messages'),
    records: ownRecords,
    preferences: createScreenPreferences(services.records, session),
    log,
  });
  const modes = createModes({ services, store, setTabMode: routeSync.setTabMode });
  const preparation = createPreparation({ menu, portals: () => portals, services, source });
  const portals: Portals = createPortals({
    services,
    store,
    navigation,
    closeGuard,
    discardUndo,
    transfers,
    notices,
    theme,
    modes,
    badges,
    mountPage: pageRuntime.mountedPages.mount,
    prepare: preparation.route,
    expressions: createExpressions(i18n),
    tools,
    prints,
    saveFile,
  });

  /** Names the steps that start-up went on without, once. */
  function showSkippedSteps({ skipped, ...loaded }: StartUpData) {
    if (skipped.length === 0) return;
    notices.warning(t('startUp.skipped', { steps: skipped.map((step) => t(`startUp.step.${step}`)).join(' / ') }));
    startUp.set({ ...loaded, skipped: [] });
  }

  /** The topmost page over the active tab, or that of the tab. */
  function viewInFront() {
    const { tabs, layers } = store.getState();
    const tabView = activeTab(tabs)?.viewId ?? undefined;
    return topLayer(layers, tabView)?.id ?? tabView;
  }

  /** Saves the page in front, if it can be saved; validation and refusals are shown by the page. */
  function saveInFront() {
    const viewId = viewInFront();
    if (viewId) closeGuard.findSave(viewId)?.('front').catch(notices.report);
  }

  /** What a feature shows over the workspace is printed by the browser, like a native screen. */
  function findPrintInFront() {
    const viewId = overlays.get().length > 0 ? undefined : viewInFront();
    return viewId === undefined ? undefined : prints.find(viewId);
  }

  /** Tells that a new version is deployed; operators and developers read in the console what is wrong with this one. */
  async function startDeploymentWatch() {
    const isOperator = services.developerMode.get() || subAppsOf(menu).some(({ app }) => app === 'admin');
    const { watchDeployment } = await import('@/services/self-check/watchDeployment');
    if (isStopped) return;
    disposables.push(watchDeployment({ fetch, document, log, isOperator, isOutdated: services.isOutdated }));
  }

  /** Texts that arrive later notify the observers of the language as well. */
  function onLanguageChange(listener: () => void) {
    let known = i18n.language.get();
    return i18n.language.subscribe(() => {
      const hasChanged = i18n.language.get() !== known;
      known = i18n.language.get();
      if (hasChanged) listener();
    });
  }

  routeSync.restoreTabs();
  showSkippedSteps(data);
  keptInput.show().catch(notices.report);
  let isStopped = false;
  const disposables = [
    stop,
    () => void (isStopped = true),
    ...(pageState ? [store.subscribe(() => pageState.note(store.getState().tabs.standalone))] : []),
    gestures.start(window),
    startSaveShortcut(window, saveInFront),
    startPrintShortcut(window, findPrintInFront, notices.report),
    pageRuntime.dispose,
    tools.dispose,
    overlays.closeAll,
    discardUndo.dispose,
    modes.dispose,
    badges.dispose,
    startLater([tools.resume], LATER_MS),
    startLater([startDeploymentWatch], isSavingData() ? LATER_WHERE_SAVING_MS : LATER_MS),
    isSavingData()
      ? () => undefined
      : prefetchInTurn(
          [dialogLoader.load, services.drafts, ...subAppsOf(menu).map((app) => () => preparation.screen(app))],
          window,
          LATER_MS,
        ),
    onLanguageChange(notices.closeToasts),
    transfers.dispose,
    services.processMessages.handle((messages, ahead) => showWhenUsed(ahead, () => notices.showMessages(messages))),
  ];
  return {
    store,
    reduxStore,
    navigation,
    notices,
    menu,
    theme,
    pageRuntime,
    subApps: { portals, prefetch: preparation.menuItem },
    badges,
    canLeave,
    syncTabToRoute: routeSync.syncTabToRoute,
    stop: () => disposables.forEach((dispose) => dispose()),
  };
}
