import type { MenuItem } from '@/services';
import type { Access } from '@/routes/createAccess';
import { destinationOf } from '@/routes/destination';
import type { Destination } from '@/routes/destination';
import { isOutside } from '@/routes/routes';
import { findByPageCode } from '../menu/activeItem';
import type { Tabs } from '../tabs/createTabs';
import type { TabEntry, TabFacts } from '../tabs/tabReducer';
import { guard } from './guard';
import type { Verdict } from './guard';
import type { Opening } from './opening';
import type { Router } from './router';

export interface RouteSyncDeps {
  router: Router;
  tabs: Tabs;
  /** False: one page at a time, none of them in a tab but home. */
  isTabMode: boolean;
  access: Pick<Access, 'canVisit'>;
  menu: readonly MenuItem[];
  /** The path that the position starts on; undefined when its menu has no page. */
  home: string | undefined;
  /** Tells a person something in passing; takes a translation key. */
  warn(key: string): void;
  /** Asks about unsaved input, then ends the session; the sign-in screen shows the text of the key. Resolves to whether it ended. */
  signInAgain(key: string): Promise<boolean>;
  /** Shows an error. */
  report(error: unknown): void;
}

/** What is known of a page before it is shown. */
export interface PageOrigin {
  /** Names the tab; without it the menu or the route table does. */
  title?: string;
  /** Set when another page opened it. */
  opening?: Opening;
}

/** The address and the tab in front, kept in step. */
export interface RouteSync {
  /** The address changed: guard it, then open or activate its tab. Doing it twice does nothing more. */
  syncTabToRoute(): void;
  /** Whether the person may go there; a refusal is told, or leads to the sign-in screen (shell spec §6). */
  canVisit(destination: Destination): boolean;
  /**
   * Asks about the page without a tab, if it would go for this destination. Resolves to whether it may go; undefined
   * when there is nothing to ask.
   */
  confirmLeaving(destination: Destination): Promise<boolean> | undefined;
  /** Changes the address, unless the person wants to stay. Resolves to whether it changed. */
  navigate(destination: Destination, origin?: PageOrigin, isReplace?: boolean): Promise<boolean>;
  /** Opens a tab that leaves the address alone. Resolves with what its page hands back. */
  openTab(destination: Destination, origin?: PageOrigin): Promise<unknown>;
  /** Starts with home and the tabs that the position had, as far as it may still visit them. */
  restoreTabs(): void;
  /** After a tab closed, the address follows the one that is now in front. */
  syncRouteToTab(): void;
  homePath: string;
}

const HOME_PATH = '/page';

