import type { MenuItem } from '@/services';
import type { Dialogs, OpenDialogRequest } from '../dialogs/createDialogs';
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
  openWindow(url: string): void;
}

export interface NavigationDeps {
  router: Router;
  tabs: Tabs;
  dialogs: Dialogs;
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
  /** Opens a page in its mode; resolves with what it hands back when it closes. */
  open(request: OpeningRequest & OpenDialogRequest): Promise<unknown>;
  /** Goes to a path and names its tab. */
  go(path: string, title?: string): void;
  /** Whether the person may go there: what they may not is not offered. */
  mayVisit(path: string): boolean;
  /** Shows a tab that is open. */
  activate(key: string): void;
  close(key: string): Promise<void>;
  closeOthers(key: string): Promise<void>;
  /** The page of a tab closes itself; whoever opened it gets the result. */
  finish(viewId: string, result?: unknown): void;
  /** The home tab of the present position. */
  homeTab(): TabFacts;
}

const HOME_PATH = '/page';

export function createNavigation(deps: NavigationDeps): Navigation {
  const { router, tabs, dialogs } = deps;
  /** Titles given by callers, until the address change that needs them. */
  const titles = new Map<string, string>();

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
  const stay = () => router.replace(tabs.active()?.key ?? homePath());

  function show(path: string) {
    const target = parsePath(path, router.outerQuery());
    if (target.kind === 'home' && path !== homePath()) return router.replace(homePath());
    const facts = factsOf(path, true);
    if (!facts) return tabs.openUntabbed(bare(path));
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
  function follow() {
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

  function open(request: OpeningRequest & OpenDialogRequest): Promise<unknown> {
    const plan = openingPlan(request);
    if (plan.kind === 'dialog') return dialogs.open(request);
    if (plan.kind === 'window') {
      router.openWindow(plan.url);
      return Promise.resolve(undefined);
    }
    if (request.title) titles.set(plan.path, request.title);
    if (plan.kind === 'tab') return openTab(plan.path);
    move(plan.path, plan.kind === 'replace');
    return tabs.active()?.key === plan.path ? tabs.closed(plan.path) : Promise.resolve(undefined);
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
      const facts = factsOf(key, true);
      if (router.path() === key || !facts) visit();
      else router.push(key);
    },
    async close(key) {
      if (await tabs.close(key)) follow();
    },
    async closeOthers(key) {
      if (await tabs.closeOthers(key)) follow();
    },
    finish(viewId, result) {
      tabs.finish(viewId, result);
      follow();
    },
  };
}
