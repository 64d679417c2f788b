import { viewOf } from '../close-guard/pageId';
import type { PageId } from '../close-guard/pageId';
import type { CloseGuard } from '../close-guard/createCloseGuard';
import { viewsWithLayers } from '../layers/layerStack';
import type { LayerStack } from '../layers/layerStack';
import type { PageResults } from '../navigation/pageResults';
import { defineModel } from '../store/defineModel';
import type { EffectApi, OwnAction, Payload, SubscriptionApi } from '../store/defineModel';
import type { TabCache } from './tabCache';
import {
  activeTab,
  allTabs,
  hasTab,
  isHome,
  NO_TABS,
  openOutcome,
  tabByKey,
  tabByView,
  tabReducers,
} from './tabReducers';
import type { OpenOutcome, Tab, TabEntry, TabFacts, TabState } from './tabReducers';

export interface TabsModelDeps {
  cache: TabCache;
  /** What a tab of an earlier visit shows; undefined drops it. */
  restore(facts: TabFacts): TabEntry | undefined;
  newId(): string;
  canClose: CloseGuard['canClose'];
  /** The promises of the pages that opened a tab, by the key of the tab. */
  results: PageResults;
  /** Drops cached answers, so that a refreshed tab reads them again. */
  forgetReads(): void;
  onRefreshed(): void;
}

/** The state that decides which views go with a tab. */
export interface TabsAndLayers {
  tabs: TabState;
  layers: LayerStack;
}

type Api = EffectApi<TabsAndLayers, OwnAction<typeof tabReducers>>;

/**
 * How a page closed itself. `standalone`: it had no tab and is gone; `kept`: the person keeps their input;
 * `notClosable`: it is the home page; `gone`: it was closed before.
 */
export type FinishOutcome = 'closed' | 'standalone' | 'kept' | 'notClosable' | 'gone';

/** The view of the standalone page with what lies over it. It goes when a page of another key and code comes in front. */
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

/** The open tabs. The reducers change them at once; the effects ask the close guard first. */
export function createTabsModel(deps: TabsModelDeps) {
  const { cache, restore, newId, canClose, results, forgetReads, onRefreshed } = deps;

  /** Asks before the tabs of the state that `pick` names go. */
  function* mayClose({ call, select }: Api, pick: (tabs: TabState) => readonly (Tab | null | undefined)[]) {
    const viewIds = yield* select(({ tabs, layers }) => viewsOf(pick(tabs), layers));
    return yield* call(canClose, viewIds);
  }

  return defineModel({
    namespace: 'tabs',
    state: NO_TABS,
    reducers: tabReducers,
    effects: {
      /** Starts over with home and the tabs of the earlier visit. */
      *restore({ payload: home }: Payload<TabEntry>, { put }: Api): Generator<unknown, void> {
        const restored = cache.read().flatMap((facts) => restore(facts) ?? []);
        yield* put({ type: 'reset', payload: { home, restored } });
      },

      /** Resolves to whether the tab closed. */
      *close({ payload: key }: Payload<string>, api: Api): Generator<unknown, boolean> {
        if (!(yield* mayClose(api, (tabs) => [tabByKey(tabs, key)]))) return false;
        yield* api.put({ type: 'remove', payload: { key, viewId: newId() } });
        return yield* api.select(({ tabs }) => !hasTab(tabs, key));
      },

      *closeOthers({ payload: key }: Payload<string>, api: Api): Generator<unknown, boolean> {
        const othersOf = ({ tabs, standalone }: TabState) => [
          ...tabs.slice(1).filter((tab) => tab.key !== key),
          standalone,
        ];
        if (!(yield* mayClose(api, othersOf))) return false;
        yield* api.put({ type: 'removeOthers', payload: { key, viewId: newId() } });
        return true;
      },

      /** Opens the tab that closed last. `none`: there is none; `kept`: the standalone page in front stays. */
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

      /** Gives the tab in front a new view. Resolves to whether it did. */
      *refresh(_action: object, api: Api): Generator<unknown, boolean> {
        if (!(yield* mayClose(api, (tabs) => [activeTab(tabs)]))) return false;
        forgetReads();
        yield* api.put({ type: 'renewView', payload: { viewId: newId() } });
        onRefreshed();
        return true;
      },

      /** A page closes itself. With a result its own unsaved input is not asked about. */
      *finish(
        { payload: { pageId, result } }: Payload<{ pageId: PageId; result?: unknown }>,
        { call, put, select }: Api,
      ): Generator<unknown, FinishOutcome> {
        const viewId = viewOf(pageId);
        const tab = yield* select(({ tabs }) => tabByView(tabs, viewId));
        // A save that is answered late may find its page closed.
        if (!tab) return 'gone';
        if (yield* select(({ tabs }) => isHome(tabs, tab.key))) return 'notClosable';
        const viewIds = yield* select(({ layers }) => viewsOf([tab], layers));
        if (!(yield* call(canClose, viewIds, result === undefined ? {} : { finished: pageId }))) return 'kept';
        const { standalone, isOpen } = yield* select(({ tabs }) => ({
          standalone: tabs.standalone,
          isOpen: tabByView(tabs, viewId) !== undefined,
        }));
        if (!isOpen) return 'gone';
        results.handBack(tab.key, result);
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
