import { AppError } from '@/common/errors/appError';
import type { PageMode, RowWalk } from '@/engine/host';
import { destinationOf, destinationOfPage } from '@/routes/destination';
import type { Destination, PageAddress, Target } from '@/routes/destination';
import { isFrameless, isOutside } from '@/routes/routes';
import { viewOf } from '../close-guard/pageId';
import type { PageId } from '../close-guard/pageId';
import type { OpenLayerRequest } from '../layers/layersModel';
import { layersOver, tabViewOf, topLayer } from '../layers/layerStack';
import type { PagesStore } from '../store/workspaceStore';
import { activeTab, isHome, openOutcome, tabByKey, tabByView } from '../tabs/tabReducers';
import type { Tab, TabEntry } from '../tabs/tabReducers';
import type { RouteSync } from './createRouteSync';
import { guard } from './guard';
import type { GuardDeps } from './guard';
import { nextOpening } from './opening';
import type { Opening, OpeningDeps } from './opening';
import type { PageResults } from './pageResults';
import type { BrowserChange, RouteChange, Router } from './router';

export interface NavigationDeps extends OpeningDeps {
  store: PagesStore;
  router: Router;
  routeSync: RouteSync;
  access: GuardDeps;
  isTabMode(): boolean;
  /** The window shows one page alone. */
  isOwnWindow: boolean;
  /** The promises of the pages that replace another, by the key of their tab. */
  tabResults: Pick<PageResults, 'wait'>;
  /** Asks the question or the feature's dialog that covers everything to close. Answers whether there is one. */
  closeCover(): boolean;
  report(error: unknown): void;
}

export interface OpenRequest extends PageAddress {
  mode: PageMode;
  title?: string;
}

export interface OpenHandlers {
  /** The page is shown. */
  onShown?: (() => void) | undefined;
  /** Opens the page once more for the opener, after the person has undone the loss of its input. */
  reopen?: (() => void) | undefined;
  /** The rows beside the one that a dialog shows; with `into` the page takes the place of that dialog's page. */
  walk?: RowWalk | undefined;
}

export interface Navigation {
  /**
   * Handles a change of the browser's address. A question or a feature's dialog closes instead of it. A traversal of the
   * history first closes the topmost page over the tab instead; a typed address is reached after all dialogs have closed.
   */
  handleRouteChange(change: RouteChange): Promise<void>;
  /**
   * Opens a page in its mode; resolves with its result when it closes. `from` is the opening view, by default the
   * active one. Rejects when too many pages open each other without a user gesture.
   */
  open(request: OpenRequest, from?: string, handlers?: OpenHandlers): Promise<unknown>;
  /** Opens a path for the person; the title is that of its tab. */
  navigate(path: string, title?: string): void;
  /**
   * Opens a path for the screen of the view `from`, by default the active one; null: for no screen, but for what is
   * around the portal, whose gestures are not seen here. Rejects as `open` does.
   */
  openRoute(path: string, title?: string, from?: string | null): Promise<void>;
  goHome(): void;
  /** Activates an open tab. */
  activate(key: string): void;
  /** Brings the tab to front that contains this tab view or pushed page. */
  reveal(viewId: string): Promise<void>;
  /** Closes a tab, or the standalone page by a step back. */
  close(key: string): Promise<void>;
  closeOthers(key: string): Promise<void>;
  /** Reopens the tab that was closed last. */
  reopen(): void;
  /** Opens this closed tab or standalone page again. Resolves to its new view; undefined if it did not open. */
  reopenTab(tab: Tab): Promise<string | undefined>;
  /** One step back: the topmost dialog or pushed page, else the tab, else the browser (shell spec §4). */
  back(): Promise<void>;
  /** Returns to a page: closes all layers above it, or only the topmost layer when no layer shows the page. */
  returnTo(pageCode: string): Promise<void>;
  /**
   * Closes the tab or layer of a page that closes itself, and passes the result to its opener. Asks for confirmation of
   * unsaved input; the page's own only without a result. Resolves to whether it closed.
   */
  finish(pageId: PageId, result?: unknown): Promise<boolean>;
  /**
   * The target of a page in an element of a sub-app; Not Found for a native screen and for a page without permission.
   */
  pageTargetOf(page: PageAddress): Target;
  /** The target of a sub-app's screen in an element of a page; Not Found for anything else and without permission. */
  screenTargetOf(route: string): Target;
}

