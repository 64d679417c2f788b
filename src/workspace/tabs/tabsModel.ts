import { viewOf } from '../close-guard/pageId';
import type { PageId } from '../close-guard/pageId';
import type { CloseGuard } from '../close-guard/createCloseGuard';
import { viewsWithLayers } from '../layers/layerStack';
import type { LayerStack } from '../layers/layerStack';
import type { PageResults } from '../navigation/pageResults';
import { defineModel } from '../store/defineModel';
import type { EffectApi, OwnAction, Payload, SubscriptionApi } from '../store/defineModel';
import type { TabCache } from './tabCache';
import { activeTab, allTabs, hasTab, isHome, NO_TABS, openOutcome, tabByView, tabReducers } from './tabReducers';
import type { OpenOutcome, Tab, TabEntry, TabFacts, TabState } from './tabReducers';

export interface TabsModelDeps {
  cache: TabCache;
  /** Adds the target to a stored tab; undefined drops the tab. */
  restore(facts: TabFacts): TabEntry | undefined;
  newId(): string;
  canClose: CloseGuard['canClose'];
  /** The promises of the pages that opened a tab, by the key of the tab. */
  results: PageResults;
  /** Drops cached answers, so that a refreshed tab reads them again. */
  forgetReads(): void;
  /** A page that a person has refreshed has loaded. */
  onRefreshed(): void;
}

/** The state that determines the views of a tab. */
export interface TabsAndLayers {
  tabs: TabState;
  layers: LayerStack;
}

type Api = EffectApi<TabsAndLayers, OwnAction<typeof tabReducers>>;

/**
 * The outcome of `finish`. `standalone`: the standalone page closed; `kept`: the person keeps the input; `notClosable`:
 * it is the home page; `gone`: it was closed before.
 */
export type FinishOutcome = 'closed' | 'standalone' | 'kept' | 'notClosable' | 'gone';

/**
 * The views of the standalone page and its layers, if they close when the page `next` of another key and code opens.
 */
export function leavingStandalone(
  { tabs: { standalone }, layers }: TabsAndLayers,
  next?: { key: string; code?: string | undefined },
): readonly string[] {
  if (!standalone || standalone.key === next?.key || standalone.code === next?.code) return [];
  return viewsOf([standalone], layers);
}

const viewsOf = (tabs: readonly (Tab | null | undefined)[], layers: LayerStack): readonly string[] =>
  viewsWithLayers(
    layers,
    tabs.flatMap((tab) => tab?.viewId ?? []),
  );

