import type { MenuItem } from '@/services';
import { destinationOf } from '@/routes/destination';
import type { Destination } from '@/routes/destination';
import { isOutside } from '@/routes/routes';
import type { CloseGuard } from '../close-guard/createCloseGuard';
import { findByPageCode } from '../menu/activeItem';
import type { PagesStore } from '../store/workspaceStore';
import { viewsWithLayers } from '../layers/layerStack';
import { activeTab, byLeastRecentUse, openOutcome, tabByKey } from '../tabs/tabReducers';
import type { TabEntry, TabFacts } from '../tabs/tabReducers';
import { leavingStandalone } from '../tabs/tabsModel';
import { guard } from './guard';
import type { GuardDeps, Verdict } from './guard';
import type { Opening } from './opening';
import type { PageResults } from './pageResults';
import type { Router } from './router';

export interface RouteSyncDeps {
  store: PagesStore;
  router: Router;
  closeGuard: Pick<CloseGuard, 'canClose' | 'needsConfirmation'>;
  /** Whether each page has a tab. Without tab mode there is one page at a time; only home has a tab. */
  tabMode: { get(): boolean; set(isOn: boolean): void };
  access: GuardDeps;
  menu: readonly MenuItem[];
  /** The path that the position starts on; undefined when its menu has no page. */
  home: string | undefined;
  newId(): string;
  /** The promises of the pages that opened a tab, by the key of the tab. */
  tabResults: Pick<PageResults, 'wait'>;
  /** What the page of this path has kept in a window of its own. */
  keptState?: ((path: string) => unknown) | undefined;
  /** Fetches the protocol of a page that is about to be rendered. */
  prefetch(pageCode: string): void;
  /** Shows a short notice; takes a translation key. */
  warn(key: string): void;
  /**
   * Shows that the tab bar is full. `canMakeRoom`: offers to close a tab. Resolves to whether the person accepts.
   */
  warnTabLimit(canMakeRoom: boolean): Promise<boolean>;
  /**
   * Calls the close guard, then ends the session; the sign-in screen shows the text of the key. Resolves to whether it
   * ended.
   */
  signInAgain(key: string): Promise<boolean>;
  report(error: unknown): void;
}

/** The facts that the caller passes with a page. */
export interface PageOrigin {
  /** The title of the tab; by default that of the menu or of the route table. */
  title?: string;
  /** Set when another page opened it. */
  opening?: Opening;
}

/** Synchronises the browser's address and the active tab. */
export interface RouteSync {
  /** After a change of the address: checks it with the guard, then opens or activates its tab. Idempotent. */
  syncTabToRoute(): void;
  /** After a tab has closed: sets the address to that of the active tab. */
  syncRouteToTab(): void;
  /**
   * Whether the person may visit the destination. A denial shows a notice or opens the sign-in screen (shell spec §6).
   */
  canVisit(destination: Destination): boolean;
  /**
   * Calls the close guard if this destination closes the standalone page. Resolves to whether it may close; undefined
   * when no confirmation is needed.
   */
  confirmLeaving(destination: Destination): Promise<boolean> | undefined;
  /** The same for a tab that is activated. `next`: a page of this key or code keeps the view. */
  confirmStandaloneClose(next?: { key: string; code?: string | undefined }): Promise<boolean> | undefined;
  /** Changes the address, unless the person keeps the standalone page. Resolves to whether it changed. */
  navigate(destination: Destination, origin?: PageOrigin, isReplace?: boolean): Promise<boolean>;
  /** Opens a tab without a change of the address. Resolves with its page's result. */
  openTab(destination: Destination, origin?: PageOrigin): Promise<unknown>;
  /** Activates or opens a tab. */
  showTab(tab: TabEntry): void;
  /**
   * Shows that the tab bar is full, and offers to close the least recently used tab without unsaved input. Resolves to
   * whether it closed.
   */
  makeRoom(): Promise<boolean>;
  /** Opens home and, in tab mode, the stored tabs. */
  restoreTabs(): void;
  /**
   * Begins or ends tab mode; the active page stays as it is. At the end the other tabs close; the person may keep one with
   * unsaved input. Resolves to whether the mode changed.
   */
  setTabMode(isOn: boolean): Promise<boolean>;
  homePath: string;
}

