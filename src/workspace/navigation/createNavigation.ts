import type { MenuItem } from '@/services';
import type { Layers, OpenLayerRequest } from '../layers/createLayers';
import { findByPageCode } from '../menu/activeItem';
import type { Tabs } from '../tabs/createTabs';
import type { TabFacts } from '../tabs/tabMachine';
import { guard, isOutside } from './guard';
import type { Visitor } from './guard';
import { nativeScreen } from './nativeScreens';
import { openingPlan } from './openingPlan';
import type { OpeningRequest } from './openingPlan';
import { pagePath, parsePath, targetCode } from './pagePath';
import type { PageAddress } from './pagePath';

/** The browser's address, as far as the workspace cares. */
export interface Router {
  /** Path with its query, behind the hash. */
  path(): string;
  /** The query before the hash. */
  outerQuery(): string;
  push(path: string): void;
  replace(path: string): void;
  /** Whether the browser has been somewhere in the product before. */
  canGoBack(): boolean;
  back(): void;
  openWindow(url: string): void;
}

/** Who changed the address: the product, the browser's back or forward button, or somebody who typed it. */
export type RouteCause = 'product' | 'step' | 'address';

export interface NavigationDeps {
  router: Router;
  tabs: Tabs;
  layers: Layers;
  /** False: one page at a time, none of them in a tab but home. */
  isTabMode: boolean;
  visitor(): Visitor;
  menu(): readonly MenuItem[];
  home(): PageAddress | undefined;
  /** Tells a person something in passing; takes a translation key. */
  warn(key: string): void;
  signInAgain(): void;
}

export interface Navigation {
  /** The address changed: guard it, then open or activate its tab. Doing it twice does nothing more. */
  visit(): void;
  /** The same, but a step in the browser means the page that lies over the tab first; a dialog is never walked past. */
  follow(cause: RouteCause): Promise<void>;
  /**
   * Opens a page in its mode; resolves with what it hands back when it closes. `from` is the view that asks; without
   * it, whatever is in front.
   */
  open(request: OpeningRequest & OpenLayerRequest, from?: string): Promise<unknown>;
  /** Goes to a path and names its tab. */
  go(path: string, title?: string): void;
  /** Whether the person may go there: what they may not is not offered. */
  mayVisit(path: string): boolean;
  /** Shows a tab that is open. */
  activate(key: string): void;
  close(key: string): Promise<void>;
  closeOthers(key: string): Promise<void>;
  /** Opens the tab again that was closed last. */
  reopen(): void;
  /** One step back: the topmost dialog or pushed page, else the tab, else the browser (shell spec §4). */
  back(): Promise<void>;
  /** Back to a page: what lies above it closes, or only the topmost layer when no layer shows it. */
  returnTo(pageCode: string): Promise<void>;
  /** A page closes itself; whoever opened it gets the result. */
  finish(viewId: string, result?: unknown): Promise<void>;
  /** The home tab of the present position. */
  homeTab(): TabFacts;
}

const HOME_PATH = '/page';