export function createRouteSync(deps: RouteSyncDeps): RouteSync {
  const { router, tabs, access } = deps;
  /** What callers know of a page, until the address change that shows it. */
  const origins = new Map<string, PageOrigin>();
  /** The last address that brought a tab to front. */
  let shownPath: string | undefined;

  const home = homeTab(deps.home);

  /**
   * A page is named by its caller, the menu or the route table; a protocol page that none of them knows has a general
   * name until it tells its title. Only what is not found has no name, and so no tab.
   */
  function entryOf({ path, code, route, target }: Destination, changeRoute: boolean): TabEntry {
    const { title, opening } = origins.get(path) ?? {};
    if (path === home.key) return home;
    const known = title || findByPageCode(deps.menu, code)?.title || route?.title;
    const name = target.kind === 'notFound' ? '' : (known ?? 'workspace.tab.page');
    return {
      key: path,
      name,
      title: name,
      code,
      changeRoute: changeRoute,
      isNative: code.startsWith('native:'),
      target,
      ...(opening && { opening }),
    };
  }

  /** An address that is denied at its own place would be denied again and again. */
  const replace = (path: string) => {
    if (router.path() === path) tabs.open(home);
    else router.replace(path);
  };

  /** Back to what is open, after an address that may not be visited. */
  function restoreRoute() {
    const active = tabs.active();
    if (!active || active.changeRoute) return replace(active?.key ?? home.key);
    replace(shownPath !== undefined && tabs.byKey(shownPath) ? shownPath : home.key);
    tabs.open(active);
    return undefined;
  }

  /** A lithe form has no route key: another query of the same page keeps the view and what was typed in it. */
  const keepsView = ({ route }: Destination) => Boolean(route?.isStandalone);

  function placeOf(entry: TabEntry, { route }: Destination): 'tab' | 'standalone' | 'none' {
    if (entry !== home && (!deps.isTabMode || route?.isStandalone)) return 'standalone';
    const outcome = tabs.outcome(entry);
    return outcome === 'opens' ? 'tab' : outcome === 'unnamed' ? 'standalone' : 'none';
  }

  function show(destination: Destination) {
    const { path, target } = destination;
    const goal = target.kind === 'home' ? home.key : path;
    if (router.path() !== goal) return router.replace(goal);
    const entry = entryOf(destination, true);
    origins.delete(path);
    switch (placeOf(entry, destination)) {
      case 'standalone':
        return tabs.openStandalone(entry, keepsView(destination));
      case 'tab':
        shownPath = path;
        tabs.open(entry);
        return undefined;
      case 'none':
        deps.warn('workspace.tab.limit');
        return restoreRoute();
    }
  }

  function ask(destination: Destination): Promise<boolean> | undefined {
    if (destination.route && isOutside(destination.route.path)) return undefined;
    if (guard(destination, access) !== 'allowed') return undefined;
    const entry = destination.target.kind === 'home' ? home : entryOf(destination, true);
    if (placeOf(entry, destination) === 'none') return undefined;
    return tabs.confirmStandaloneClose({ key: entry.key, ...(keepsView(destination) && { code: entry.code }) });
  }

  /** Tells a refusal, or ends the session (shell spec §6). `keep` runs when the person stays. */
  function refuse(verdict: Exclude<Verdict, 'allowed'>, keep: () => void) {
    if (verdict === 'denied') {
      deps.warn('workspace.guard.denied');
      keep();
    } else deps.signInAgain('workspace.guard.signIn').then((hasEnded) => hasEnded || keep(), deps.report);
  }

  function visit() {
    if (isOutside(router.path())) return;
    const destination = destinationOf(router.path(), router.outerQuery());
    const verdict = guard(destination, access);
    if (verdict === 'allowed') show(destination);
    else refuse(verdict, restoreRoute);
  }

  const restore = (facts: TabFacts): TabEntry | undefined => {
    const { path, target, ...rest } = destinationOf(facts.key);
    const mayReturn = target.kind !== 'notFound' && guard(rest, access) === 'allowed';
    return mayReturn ? { ...facts, key: path, target } : undefined;
  };

  return {
    syncTabToRoute: visit,
    canVisit(destination) {
      const verdict = guard(destination, access);
      if (verdict !== 'allowed') refuse(verdict, () => undefined);
      return verdict === 'allowed';
    },
    confirmLeaving: ask,
    async navigate(destination, origin, isReplace = false) {
      const { path } = destination;
      const answer = ask(destination);
      if (answer && !(await answer)) return false;
      if (origin) origins.set(path, origin);
      if (router.path() === path) visit();
      else if (isReplace) router.replace(path);
      else router.push(path);
      return true;
    },
    async openTab(destination, origin) {
      if (origin) origins.set(destination.path, origin);
      const entry = entryOf(destination, false);
      origins.delete(destination.path);
      const outcome = tabs.outcome(entry);
      if (outcome !== 'opens') {
        deps.warn(outcome === 'limit' ? 'workspace.tab.limit' : 'workspace.tab.missing');
        return undefined;
      }
      const answer = tabs.confirmStandaloneClose();
      if (answer && !(await answer)) return undefined;
      tabs.open(entry);
      return tabs.closed(entry.key);
    },
    restoreTabs: () => tabs.reset(home, restore),
    syncRouteToTab() {
      const active = tabs.active();
      if (active?.changeRoute && router.path() !== active.key) router.replace(active.key);
    },
    homePath: home.key,
  };
}

function homeTab(path: string = HOME_PATH): TabEntry {
  const { code, target } = destinationOf(path);
  const name = 'workspace.tab.home';
  return { key: path, name, title: name, code, changeRoute: true, isNative: code.startsWith('native:'), target };
}
