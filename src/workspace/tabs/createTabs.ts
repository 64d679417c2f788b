import { viewOf } from '../close-guard/pageId';
import type { PageId } from '../close-guard/pageId';
import type { WorkspaceStore } from '../store/createWorkspaceStore';
import type { TabCache } from './tabCache';
import { activeTab, allTabs, hasTab, isHome, openOutcome } from './tabReducer';
import type { OpenOutcome, Tab, TabEntry, TabEvent, TabFacts } from './tabReducer';

export interface Tabs {
  /** Starts over with the tabs that were kept; `restore` says what each shows, or drops it. */
  reset(home: TabEntry, restore: (facts: TabFacts) => TabEntry | undefined): void;
  /** Opens or activates; says why when it cannot. */
  open(tab: TabEntry): OpenOutcome;
  /** What `open` would answer. */
  outcome(tab: TabFacts): OpenOutcome;
  /** Shows a page without a tab. `keepsView`: the page that stands there keeps its view when its code is the same. */
  openStandalone(tab: TabEntry, keepsView?: boolean): void;
  /**
   * Asks about the page without a tab, which goes when another page comes in front. Resolves to whether it may go;
   * undefined when there is nothing to ask. `except`: pages of this key or code would keep its view.
   */
  confirmStandaloneClose(except?: { key: string; code?: string | undefined }): Promise<boolean> | undefined;
  /** Resolves when the tab, or the page without one, closes: with what its page handed back. */
  closed(key: string): Promise<unknown>;
  /** Unsaved input is asked about first. Resolves to whether it closed. */
  close(key: string): Promise<boolean>;
  closeOthers(key: string): Promise<boolean>;
  /** The last closed one comes back; says why when it cannot, `none` when there is none, `kept` when what is in front stays. */
  reopen(): Promise<OpenOutcome | 'none' | 'kept'>;
  /** To another place behind home. */
  move(key: string, toIndex: number): void;
  /** Unsaved input is asked about first. Resolves to whether it was refreshed. */
  refresh(): Promise<boolean>;
  /**
   * The page closes itself. The unsaved input of what goes with it is asked about first; its own only without a result.
   * `standalone`: it had no tab and is gone. `notClosable`: it is the home page. `gone`: it was closed before.
   */
  finish(pageId: PageId, result?: unknown): Promise<'closed' | 'standalone' | 'kept' | 'notClosable' | 'gone'>;
  isClosable(key: string): boolean;
  setTitle(viewId: string, title: string): void;
  active(): Tab | undefined;
  /** Counted from home, which is 0. */
  indexOf(key: string): number;
  byKey(key: string): Tab | undefined;
  byView(viewId: string): Tab | undefined;
}

export interface TabsDeps {
  store: WorkspaceStore;
  cache: TabCache;
  newId(): string;
  /** What is shown anew is read anew. */
  forgetReads(): void;
  /** Asks before views go. `finished` is the page that closes itself with a result. */
  canClose(viewIds: readonly string[], finished?: PageId): Promise<boolean>;
  /** Whether `canClose` has something to ask. */
  needsConfirmation(viewIds: readonly string[]): boolean;
}

export function createTabs({ store, cache, newId, forgetReads, canClose, needsConfirmation }: TabsDeps): Tabs {
  const waiting = new Map<string, ((result: unknown) => void)[]>();
  const state = () => store.getState().tabs;

  function settle(key: string, result: unknown) {
    waiting.get(key)?.forEach((resolve) => resolve(result));
    waiting.delete(key);
  }

  function apply(event: TabEvent, results: ReadonlyMap<string, unknown> = new Map()) {
    store.dispatch({ type: 'tabs/apply', event });
    cache.write(state());
    const open = new Set(allTabs(state()).map(({ key }) => key));
    [...waiting.keys()].filter((key) => !open.has(key)).forEach((key) => settle(key, results.get(key)));
  }

  const viewsOf = (tabs: readonly (Tab | null | undefined)[]) => tabs.flatMap((tab) => tab?.viewId ?? []);
  const mayLose = (tabs: readonly (Tab | null | undefined)[], finished?: PageId) => canClose(viewsOf(tabs), finished);

  const isClosable = (key: string) => hasTab(state(), key) && !isHome(state(), key);
  const byKey = (key: string) => state().tabs.find((tab) => tab.key === key);
  const byView = (viewId: string) => allTabs(state()).find((tab) => tab.viewId === viewId);

  function confirmStandaloneClose(except?: { key: string; code?: string | undefined }) {
    const { standalone: standalone } = state();
    const isKept = standalone?.key === except?.key || standalone?.code === except?.code;
    return isKept || !needsConfirmation(viewsOf([standalone])) ? undefined : mayLose([standalone]);
  }

  return {
    reset(home, restore) {
      const restored = cache.read().flatMap((facts) => restore(facts) ?? []);
      apply({ type: 'reset', home, restored });
    },
    open(tab) {
      const outcome = openOutcome(state(), tab);
      if (outcome === 'opens') apply({ type: 'open', tab, viewId: newId() });
      return outcome;
    },
    outcome: (tab) => openOutcome(state(), tab),
    confirmStandaloneClose,
    openStandalone(tab, keepsView = false) {
      const { standalone: standalone } = state();
      const kept = keepsView && standalone?.code === tab.code ? standalone.viewId : null;
      apply({ type: 'openStandalone', tab, viewId: kept ?? newId() });
    },
    closed: (key) => new Promise((resolve) => waiting.set(key, [...(waiting.get(key) ?? []), resolve])),
    async close(key) {
      if (!(await mayLose([byKey(key)]))) return false;
      apply({ type: 'close', key, viewId: newId() });
      return !hasTab(state(), key);
    },
    async closeOthers(key) {
      const others = state()
        .tabs.slice(1)
        .filter((tab) => tab.key !== key);
      if (!(await mayLose([...others, state().standalone]))) return false;
      apply({ type: 'closeOthers', key, viewId: newId() });
      return true;
    },
    async reopen() {
      const last = state().closed.find((facts) => !hasTab(state(), facts.key));
      if (!last) return 'none';
      const outcome = openOutcome(state(), last);
      if (outcome === 'opens' && (await confirmStandaloneClose()) === false) return 'kept';
      if (outcome === 'opens') apply({ type: 'reopen', viewId: newId() });
      return outcome;
    },
    move: (key, toIndex) => apply({ type: 'move', key, toIndex }),
    async refresh() {
      if (!(await mayLose([activeTab(state())]))) return false;
      forgetReads();
      apply({ type: 'refresh', viewId: newId() });
      return true;
    },
    async finish(pageId, result) {
      const viewId = viewOf(pageId);
      const tab = byView(viewId);
      // A save that was answered late closes what is closed already.
      if (!tab) return 'gone';
      // The home page stays where it is, with what is typed in it.
      if (isHome(state(), tab.key)) return 'notClosable';
      if (!(await mayLose([tab], result === undefined ? undefined : pageId))) return 'kept';
      const results = new Map([[tab.key, result]]);
      if (state().standalone?.viewId === viewId) {
        apply({ type: 'closeStandalone' }, results);
        return 'standalone';
      }
      if (!byView(viewId)) return 'gone';
      apply({ type: 'close', key: tab.key, viewId: newId() }, results);
      return 'closed';
    },
    isClosable,
    setTitle: (viewId, title) => apply({ type: 'setTitle', viewId, title }),
    active: () => activeTab(state()),
    indexOf: (key) => state().tabs.findIndex((tab) => tab.key === key),
    byKey,
    byView,
  };
}
