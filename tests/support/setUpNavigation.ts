import { createAccess } from '../../src/routes/createAccess';
import type { MenuItem } from '../../src/services';
import { createLayers } from '../../src/workspace/layers/createLayers';
import { createNavigation } from '../../src/workspace/navigation/createNavigation';
import type { NavigationDeps } from '../../src/workspace/navigation/createNavigation';
import type { RouteChange } from '../../src/workspace/navigation/router';
import { createWorkspaceStore } from '../../src/workspace/store/createWorkspaceStore';
import { createTabs } from '../../src/workspace/tabs/createTabs';
import type { TabFacts } from '../../src/workspace/tabs/tabReducer';

const leaf = (pageCode: string): MenuItem => ({ id: pageCode, title: `title of ${pageCode}`, pageCode, children: [] });
export const page = (code: string) => `/page?pagecode=${code}`;

export const flush = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Functions of the platform's list, with the codes they need. */
const FUNCTIONS = ['rolemgr', 'passwordmgr', 'report-List', 'process'].map((ref) => ({ ref, code: `may ${ref}` }));

export interface NavigationOptions extends Partial<Pick<NavigationDeps, 'isTabMode' | 'home'>> {
  functionCodes?: string[];
  hasHistory?: boolean;
  kept?: readonly TabFacts[];
  outerQuery?: string;
}

/** Navigation over real tabs and layers, with an address in memory. */
export function setUpNavigation({
  functionCodes = ['any', 'may rolemgr'],
  hasHistory = true,
  kept = [],
  outerQuery = '',
  ...options
}: NavigationOptions = {}) {
  const store = createWorkspaceStore();
  let count = 0;
  /** The views with unsaved input, and what the person answers when asked about them. */
  const unsaved = new Set<string>();
  const askAbout = jest.fn((_viewIds: readonly string[], _finished?: string) => Promise.resolve(true));
  const tabs = createTabs({
    store,
    cache: { read: () => kept, write: () => undefined },
    newId: () => `v${++count}`,
    forgetReads: () => undefined,
    canClose: askAbout,
    needsConfirmation: (viewIds) => viewIds.some((id) => unsaved.has(id)),
  });
  let path = '/';
  const opened: string[] = [];
  const warnings: string[] = [];
  const signInAgain = jest.fn(() => Promise.resolve(true));
  let acts = 0;
  const layers = createLayers({
    store,
    newId: () => `layer ${++count}`,
    wait: () => Promise.resolve(),
    readFrame: () => Promise.resolve({}),
    canClose: () => Promise.resolve(true),
  });
  const back = jest.fn();
  const go = (next: string) => {
    path = next;
    navigation.visit();
  };
  const goByBrowser = (next: string, cause: Exclude<RouteChange['cause'], 'product'> = 'traverse') => {
    const before = path;
    path = next;
    return navigation.follow({
      cause,
      takeBack() {
        path = before;
        return Promise.resolve();
      },
      redo: () => go(next),
    });
  };
  const navigation = createNavigation({
    router: {
      path: () => path,
      outerQuery: () => outerQuery,
      push: go,
      replace: go,
      openWindow: (url) => opened.push(url),
      canGoBack: () => hasHistory,
      back,
    },
    tabs,
    layers,
    isTabMode: true,
    access: createAccess(() => ({ functionCodes, roleCodes: [], nativeFunctions: FUNCTIONS })),
    menu: ['home', 'orders', 'visits'].map(leaf),
    home: page('home'),
    acts: () => acts,
    t: (key, params) => [key, ...Object.values(params ?? {})].join(' '),
    warn: (key) => warnings.push(key),
    signInAgain,
    report: (error) => {
      throw error;
    },
    ...options,
  });
  navigation.restoreTabs();
  const state = () => store.getState().tabs;
  const shown = () => store.getState().layers.map(({ page: { pageCode }, over }) => [pageCode, over]);
  const act = () => {
    acts += 1;
  };
  return {
    act,
    unsaved,
    askAbout,
    store,
    shown,
    goByBrowser,
    navigation,
    go,
    opened,
    warnings,
    signInAgain,
    layers,
    back,
    tabs,
    path: () => path,
    state,
    keys: () => state().tabs.map((tab) => tab.key),
  };
}