export function createNavigation(deps: NavigationDeps): Navigation {
  const { router, tabs, layers } = deps;
  /** Titles given by callers, until the address change that needs them. */
  const titles = new Map<string, string>();
  /** The last address that brought a tab to front. */
  let shownPath: string | undefined;

  const homePath = () => {
    const home = deps.home();
    return home ? pagePath(home) : HOME_PATH;
  };

  function factsOf(path: string, changeRoute: boolean): TabFacts | null {
    const target = parsePath(path, router.outerQuery());
    if (target.kind === 'home' || path === homePath()) return homeTab();
    const code = targetCode(target);
    const screen = target.kind === 'native' ? nativeScreen(target.name) : undefined;
    if (target.kind === 'native' && !screen) return null;
    const name = titles.get(path) ?? findByPageCode(deps.menu(), code)?.title ?? screen?.title ?? 'workspace.tab.page';
    titles.delete(path);
    return { key: path, name, code, changeRoute, isNative: target.kind === 'native' };
  }

  function homeTab(): TabFacts {
    const code = deps.home()?.pageCode ?? '';
    return { key: homePath(), name: 'workspace.tab.home', code, changeRoute: true, isNative: code.startsWith('native:') };
  }

  const bare = (path: string): TabFacts => ({ key: path, name: '', code: '', changeRoute: true, isNative: false });

  /** Back to what is open, after an address that may not be visited. */
  function stay() {
    const active = tabs.active();
    if (!active || active.changeRoute) return router.replace(active?.key ?? homePath());
    router.replace(shownPath !== undefined && tabs.byKey(shownPath) ? shownPath : homePath());
    tabs.open(active);
    return undefined;
  }

  function show(path: string) {
    const target = parsePath(path, router.outerQuery());
    if (target.kind === 'home' && path !== homePath()) return router.replace(homePath());
    const facts = factsOf(path, true);
    if (!facts) return tabs.openUntabbed(bare(path));
    shownPath = path;
    const isTabbed = facts.key === homePath() || (deps.isTabMode && (target.kind !== 'page' || target.isTabbed));
    if (!isTabbed) return tabs.openUntabbed(facts);
    if (tabs.open(facts) === 'limit') {
      deps.warn('workspace.tab.limit');
      stay();
    }
    return undefined;
  }

  function visit() {
    const path = router.path();
    if (isOutside(path)) return undefined;
    switch (guard(path, deps.visitor())) {
      case 'allowed':
        return show(path);
      case 'unknown':
        return tabs.openUntabbed(bare(path));
      case 'denied':
        deps.warn('workspace.guard.denied');
        return stay();
      case 'signIn':
        deps.warn('workspace.guard.signIn');
        return deps.signInAgain();
    }
  }

  function move(path: string, isReplace = false) {
    if (router.path() === path) return visit();
    return isReplace ? router.replace(path) : router.push(path);
  }

  /** After a tab closed, the address follows the one that is now in front. */
  function matchAddress() {
    const active = tabs.active();
    if (active?.changeRoute && router.path() !== active.key) router.replace(active.key);
  }

  function openTab(path: string): Promise<unknown> {
    const facts = factsOf(path, false);
    if (!facts) return Promise.resolve(undefined);
    if (tabs.open(facts) === 'opens') return tabs.closed(path);
    deps.warn('workspace.tab.limit');
    return Promise.resolve(undefined);
  }

  /** The view that a person sees in front. */
  const front = () => {
    const viewId = tabs.active()?.viewId ?? undefined;
    return layers.top(viewId)?.id ?? viewId;
  };

  function open(request: OpeningRequest & OpenLayerRequest, from?: string): Promise<unknown> {
    const plan = openingPlan(request);
    switch (plan.kind) {
      case 'dialog':
        return layers.open(request);
      case 'push':
        return layers.open(request, from ?? front());
      case 'window':
        router.openWindow(plan.url);
        return Promise.resolve(undefined);
      case 'tab':
        if (request.title) titles.set(plan.path, request.title);
        return openTab(plan.path);
      case 'replace':
        if (request.title) titles.set(plan.path, request.title);
        move(plan.path, true);
        return tabs.active()?.key === plan.path ? tabs.closed(plan.path) : Promise.resolve(undefined);
    }
  }

  async function close(key: string) {
    if (await tabs.close(key)) matchAddress();
  }

  function leaveByBrowser() {
    if (router.canGoBack()) router.back();
    else router.replace(homePath());
  }

  async function back() {
    const active = tabs.active();
    const layer = layers.top(active?.viewId ?? undefined);
    if (layer) await layers.requestClose(layer.id);
    else if (active && tabs.isClosable(active.key)) await close(active.key);
    else leaveByBrowser();
  }

  return {
    visit,
    open,
    homeTab,
    go(path, title) {
      if (title) titles.set(path, title);
      move(path);
    },
    mayVisit: (path) => guard(path, deps.visitor()) === 'allowed',
    activate(key) {
      const tab = tabs.byKey(key);
      if (tab && !tab.changeRoute) tabs.open(tab);
      else move(key);
    },
    close,
    async closeOthers(key) {
      if (await tabs.closeOthers(key)) matchAddress();
    },
    reopen() {
      if (tabs.reopen() === 'limit') deps.warn('workspace.tab.limit');
      matchAddress();
    },
    back,
    async follow(cause) {
      const viewId = cause === 'step' ? (tabs.active()?.viewId ?? undefined) : undefined;
      const layer = cause === 'product' ? undefined : layers.top(viewId);
      if (!layer || router.path() === tabs.active()?.key || isOutside(router.path())) return visit();
      stay();
      await layers.requestClose(layer.id);
    },
    async returnTo(pageCode) {
      await layers.returnTo(pageCode);
    },
    async finish(viewId, result) {
      if (layers.has(viewId)) await layers.finish(viewId, result);
      else if (tabs.finish(viewId, result)) matchAddress();
      else leaveByBrowser();
    },
  };
}
