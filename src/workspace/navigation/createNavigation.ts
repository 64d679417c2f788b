import type { Layers, OpenLayerRequest } from '../layers/createLayers';
import type { TabFacts } from '../tabs/tabMachine';
import { createVisits } from './createVisits';
import type { VisitDeps } from './createVisits';
import { guard, isOutside } from './guard';
import { openingPlan } from './openingPlan';
import type { OpeningRequest } from './openingPlan';
import { pagePath } from './pagePath';
import type { RouteChange } from './router';

export interface NavigationDeps extends VisitDeps {
  layers: Layers;
}

export interface Navigation {
  /** The address changed: guard it, then open or activate its tab. Doing it twice does nothing more. */
  visit(): void;
  /** The same, but a step in the browser means the page that lies over the tab first; a dialog is never walked past. */
  follow(change: RouteChange): Promise<void>;
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
  /**
   * A page closes itself, and the page that opened it gets the result. Without a result its unsaved input is asked
   * about first. Resolves to whether it closed.
   */
  finish(viewId: string, result?: unknown): Promise<boolean>;
  /** The home tab of the present position. */
  homeTab(): TabFacts;
}

/** The one place where pages are opened, closed and left: by tab, by layer and by address. */
export function createNavigation(deps: NavigationDeps): Navigation {
  const { router, tabs, layers } = deps;
  const visits = createVisits(deps);
  const nothing = Promise.resolve(undefined);
  const viewInFront = () => tabs.active()?.viewId ?? undefined;

  function open(request: OpeningRequest & OpenLayerRequest, from?: string): Promise<unknown> {
    const plan = openingPlan(request);
    if (plan.kind === 'window') {
      router.openWindow(plan.url);
      return nothing;
    }
    if (!visits.admits(pagePath(request))) return nothing;
    switch (plan.kind) {
      case 'dialog':
        return layers.open(request);
      case 'push':
        return layers.open(request, from ?? layers.top(viewInFront())?.id ?? viewInFront());
      case 'tab':
        return visits.openTab(plan.path, request.title);
      case 'replace':
        visits.move(plan.path, request.title, true);
        return tabs.active()?.key === plan.path ? tabs.closed(plan.path) : nothing;
    }
  }

  async function close(key: string) {
    if (await tabs.close(key)) visits.matchAddress();
  }

  function leaveByBrowser() {
    if (router.canGoBack()) router.back();
    else router.replace(visits.homePath());
  }

  return {
    visit: visits.visit,
    open,
    homeTab: visits.homeTab,
    go: (path, title) => visits.move(path, title),
    mayVisit: (path) => guard(path, deps.visitor()) === 'allowed',
    activate(key) {
      const tab = tabs.byKey(key);
      if (tab && !tab.changeRoute) tabs.open(tab);
      else visits.move(key);
    },
    close,
    async closeOthers(key) {
      if (await tabs.closeOthers(key)) visits.matchAddress();
    },
    reopen() {
      if (tabs.reopen() === 'limit') deps.warn('workspace.tab.limit');
      visits.matchAddress();
    },
    async back() {
      const active = tabs.active();
      const layer = layers.top(viewInFront());
      if (layer) await layers.requestClose(layer.id);
      else if (active && tabs.isClosable(active.key)) await close(active.key);
      else leaveByBrowser();
    },
    async follow(change) {
      if (change.cause === 'product') return visits.visit();
      const layer = layers.top(change.cause === 'step' ? viewInFront() : undefined);
      if (!layer || router.path() === tabs.active()?.key || isOutside(router.path())) return visits.visit();
      change.takeBack();
      await layers.requestClose(layer.id);
    },
    async returnTo(pageCode) {
      await layers.returnTo(pageCode);
    },
    async finish(viewId, result) {
      if (layers.has(viewId)) return layers.finish(viewId, result);
      const outcome = await tabs.finish(viewId, result);
      if (outcome === 'closed') visits.matchAddress();
      if (outcome === 'notClosable') leaveByBrowser();
      return outcome !== 'kept';
    },
  };
}
