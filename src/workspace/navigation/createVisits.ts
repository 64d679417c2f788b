import type { MenuItem } from '@/services';
import { findByPageCode } from '../menu/activeItem';
import type { Tabs } from '../tabs/createTabs';
import type { TabFacts } from '../tabs/tabMachine';
import { guard, isOutside } from './guard';
import type { Visitor } from './guard';
import { nativeScreen } from './nativeScreens';
import { pagePath, parsePath, targetCode } from './pagePath';
import type { PageAddress } from './pagePath';
import type { Router } from './router';

export interface VisitDeps {
  router: Router;
  tabs: Tabs;
  /** False: one page at a time, none of them in a tab but home. */
  isTabMode: boolean;
  visitor(): Visitor;
  menu(): readonly MenuItem[];
  home(): PageAddress | undefined;
  /** Tells a person something in passing; takes a translation key. */
  warn(key: string): void;
  signInAgain(): void;
}

/** The address and the tab in front, kept in step. */
export interface Visits {
  /** The address changed: guard it, then open or activate its tab. Doing it twice does nothing more. */
  visit(): void;
  /** Whether the person may go there; a refusal is told, or leads to the sign-in screen (shell spec §6). */
  admits(path: string): boolean;
  /** Changes the address. `title` names the tab that it opens. */
  move(path: string, title?: string, isReplace?: boolean): void;
  /** Opens a tab that leaves the address alone. Resolves with what its page hands back. */
  openTab(path: string, title?: string): Promise<unknown>;
  /** After a tab closed, the address follows the one that is now in front. */
  matchAddress(): void;
  homePath(): string;
  homeTab(): TabFacts;
}

const HOME_PATH = '/page';

export function createVisits(deps: VisitDeps): Visits {
  const { router, tabs } = deps;
  /** Titles given by callers, until the address change that needs them. */
  const titles = new Map<string, string>();
  /** The last address that brought a tab to front. */
  let shownPath: string | undefined;

  const homePath = () => {
    const home = deps.home();
    return home ? pagePath(home) : HOME_PATH;
  };

  function homeTab(): TabFacts {
    const code = deps.home()?.pageCode ?? '';
    return { key: homePath(), name: 'workspace.tab.home', code, changeRoute: true, isNative: code.startsWith('native:') };
  }

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
    const isTabbed = facts.key === homePath() || (deps.isTabMode && (target.kind !== 'page' || target.isTabbed));
    if (!isTabbed) return tabs.openUntabbed(facts);
    if (tabs.open(facts) !== 'limit') {
      shownPath = path;
      return undefined;
    }
    deps.warn('workspace.tab.limit');
    return stay();
  }

  function refuse(path: string): 'denied' | 'signIn' | undefined {
    const verdict = guard(path, deps.visitor());
    if (verdict !== 'denied' && verdict !== 'signIn') return undefined;
    deps.warn(`workspace.guard.${verdict}`);
    if (verdict === 'signIn') deps.signInAgain();
    return verdict;
  }

  function visit() {
    const path = router.path();
    if (isOutside(path)) return;
    const refusal = refuse(path);
    if (refusal === 'denied') stay();
    else if (refusal === undefined) show(path);
  }

  return {
    visit,
    admits: (path) => refuse(path) === undefined,
    move(path, title, isReplace = false) {
      if (title) titles.set(path, title);
      if (router.path() === path) visit();
      else if (isReplace) router.replace(path);
      else router.push(path);
    },
    openTab(path, title) {
      if (title) titles.set(path, title);
      const facts = factsOf(path, false);
      if (!facts) return Promise.resolve(undefined);
      if (tabs.open(facts) === 'opens') return tabs.closed(path);
      deps.warn('workspace.tab.limit');
      return Promise.resolve(undefined);
    },
    matchAddress() {
      const active = tabs.active();
      if (active?.changeRoute && router.path() !== active.key) router.replace(active.key);
    },
    homePath,
    homeTab,
  };
}