/** The open tabs. The reducers change them at once; the effects call the close guard first. */
export function createTabsModel(deps: TabsModelDeps) {
  const { cache, restore, newId, canClose, results, forgetReads, onRefreshed } = deps;

  /** Calls the close guard for the views of the tabs that `pick` returns. */
  function* canCloseTabs({ call, select }: Api, pick: (tabs: TabState) => readonly (Tab | null | undefined)[]) {
    const viewIds = yield* select(({ tabs, layers }) => viewsOf(pick(tabs), layers));
    return yield* call(canClose, viewIds);
  }

  return defineModel({
    namespace: 'tabs',
    state: NO_TABS,
    reducers: tabReducers,
    effects: {
      /** Resets the tabs to home and the stored tabs. */
      *restore({ payload: home }: Payload<TabEntry>, { put }: Api): Generator<unknown, void> {
        const restored = cache.read().flatMap((facts) => restore(facts) ?? []);
        yield* put({ type: 'reset', payload: { home, restored } });
      },

      /** Resolves to whether the tab or the standalone page closed. */
      *close({ payload: key }: Payload<string>, api: Api): Generator<unknown, boolean> {
        if (!(yield* canCloseTabs(api, (tabs) => [allTabs(tabs).find((tab) => tab.key === key)]))) return false;
        const isStandalone = yield* api.select(({ tabs }) => tabs.standalone?.key === key);
        if (isStandalone) yield* api.put({ type: 'closeStandalone' });
        else yield* api.put({ type: 'remove', payload: { key, viewId: newId() } });
        return yield* api.select(({ tabs }) => !hasTab(tabs, key));
      },

      *closeOthers({ payload: key }: Payload<string>, api: Api): Generator<unknown, boolean> {
        const othersOf = ({ tabs, standalone }: TabState) => [
          ...tabs.slice(1).filter((tab) => tab.key !== key),
          standalone,
        ];
        if (!(yield* canCloseTabs(api, othersOf))) return false;
        yield* api.put({ type: 'removeOthers', payload: { key, viewId: newId() } });
        return true;
      },

      /** Closes all tabs but home; the active page stays, without a tab. Resolves to whether they closed. */
      *leaveTabMode(_action: object, api: Api): Generator<unknown, boolean> {
        const othersOf = ({ tabs, activeKey }: TabState) => tabs.slice(1).filter(({ key }) => key !== activeKey);
        if (!(yield* canCloseTabs(api, othersOf))) return false;
        yield* api.put({ type: 'endTabMode' });
        return true;
      },

      /** Opens the tab that closed last. `none`: there is none; `kept`: the active standalone page stays open. */
      *reopen(_action: object, api: Api): Generator<unknown, OpenOutcome | 'none' | 'kept'> {
        const tabs = yield* api.select((state) => state.tabs);
        const last = tabs.closed.find((facts) => !hasTab(tabs, facts.key));
        if (!last) return 'none';
        const outcome = openOutcome(tabs, last);
        if (outcome !== 'opens') return outcome;
        if (!(yield* api.call(canClose, yield* api.select((state) => leavingStandalone(state))))) return 'kept';
        yield* api.put({ type: 'openClosed', payload: { viewId: newId() } });
        return outcome;
      },

      /** Replaces the view of the active tab. Resolves to whether it was replaced. */
      *refresh(_action: object, api: Api): Generator<unknown, boolean> {
        if (!(yield* canCloseTabs(api, (tabs) => [activeTab(tabs)]))) return false;
        forgetReads();
        yield* api.put({ type: 'renewView', payload: { viewId: newId() } });
        return true;
      },

      /** A page has loaded, or says itself what of it could not be loaded. */
      *noteLoaded(
        { payload: { viewId, hasFailed } }: Payload<{ viewId: string; hasFailed: boolean }>,
        { put, select }: Api,
      ): Generator<unknown, void> {
        const isRefreshing = yield* select(({ tabs }) => tabByView(tabs, viewId)?.isRefreshing);
        if (!isRefreshing) return;
        yield* put({ type: 'endRefresh', payload: { viewId } });
        if (!hasFailed) onRefreshed();
      },

      /** Closes the tab of a page that finishes. With a result its own unsaved input needs no confirmation. */
      *finish(
        { payload: { pageId, result } }: Payload<{ pageId: PageId; result?: unknown }>,
        { call, put, select }: Api,
      ): Generator<unknown, FinishOutcome> {
        const viewId = viewOf(pageId);
        const tab = yield* select(({ tabs }) => tabByView(tabs, viewId));
        // The page may have closed before its save was answered.
        if (!tab) return 'gone';
        if (yield* select(({ tabs }) => isHome(tabs, tab.key))) return 'notClosable';
        const viewIds = yield* select(({ layers }) => viewsOf([tab], layers));
        if (!(yield* call(canClose, viewIds, result === undefined ? {} : { finished: pageId }))) return 'kept';
        const { standalone, isOpen } = yield* select(({ tabs }) => ({
          standalone: tabs.standalone,
          isOpen: tabByView(tabs, viewId) !== undefined,
        }));
        if (!isOpen) return 'gone';
        results.setResult(tab.key, result);
        if (standalone?.viewId === viewId) {
          yield* put({ type: 'closeStandalone' });
          return 'standalone';
        }
        yield* put({ type: 'remove', payload: { key: tab.key, viewId: newId() } });
        return 'closed';
      },
    },
    subscriptions: {
      cache: ({ watch }: SubscriptionApi<TabsAndLayers>) => watch(({ tabs }) => tabs.tabs, cache.write),
      results: ({ watch }: SubscriptionApi<TabsAndLayers>) =>
        watch(
          ({ tabs }) => tabs,
          (tabs) => results.settle((key) => allTabs(tabs).some((tab) => tab.key === key)),
        ),
    },
  });
}
