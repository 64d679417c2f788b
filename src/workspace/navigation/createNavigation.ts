import { AppError } from '@/common/errors/appError';
import type { PageMode } from '@/engine/host';
import { destinationOf, destinationOfPage } from '@/routes/destination';
import type { PageAddress, Target } from '@/routes/destination';
import { isOutside } from '@/routes/routes';
import type { Layers } from '../layers/createLayers';
import { viewOf } from '../close-guard/pageId';
import type { PageId } from '../close-guard/pageId';
import { createRouteSync } from './createRouteSync';
import type { RouteSyncDeps } from './createRouteSync';
import { guard } from './guard';
import { nextOpening } from './opening';
import type { Opening, OpeningDeps } from './opening';
import type { RouteChange } from './router';

export interface NavigationDeps extends RouteSyncDeps, OpeningDeps {
  layers: Layers;
}

export interface OpenRequest extends PageAddress {
  mode: PageMode;
  title?: string;
}

export interface Navigation {
  /** The address changed: guard it, then open or activate its tab. Doing it twice does nothing more. */
  visit(): void;
  /** The same, but a step in the browser means the page that lies over the tab first; a dialog is never walked past. */
  follow(change: RouteChange): Promise<void>;
  /**
   * Opens a page in its mode; resolves with what it hands back when it closes. `from` is the view that asks; without
   * it, whatever is in front. Rejects when pages open each other in a row without the person doing anything.
   */
  open(request: OpenRequest, from?: string): Promise<unknown>;
  /** A person goes to a path; names its tab. */
  go(path: string, title?: string): void;
  /** The screen of the view `from` goes to a path; without it, the page in front does. Rejects as `open` does. */
  openRoute(path: string, title?: string, from?: string): Promise<void>;
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
  /**
   * A page closes itself with what shows it, and the page that opened it gets the result. Unsaved input is asked about
   * first, the page's own only without a result. Resolves to whether it closed.
   */
  finish(pageId: PageId, result?: unknown): Promise<boolean>;
  /** Starts with home and the tabs that the position had. */
  restoreTabs(): void;
  /** What a page shows that stands in no tab or layer; Not Found for a native screen, and when the position may not visit it. */
  pageTargetOf(page: PageAddress): Target;
  homePath: string;
}

/** The one place where pages are opened, closed and left: by tab, by layer and by address. */
export function createNavigation(deps: NavigationDeps): Navigation {
  const { router, tabs, layers } = deps;
  const visits = createRouteSync(deps);
  const viewInFront = () => tabs.active()?.viewId ?? undefined;

  let isAskingAboutStep = false;

  const openingOf = (viewId: string | undefined): Opening | undefined =>
    viewId === undefined ? undefined : (layers.openingOf(viewId) ?? tabs.byView(viewId)?.opening);

  const topView = () => layers.top(viewInFront())?.id ?? viewInFront();

  /** `push` stacks on the page that asks; `popup` and `dialog` are the same modal (shell spec §2). */
  async function open({ mode, title, ...page }: OpenRequest, from?: string): Promise<unknown> {
    const opener = from ?? topView();
    const opening = nextOpening(openingOf(opener), page.pageCode, deps);
    const destination = destinationOfPage(page);
    if (mode === 'present') {
      router.openWindow(`#${destination.path}`);
      return undefined;
    }
    // A page that opens the sign-in screen would take everything that is open off the screen.
    if (destination.route && isOutside(destination.route.path)) throw outside(page.pageCode);
    if (!visits.canVisit(destination)) return undefined;
    const layer = {
      pageCode: page.pageCode,
      target: destination.target,
      opening,
      ...(title === undefined ? {} : { title }),
    };
    const origin = { opening, ...(title === undefined ? {} : { title }) };
    switch (mode) {
      case 'popup':
      case 'dialog':
        return layers.open(layer);
      case 'push':
        return layers.open(layer, opener);
      case 'tab':
        return visits.openTab(destination, origin);
      case 'replace':
        await visits.navigate(destination, origin, true);
        return tabs.active()?.key === destination.path ? tabs.closed(destination.path) : undefined;
    }
  }

  const outside = (code: string) =>
    new AppError('config', deps.t('engine.configerror', { reason: deps.t('workspace.opening.outside', { code }) }));

  async function close(key: string) {
    if (await tabs.close(key)) visits.syncRouteToTab();
  }

  async function activate(key: string) {
    const tab = tabs.byKey(key);
    if (!tab || tab.changeRoute) await visits.navigate(destinationOf(key));
    else if ((await tabs.confirmStandaloneClose()) !== false) tabs.open(tab);
  }

  async function reopen() {
    if ((await tabs.reopen()) === 'limit') deps.warn('workspace.tab.limit');
    visits.syncRouteToTab();
  }

  function leaveByBrowser() {
    if (router.canGoBack()) router.back();
    else router.replace(visits.homePath);
  }

  return {
    visit: visits.syncTabToRoute,
    open,
    homePath: visits.homePath,
    restoreTabs: visits.restoreTabs,
    pageTargetOf(page) {
      const destination = destinationOfPage(page);
      const { target } = destination;
      const isPage = target.kind === 'page' || target.kind === 'folder';
      return isPage && guard(destination, deps.access) === 'allowed' ? target : { kind: 'notFound' };
    },
    go(path, title) {
      visits.navigate(destinationOf(path), title ? { title } : undefined).catch(deps.report);
    },
    async openRoute(path, title, from = topView()) {
      const destination = destinationOf(path);
      const opening = nextOpening(openingOf(from), destination.code, deps);
      await visits.navigate(destination, { opening, ...(title ? { title } : {}) });
    },
    activate(key) {
      activate(key).catch(deps.report);
    },
    close,
    async closeOthers(key) {
      if (await tabs.closeOthers(key)) visits.syncRouteToTab();
    },
    reopen() {
      reopen().catch(deps.report);
    },
    async back() {
      const active = tabs.active();
      const layer = layers.top(viewInFront());
      if (layer) await layers.requestClose(layer.id);
      else if (active && tabs.isClosable(active.key)) await close(active.key);
      else leaveByBrowser();
    },
    async follow(change) {
      if (change.cause === 'product') return visits.syncTabToRoute();
      const layer = layers.top(change.cause === 'traverse' ? viewInFront() : undefined);
      if (layer && router.path() !== tabs.active()?.key && !isOutside(router.path())) {
        await change.takeBack();
        await layers.requestClose(layer.id);
        return;
      }
      const answer = visits.confirmLeaving(destinationOf(router.path(), router.outerQuery()));
      if (!answer) return visits.syncTabToRoute();
      await change.takeBack();
      // Another step while the question stands is not made.
      if (isAskingAboutStep) return;
      isAskingAboutStep = true;
      if (
        await answer.finally(() => {
          isAskingAboutStep = false;
        })
      )
        change.redo();
    },
    async returnTo(pageCode) {
      await layers.returnTo(pageCode);
    },
    async finish(pageId, result) {
      if (layers.has(viewOf(pageId))) return layers.finish(pageId, result);
      const outcome = await tabs.finish(pageId, result);
      if (outcome === 'closed') visits.syncRouteToTab();
      if (outcome === 'standalone' || outcome === 'notClosable') leaveByBrowser();
      return outcome !== 'kept';
    },
  };
}
