import { createStore } from '../../src/common/store';
import { createAccess } from '../../src/routes/createAccess';
import type { MenuItem } from '../../src/services';
import { createLayersModel } from '../../src/workspace/layers/layersModel';
import { topLayer } from '../../src/workspace/layers/layerStack';
import { createNavigation } from '../../src/workspace/navigation/createNavigation';
import { createPageResults } from '../../src/workspace/navigation/pageResults';
import { createRouteSync, restoredTab } from '../../src/workspace/navigation/createRouteSync';
import type { RouteSyncDeps } from '../../src/workspace/navigation/createRouteSync';
import type { RouteChange } from '../../src/workspace/navigation/router';
import { startModels } from '../../src/workspace/store/startModels';
import { activeTab } from '../../src/workspace/tabs/tabReducers';
import type { TabFacts } from '../../src/workspace/tabs/tabReducers';
import { createTabsModel } from '../../src/workspace/tabs/tabsModel';

const leaf = (pageCode: string): MenuItem => ({ id: pageCode, title: `title of ${pageCode}`, pageCode, children: [] });
export const page = (code: string) => `/page?pagecode=${code}`;

export const flush = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Native functions with their function codes. */
const FUNCTIONS = ['rolemgr', 'passwordmgr', 'report-List', 'process'].map((ref) => ({ ref, code: `may ${ref}` }));

export interface NavigationOptions extends Partial<Pick<RouteSyncDeps, 'home'>> {
  isTabMode?: boolean;
  isOwnWindow?: boolean;
  functionCodes?: string[];
  hasHistory?: boolean;
  kept?: readonly TabFacts[];
  outerQuery?: string;
}

/** Creates the navigation with real tab and layer models and an in-memory router. */
export function setUpNavigation({
  functionCodes = ['any', 'may rolemgr'],
  hasHistory = true,
  kept = [],
  outerQuery = '',
  isTabMode = true,
  isOwnWindow = false,
  ...options
}: NavigationOptions = {}) {
  const access = createAccess(() => ({ functionCodes, roleCodes: [], nativeFunctions: FUNCTIONS }));
  const tabResults = createPageResults();
  let count = 0;
  /** The views with unsaved input. */
  const unsaved = new Set<string>();
  const askAbout = jest.fn((_viewIds: readonly string[], _finished?: string) => Promise.resolve(true));
  const report = (error: unknown) => {
    throw error;
  };
  const tabsModel = createTabsModel({
    cache: { read: () => kept, write: () => undefined },
    restore: (facts) => restoredTab(facts, access),
    newId: () => `v${++count}`,
    canClose: (viewIds, { finished } = {}) => askAbout(viewIds, finished),
    results: tabResults,
    forgetReads: () => undefined,
    onRefreshed: () => undefined,
  });
  let path = '/';
  const opened: string[] = [];
  const warnings: string[] = [];
  const signInAgain = jest.fn(() => Promise.resolve(true));
  let gestures = 0;
  const layersModel = createLayersModel({
    newId: () => `layer ${++count}`,
    wait: () => Promise.resolve(),
    readFrame: () => Promise.resolve({}),
    canClose: () => Promise.resolve(true),
    results: createPageResults(),
  });
  const { store } = startModels([tabsModel, layersModel], report);
  const back = jest.fn();
  /** Whether a question or a feature's dialog covers the pages; each request closes one of them. */
  const closeCover = jest.fn(() => false);
  const go = (next: string) => {
    path = next;
    routeSync.syncTabToRoute();
  };
  const goByBrowser = (next: string, cause: Exclude<RouteChange['cause'], 'product'> = 'traverse') => {
    const before = path;
    path = next;
    return navigation.handleRouteChange({
      cause,
      revert() {
        path = before;
        return Promise.resolve();
      },
      redo: () => go(next),
    });
  };
  const router = {
    path: () => path,
    outerQuery: () => outerQuery,
    push: go,
    replace: go,
    openWindow: (url: string) => void opened.push(url),
    canGoBack: () => hasHistory,
    back,
  };
  /** Answers the offer to close a tab for a new one. */
  const warnTabLimit = jest.fn((_canMakeRoom: boolean) => Promise.resolve(false));
  const warn = (key: string) => void warnings.push(key);
  const prefetched: string[] = [];
  const tabMode = createStore(isTabMode);
  const routeSync = createRouteSync({
    store,
    router,
    closeGuard: {
      canClose: (viewIds, { finished } = {}) => askAbout(viewIds, finished),
      needsConfirmation: (viewIds) => viewIds.some((id) => unsaved.has(id)),
    },
    tabMode,
    access,
    menu: ['home', 'orders', 'visits'].map(leaf),
    home: page('home'),
    newId: () => `v${++count}`,
    tabResults,
    prefetch: (pageCode) => void prefetched.push(pageCode),
    warn,
    warnTabLimit,
    signInAgain,
    report,
    ...options,
  });
  const navigation = createNavigation({
    store,
    router,
    routeSync,
    access,
    isTabMode: tabMode.get,
    isOwnWindow,
    tabResults,
    gestureCount: () => gestures,
    closeCover,
    t: (key, params) => [key, ...Object.values(params ?? {})].join(' '),
    report,
  });
  routeSync.restoreTabs();
  const state = () => store.getState().tabs;
  const shown = () => store.getState().layers.map(({ page: { pageCode }, over }) => [pageCode, over]);
  const gesture = () => {
    gestures += 1;
  };
  return {
    gesture,
    unsaved,
    askAbout,
    store,
    shown,
    goByBrowser,
    navigation,
    go,
    opened,
    warnings,
    warnTabLimit,
    prefetched,
    signInAgain,
    back,
    closeCover,
    active: () => activeTab(state()),
    topLayer: (viewId?: string) => topLayer(store.getState().layers, viewId),
    syncTabToRoute: routeSync.syncTabToRoute,
    setTabMode: routeSync.setTabMode,
    path: () => path,
    state,
    keys: () => state().tabs.map((tab) => tab.key),
  };
}