const HOME_PATH = '/page';

/** The home page as a tab; it cannot be closed. */
function homeTab(path: string = HOME_PATH): TabEntry {
  const { code, target } = destinationOf(path);
  const name = 'workspace.tab.home';
  return { key: path, name, title: name, code, changeRoute: true, isNative: code.startsWith('native:'), target };
}

/** A stored tab with its target; undefined when the position may no longer visit it. */
export function restoredTab(facts: TabFacts, access: GuardDeps): TabEntry | undefined {
  const { path, target, route } = destinationOf(facts.key);
  const mayReturn = target.kind !== 'notFound' && guard({ route }, access) === 'allowed';
  return mayReturn ? { ...facts, key: path, target } : undefined;
}

/** Whether a change of the query keeps the view and its input, as for a lithe form. */
const keepsView = ({ route }: Destination) => Boolean(route?.isStandalone);

export function createRouteSync(deps: RouteSyncDeps): RouteSync {
  const { store, router, access, closeGuard } = deps;
  const tabs = () => store.getState().tabs;
  /** The origins of navigations in progress, by path. */
  const origins = new Map<string, PageOrigin>();
  /** The last address that activated a tab. */
  let shownPath: string | undefined;

  const home = homeTab(deps.home);

  const prefetch = ({ target }: TabEntry) => target.kind === 'page' && deps.prefetch(target.pageCode);

  function showTab(tab: TabEntry) {
    if (!tabByKey(tabs(), tab.key)?.viewId) prefetch(tab);
    return store.dispatch({ type: 'tabs/open', payload: { tab, viewId: deps.newId() } });
  }

  function confirmStandaloneClose(next?: { key: string; code?: string | undefined }) {
    const viewIds = leavingStandalone(store.getState(), next);
    return closeGuard.needsConfirmation(viewIds) ? closeGuard.canClose(viewIds) : undefined;
  }

  /**
   * The name comes from the caller, the menu or the route table; otherwise a protocol page has a general name until it
   * is loaded. Not Found has no name, and so no tab.
   */
  function entryOf({ path, code, route, target }: Destination, changeRoute: boolean): TabEntry {
    const { title, opening } = origins.get(path) ?? {};
    if (path === home.key) return home;
    const known = title || findByPageCode(deps.menu, code)?.title || route?.title;
    const name = target.kind === 'notFound' ? '' : (known ?? 'workspace.tab.page');
    const isNative = code.startsWith('native:');
    const state = deps.keptState?.(path);
    const entry = { key: path, name, title: name, code, changeRoute, isNative, target };
    return { ...entry, ...(opening && { opening }), ...(state !== undefined && { state }) };
  }

  /** Replaces the address; shows home when the address is the denied one itself. */
  function replaceRoute(path: string) {
    if (router.path() === path) showTab(home);
    else router.replace(path);
  }

  /** After a denied address: restores the address of the active tab. */
  function restoreRoute() {
    const active = activeTab(tabs());
    if (!active || active.changeRoute) return replaceRoute(active?.key ?? home.key);
    replaceRoute(shownPath !== undefined && tabByKey(tabs(), shownPath) ? shownPath : home.key);
    showTab(active);
    return undefined;
  }

  /** The open tab to close for a new one. Without a confirmation none of its input can be lost. */
  function tabToReplace() {
    return byLeastRecentUse(tabs()).find(({ viewId }) => {
      const viewIds = viewId === null ? [] : viewsWithLayers(store.getState().layers, [viewId]);
      return !closeGuard.needsConfirmation(viewIds);
    });
  }

  async function makeRoom() {
    const isAccepted = await deps.warnTabLimit(tabToReplace() !== undefined);
    const tab = isAccepted ? tabToReplace() : undefined;
    return tab ? store.dispatch({ type: 'tabs/close', payload: tab.key }) : false;
  }

  function placeOf(entry: TabEntry, { route }: Destination): 'tab' | 'standalone' | 'none' {
    if (entry !== home && (!deps.tabMode.get() || route?.isStandalone)) return 'standalone';
    const outcome = openOutcome(tabs(), entry);
    return outcome === 'opens' ? 'tab' : outcome === 'unnamed' ? 'standalone' : 'none';
  }

  function showStandalone(tab: TabEntry, isViewKept: boolean) {
    const { standalone } = tabs();
    const kept = isViewKept && standalone?.code === tab.code ? standalone.viewId : null;
    if (!kept) prefetch(tab);
    store.dispatch({ type: 'tabs/openStandalone', payload: { tab, viewId: kept ?? deps.newId() } });
  }

  function show(destination: Destination) {
    const { path, target } = destination;
    const goal = target.kind === 'home' ? home.key : path;
    if (router.path() !== goal) return router.replace(goal);
    const entry = entryOf(destination, true);
    origins.delete(path);
    switch (placeOf(entry, destination)) {
      case 'standalone':
        return showStandalone(entry, keepsView(destination));
      case 'tab':
        shownPath = path;
        return showTab(entry);
      case 'none':
        makeRoom()
          .then((hasRoom) => hasRoom && navigate(destination, { title: entry.name, opening: entry.opening }))
          .catch(deps.report);
        return restoreRoute();
    }
  }

  async function navigate(destination: Destination, origin?: PageOrigin, isReplace = false) {
    const { path } = destination;
    const answer = confirmLeaving(destination);
    if (answer && !(await answer)) return false;
    if (origin) origins.set(path, origin);
    if (router.path() === path) syncTabToRoute();
    else if (isReplace) router.replace(path);
    else router.push(path);
    return true;
  }

  function confirmLeaving(destination: Destination): Promise<boolean> | undefined {
    if (destination.route && isOutside(destination.route.path)) return undefined;
    if (guard(destination, access) !== 'allowed') return undefined;
    const entry = destination.target.kind === 'home' ? home : entryOf(destination, true);
    if (placeOf(entry, destination) === 'none') return undefined;
    return confirmStandaloneClose({ key: entry.key, ...(keepsView(destination) && { code: entry.code }) });
  }

  /** Shows a notice, or ends the session (shell spec §6). `onStay` runs when the session continues. */
  function refuse(verdict: Exclude<Verdict, 'allowed'>, onStay: () => void) {
    if (verdict === 'denied') {
      deps.warn('workspace.guard.denied');
      onStay();
    } else deps.signInAgain('workspace.guard.signIn').then((hasEnded) => hasEnded || onStay(), deps.report);
  }

  function syncTabToRoute() {
    if (isOutside(router.path())) return;
    const destination = destinationOf(router.path(), router.outerQuery());
    const verdict = guard(destination, access);
    if (verdict === 'allowed') show(destination);
    else refuse(verdict, restoreRoute);
  }

  return {
    syncTabToRoute,
    syncRouteToTab() {
      const active = activeTab(tabs());
      if (active?.changeRoute && router.path() !== active.key) router.replace(active.key);
    },
    canVisit(destination) {
      const verdict = guard(destination, access);
      if (verdict !== 'allowed') refuse(verdict, () => undefined);
      return verdict === 'allowed';
    },
    confirmLeaving,
    confirmStandaloneClose,
    navigate,
    makeRoom,
    async openTab(destination, origin) {
      if (origin) origins.set(destination.path, origin);
      const entry = entryOf(destination, false);
      origins.delete(destination.path);
      const outcome = openOutcome(tabs(), entry);
      if (outcome === 'unnamed') deps.warn('workspace.tab.missing');
      if (outcome === 'unnamed' || (outcome === 'limit' && !(await makeRoom()))) return undefined;
      const answer = confirmStandaloneClose();
      if (answer && !(await answer)) return undefined;
      showTab(entry);
      return deps.tabResults.wait(entry.key);
    },
    showTab,
    restoreTabs() {
      if (deps.tabMode.get()) store.run({ type: 'tabs/restore', payload: home });
      else store.dispatch({ type: 'tabs/reset', payload: { home, restored: [] } });
    },
    async setTabMode(isOn) {
      if (!isOn && !(await store.dispatch({ type: 'tabs/leaveTabMode' }))) return false;
      deps.tabMode.set(isOn);
      const { standalone } = tabs();
      if (standalone && placeOf(standalone, destinationOf(standalone.key)) === 'tab') {
        store.dispatch({ type: 'tabs/beginTabMode' });
      }
      return true;
    },
    homePath: home.key,
  };
}