/** Opens and closes pages: in tabs, in layers and by address. */
export function createNavigation(deps: NavigationDeps): Navigation {
  const { store, router, routeSync, report } = deps;
  const tabs = () => store.getState().tabs;
  const layers = () => store.getState().layers;
  const viewInFront = () => activeTab(tabs())?.viewId ?? undefined;
  const topView = () => topLayer(layers(), viewInFront())?.id ?? viewInFront();

  /** Set while a confirmation for a change of the address is open. */
  let isConfirmingChange = false;

  function openingOf(viewId: string | undefined): Opening | undefined {
    if (viewId === undefined) return undefined;
    return layers().find(({ id }) => id === viewId)?.page.opening ?? tabByView(tabs(), viewId)?.opening;
  }

  /** The views that wait for a layer which they have opened, with the user gesture that has opened it. */
  const openers = new Map<string | undefined, number>();

  /** A second press while the page of the first one is on its way opens nothing, because that page will cover it. */
  async function openLayer(
    from: string | undefined,
    payload: OpenLayerRequest & { opening: Opening },
    onShown?: () => void,
  ): Promise<unknown> {
    const { gesture } = payload.opening;
    if ((openers.get(from) ?? gesture) !== gesture) return undefined;
    openers.set(from, gesture);
    const { result } = await store
      .dispatch({ type: 'layers/open', payload })
      .finally(() => openers.get(from) === gesture && openers.delete(from));
    onShown?.();
    return result;
  }

  /**
   * `push` stacks on the opening page, as `tab` does without tab mode; `popup` and `dialog` are the same modal (shell spec
   * §2).
   */
  async function open(
    { mode, title, ...page }: OpenRequest,
    from?: string,
    { onShown, reopen, walk }: OpenHandlers = {},
  ): Promise<unknown> {
    const opener = from ?? topView();
    const opening = nextOpening(openingOf(opener), page.pageCode, deps);
    const destination = destinationOfPage(page);
    if (mode === 'present') {
      router.openWindow(`#${destination.path}`);
      return undefined;
    }
    refuseOutside(destination, page.pageCode);
    if (!routeSync.canVisit(destination)) return undefined;
    const origin = { opening, ...(title === undefined ? {} : { title }) };
    const canReopen = reopen !== undefined && opener !== undefined;
    const layer = {
      ...origin,
      // A native screen is called as in a tab; a protocol page says its title itself.
      title: title ?? destination.route?.title ?? '',
      pageCode: page.pageCode,
      target: destination.target,
      ...(canReopen && { opener: { viewId: opener, reopen } }),
    };
    switch (mode === 'tab' && !deps.isTabMode() ? 'push' : mode) {
      case 'popup':
      case 'dialog':
        return openLayer(opener, { ...layer, walk }, onShown);
      case 'push':
        return openLayer(opener, { ...layer, over: opener }, onShown);
      case 'tab': {
        const result = routeSync.openTab(destination, origin);
        onShown?.();
        return result;
      }
      case 'replace':
        await routeSync.navigate(destination, origin, true);
        onShown?.();
        return activeTab(tabs())?.key === destination.path ? deps.tabResults.wait(destination.path) : undefined;
    }
  }

  /** A screen outside the workspace would unmount all open pages. */
  function refuseOutside({ route }: Destination, code: string) {
    if (!route || !isOutside(route.path)) return;
    const reason = deps.t('workspace.opening.outside', { code });
    throw new AppError('config', deps.t('engine.configerror', { reason }));
  }

  async function close(key: string) {
    const isStandalone = tabs().standalone?.key === key;
    if (!(await store.dispatch({ type: 'tabs/close', payload: key }))) return;
    if (isStandalone) leaveByBrowser();
    else routeSync.syncRouteToTab();
  }

  async function activate(key: string) {
    const tab = tabByKey(tabs(), key);
    if (!tab || tab.changeRoute) await routeSync.navigate(destinationOf(key));
    else if ((await routeSync.confirmStandaloneClose()) !== false) routeSync.showTab(tab);
  }

  async function reopen() {
    const last = tabs().closed.find(({ key }) => !tabByKey(tabs(), key));
    if ((await store.dispatch({ type: 'tabs/reopen' })) === 'limit' && last) await openAgain(last);
    routeSync.syncRouteToTab();
  }

  async function openAgain(entry: TabEntry): Promise<string | undefined> {
    const destination = destinationOf(entry.key);
    if (!deps.isTabMode() || destination.route?.isStandalone) {
      await routeSync.navigate(destination, { title: entry.title });
      return activeTab(tabs())?.key === entry.key ? viewInFront() : undefined;
    }
    const hasRoom = openOutcome(tabs(), entry) !== 'limit' || (await routeSync.makeRoom());
    if (hasRoom && (await routeSync.confirmStandaloneClose()) !== false) {
      routeSync.showTab(entry);
      routeSync.syncRouteToTab();
    }
    return tabByKey(tabs(), entry.key)?.viewId ?? undefined;
  }

  /** The target, if it is of one of the kinds and the position may visit it; else Not Found. */
  const targetAmong = (kinds: readonly Target['kind'][], destination: Destination): Target =>
    kinds.includes(destination.target.kind) && guard(destination, deps.access) === 'allowed'
      ? destination.target
      : { kind: 'notFound', address: destination.path };

  function leaveByBrowser() {
    if (router.canGoBack()) router.back();
    else router.replace(routeSync.homePath);
  }

  /** One step back closes the topmost page over the tab; a typed address closes all dialogs, from the lowest on. */
  const layerToClose = (isStepBack: boolean) =>
    isStepBack ? topLayer(layers(), viewInFront()) : layersOver(layers(), null)[0];

  /** Repeats a reverted change if the person agrees. Further changes are ignored while the confirmation is open. */
  async function redoAfter(answer: boolean | Promise<boolean>, change: BrowserChange) {
    if (isConfirmingChange) return;
    isConfirmingChange = true;
    try {
      if (await answer) change.redo();
    } finally {
      isConfirmingChange = false;
    }
  }

  return {
    open,
    close,
    pageTargetOf: (page) => targetAmong(['page', 'folder'], destinationOfPage(page)),
    screenTargetOf: (route) => targetAmong(['app'], destinationOf(route)),
    navigate(path, title) {
      routeSync.navigate(destinationOf(path), title ? { title } : undefined).catch(report);
    },
    async openRoute(path, title, from = topView()) {
      const destination = destinationOf(path);
      refuseOutside(destination, path);
      // The person has not chosen the address: a link of a message or screen does not end the session.
      if (guard(destination, deps.access) !== 'allowed') throw new AppError('user', deps.t('workspace.guard.denied'));
      // A screen with menu and tabs has no place in a window for one page.
      if (deps.isOwnWindow && !isFrameless(path)) return router.openWindow(`#${destination.path}`);
      const opening = nextOpening(openingOf(from ?? undefined), destination.code, deps);
      await routeSync.navigate(destination, { opening, ...(title ? { title } : {}) });
    },
    goHome() {
      activate(routeSync.homePath).catch(report);
    },
    activate(key) {
      activate(key).catch(report);
    },
    async reveal(viewId) {
      const tab = tabByView(tabs(), tabViewOf(layers(), viewId));
      if (tab && tab !== activeTab(tabs())) await activate(tab.key);
    },
    async closeOthers(key) {
      if (await store.dispatch({ type: 'tabs/closeOthers', payload: key })) routeSync.syncRouteToTab();
    },
    reopen() {
      reopen().catch(report);
    },
    reopenTab: ({ viewId: _viewId, ...entry }) => openAgain(entry),
    async back() {
      const active = activeTab(tabs());
      const layer = topLayer(layers(), viewInFront());
      const isClosable = active && tabByKey(tabs(), active.key) === active && !isHome(tabs(), active.key);
      if (layer) await store.dispatch({ type: 'layers/close', payload: layer.id });
      else if (isClosable) await close(active.key);
      else leaveByBrowser();
    },
    async handleRouteChange(change) {
      if (change.cause === 'product') return routeSync.syncTabToRoute();
      const isStepBack = change.cause === 'traverse';
      const destination = destinationOf(router.path(), router.outerQuery());
      const isElsewhere = router.path() !== activeTab(tabs())?.key && !isOutside(router.path());
      if (isElsewhere && deps.closeCover()) return change.revert();
      const layer = isElsewhere ? layerToClose(isStepBack) : undefined;
      if (!layer) {
        const answer = routeSync.confirmLeaving(destination);
        if (!answer) return routeSync.syncTabToRoute();
        await change.revert();
        return redoAfter(answer, change);
      }
      await change.revert();
      const isClosed = await store.dispatch({ type: 'layers/close', payload: layer.id });
      if (isClosed && !isStepBack) await redoAfter(routeSync.confirmLeaving(destination) ?? true, change);
    },
    async returnTo(pageCode) {
      await store.dispatch({ type: 'layers/returnTo', payload: pageCode });
    },
    async finish(pageId, result) {
      const payload = { pageId, result };
      if (layers().some(({ id }) => id === viewOf(pageId))) return store.dispatch({ type: 'layers/finish', payload });
      const outcome = await store.dispatch({ type: 'tabs/finish', payload });
      if (outcome === 'closed') routeSync.syncRouteToTab();
      if (outcome === 'standalone' || outcome === 'notClosable') leaveByBrowser();
      return outcome !== 'kept';
    },
  };
}
