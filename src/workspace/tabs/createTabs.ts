import type { WorkspaceStore } from '../store/createStore';
import type { TabCache } from './tabCache';
import { activeTab, allTabs, hasTab, openOutcome } from './tabMachine';
import type { OpenOutcome, Tab, TabEvent, TabFacts } from './tabMachine';

export interface Tabs {
  /** Starts over with the tabs a position had. */
  reset(positionId: string, home: TabFacts): void;
  /** Opens or activates; says why when it cannot. */
  open(tab: TabFacts): OpenOutcome;
  openUntabbed(tab: TabFacts): void;
  /** Resolves when the tab closes, with what its page handed back. */
  closed(key: string): Promise<unknown>;
  /** Unsaved input is asked about first. Resolves to whether it closed. */
  close(key: string): Promise<boolean>;
  closeOthers(key: string): Promise<boolean>;
  /** Unsaved input is asked about first. Resolves to whether it was refreshed. */
  refresh(): Promise<boolean>;
  /** The page closes itself with a result. */
  finish(viewId: string, result?: unknown): void;
  setName(viewId: string, name: string): void;
  setDirty(viewId: string, isDirty: boolean): void;
  active(): Tab | undefined;
  byView(viewId: string): Tab | undefined;
}

export interface TabsDeps {
  store: WorkspaceStore;
  cache: TabCache;
  newId(): string;
  confirmLoss(): Promise<boolean>;
}

export function createTabs({ store, cache, newId, confirmLoss }: TabsDeps): Tabs {
  const waiting = new Map<string, ((result: unknown) => void)[]>();
  let positionId: string | null = null;
  const state = () => store.getState().tabs;

  function settle(key: string, result: unknown) {
    waiting.get(key)?.forEach((resolve) => resolve(result));
    waiting.delete(key);
  }

  function apply(event: TabEvent, results: ReadonlyMap<string, unknown> = new Map()) {
    store.dispatch({ type: 'tabs/apply', event });
    if (positionId !== null) cache.write(positionId, state());
    [...waiting.keys()].filter((key) => !hasTab(state(), key)).forEach((key) => settle(key, results.get(key)));
  }

  async function mayLose(tabs: readonly (Tab | undefined)[]): Promise<boolean> {
    return !tabs.some((tab) => tab?.isDirty) || confirmLoss();
  }

  const byKey = (key: string) => state().tabs.find((tab) => tab.key === key);
  const byView = (viewId: string) => allTabs(state()).find((tab) => tab.viewId === viewId);

  return {
    reset(position, home) {
      const restored = cache.read(position);
      positionId = position;
      apply({ type: 'reset', home, restored });
    },
    open(tab) {
      const outcome = openOutcome(state(), tab);
      if (outcome === 'opens') apply({ type: 'open', tab, viewId: newId() });
      return outcome;
    },
    openUntabbed: (tab) => apply({ type: 'openUntabbed', tab, viewId: newId() }),
    closed: (key) => new Promise((resolve) => waiting.set(key, [...(waiting.get(key) ?? []), resolve])),
    async close(key) {
      if (!(await mayLose([byKey(key)]))) return false;
      apply({ type: 'close', key, viewId: newId() });
      return !hasTab(state(), key);
    },
    async closeOthers(key) {
      if (!(await mayLose(state().tabs.slice(1).filter((tab) => tab.key !== key)))) return false;
      apply({ type: 'closeOthers', key, viewId: newId() });
      return true;
    },
    async refresh() {
      if (!(await mayLose([activeTab(state())]))) return false;
      apply({ type: 'refresh', viewId: newId() });
      return true;
    },
    finish(viewId, result) {
      const key = byView(viewId)?.key;
      if (key !== undefined) apply({ type: 'close', key, viewId: newId() }, new Map([[key, result]]));
    },
    setName: (viewId, name) => apply({ type: 'setName', viewId, name }),
    setDirty: (viewId, isDirty) => apply({ type: 'setDirty', viewId, isDirty }),
    active: () => activeTab(state()),
    byView,
  };
}
