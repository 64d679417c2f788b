import { TABS } from '@/common/constants/workspace';
import type { Target } from '@/routes/destination';
import type { Opening } from '../navigation/opening';
import type { Payload } from '../store/defineModel';

/** The stored fields of a tab (shell spec §3: key, name, code, title, changeRoute, isNative; `state` is ours). */
export interface TabFacts {
  /** The full path: `/page?pagecode=orders`, `/rolemgr`. */
  key: string;
  /** The name at its opening, from the caller, the menu or the route table. */
  name: string;
  /** The name, until the page sets a title of its own. */
  title: string;
  /** Page code, `native:{name}` for a native screen. */
  code: string;
  /** False for a tab that opened without a change of the route (opening mode `tab`). */
  changeRoute: boolean;
  isNative: boolean;
  /** What its page wants back after a reload. */
  state?: unknown;
}

/** A tab to open, with the target that its path was resolved to. */
export interface TabEntry extends TabFacts {
  target: Target;
  /** Set when another page opened it. */
  opening?: Opening;
}

export interface Tab extends TabEntry {
  /** Identifies the mounted view; null until the tab is first shown. A refresh is a new id. */
  viewId: string | null;
  /** Its page could not be loaded. It does not count towards the limit of tabs, and is the first to be replaced. */
  isFailed: boolean;
  /** A person has refreshed it, and its page is still loading. */
  isRefreshing?: boolean;
}

export interface TabState {
  /** The first is home, which cannot be closed. */
  tabs: readonly Tab[];
  /** A page without a tab (litheform), mounted only while it is shown. */
  standalone: Tab | null;
  activeKey: string | null;
  /** The closed tabs that can be reopened, the last first. */
  closed: readonly TabEntry[];
  /** The keys of the tabs that have been active, the last one first. */
  recent: readonly string[];
}

export const NO_TABS: TabState = { tabs: [], standalone: null, activeKey: null, closed: [], recent: [] };

/** Whether a tab opens: `limit` when too many are open, `unnamed` when it has no name. */
export type OpenOutcome = 'opens' | 'limit' | 'unnamed';

/** The outcome of an `open` event (shell spec §4: fewer than 8 tabs, and a name is known). */
export function openOutcome(state: TabState, tab: Pick<TabFacts, 'key' | 'name'>): OpenOutcome {
  if (hasTab(state, tab.key)) return 'opens';
  if (tab.name === '') return 'unnamed';
  return state.tabs.length < TABS.max || replaceableTab(state) ? 'opens' : 'limit';
}

/** The failed tab that gives its place to a new one when the tab bar is full; home never does. */
const replaceableTab = ({ tabs }: TabState) => tabs.find((tab, index) => index > 0 && tab.isFailed);

/** The tabs that can be closed, the least recently used first; those that were never active come first. */
export function byLeastRecentUse({ tabs, recent }: TabState): readonly Tab[] {
  const age = ({ key }: Tab) => (recent.includes(key) ? recent.indexOf(key) : recent.length);
  return tabs.slice(1).sort((one, other) => age(other) - age(one));
}

export function isHome(state: TabState, key: string): boolean {
  return state.tabs[0]?.key === key;
}

export function hasTab(state: TabState, key: string): boolean {
  return tabByKey(state, key) !== undefined;
}

/** The active tab or standalone page. */
export function activeTab(state: TabState): Tab | undefined {
  if (state.standalone?.key === state.activeKey) return state.standalone ?? undefined;
  return state.activeKey === null ? undefined : tabByKey(state, state.activeKey);
}

/** The tab, or the standalone page, with this view. */
export function tabByView(state: TabState, viewId: string): Tab | undefined {
  return allTabs(state).find((tab) => tab.viewId === viewId);
}

export function tabByKey(state: TabState, key: string): Tab | undefined {
  return state.tabs.find((tab) => tab.key === key);
}

/** The tabs, then the standalone page. */
export function allTabs(state: TabState): readonly Tab[] {
  return state.standalone ? [...state.tabs, state.standalone] : state.tabs;
}

/** A tab to open, and the id of its view if it has none. */
type Opened = Payload<{ tab: TabEntry; viewId: string }>;
/** The key of a tab, and the id of the view for the tab that becomes active. */
type ByKey = Payload<{ key: string; viewId: string }>;

/** The reducers of the tabs model. Each returns the same state when the change is not allowed or changes nothing. */
export const tabReducers = {
  /** Resets the tabs to home and the stored tabs. */
  reset(_state: TabState, { payload: { home, restored } }: Payload<{ home: TabEntry; restored: readonly TabEntry[] }>) {
    const others = restored.filter(
      (tab, index) => tab.key !== home.key && restored.findIndex((other) => other.key === tab.key) === index,
    );
    return { ...NO_TABS, tabs: [home, ...others].slice(0, TABS.max).map(inactive) };
  },

  open(state: TabState, { payload: { tab, viewId } }: Opened): TabState {
    if (openOutcome(state, tab) !== 'opens') return state;
    return activate(hasTab(state, tab.key) ? state : append(state, tab), tab.key, viewId);
  },

  openStandalone(state: TabState, { payload: { tab, viewId } }: Opened): TabState {
    if (state.standalone?.key === tab.key) return { ...state, activeKey: tab.key };
    // A kept view does not set its title again.
    const title = state.standalone?.viewId === viewId ? state.standalone.title : tab.title;
    return { ...state, standalone: { ...tab, title, viewId, isFailed: false }, activeKey: tab.key };
  },

  closeStandalone: (state: TabState): TabState => ({ ...state, standalone: null }),

  /** Ends tab mode: only home keeps its tab. The active page becomes the standalone one and keeps its view. */
  endTabMode(state: TabState): TabState {
    const active = activeTab(state) ?? null;
    const rest = without(state, ({ key }, index) => index > 0 && key !== state.activeKey);
    return { ...rest, tabs: rest.tabs.slice(0, 1), standalone: active && isHome(state, active.key) ? null : active };
  },

  /** Begins tab mode: the standalone page becomes a tab and keeps its view. */
  beginTabMode({ standalone, ...state }: TabState): TabState {
    return { ...state, tabs: standalone ? [...state.tabs, standalone] : state.tabs, standalone: null };
  },

  /** Removes a tab; activates its neighbour when it was active. */
  remove(state: TabState, { payload: { key, viewId } }: ByKey): TabState {
    const index = state.tabs.findIndex((tab) => tab.key === key);
    if (index < 0 || isHome(state, key)) return state;
    const remaining = without(state, (tab) => tab.key === key);
    if (state.activeKey !== key) return remaining;
    const neighbour = remaining.tabs[index - 1] ?? remaining.tabs[0];
    return neighbour ? activate(remaining, neighbour.key, viewId) : remaining;
  },

  /** Removes all tabs but home and this one. */
  removeOthers(state: TabState, { payload: { key, viewId } }: ByKey): TabState {
    if (!hasTab(state, key)) return state;
    const remaining = without(state, (tab, index) => index > 0 && tab.key !== key);
    return activate(remaining, key, viewId);
  },

  /** Opens the last closed tab that is not open; changes nothing when the tab bar is full. */
  openClosed(state: TabState, { payload: { viewId } }: Payload<{ viewId: string }>): TabState {
    const closed = state.closed.filter((facts) => !hasTab(state, facts.key));
    const [last, ...earlier] = closed;
    if (!last || openOutcome(state, last) !== 'opens') return state;
    return activate(append({ ...state, closed: earlier }, last), last.key, viewId);
  },

  /** Moves a tab to another index; home stays the first. */
  move(state: TabState, { payload: { key, toIndex } }: Payload<{ key: string; toIndex: number }>): TabState {
    const from = state.tabs.findIndex((tab) => tab.key === key);
    const to = Math.max(1, Math.min(toIndex, state.tabs.length - 1));
    const moved = state.tabs[from];
    if (!moved || from < 1 || from === to) return state;
    const others = state.tabs.toSpliced(from, 1);
    return { ...state, tabs: others.toSpliced(to, 0, moved) };
  },

  /** Replaces the view of the active tab. */
  renewView: (state: TabState, { payload: { viewId } }: Payload<{ viewId: string }>): TabState =>
    changeView(state, activeTab(state)?.viewId ?? null, { viewId, isFailed: false, isRefreshing: true }),

  endRefresh: (state: TabState, { payload: { viewId } }: Payload<{ viewId: string }>): TabState =>
    changeView(state, viewId, { isRefreshing: false }),

  setFailed: (
    state: TabState,
    { payload: { viewId, isFailed } }: Payload<{ viewId: string; isFailed: boolean }>,
  ): TabState => changeView(state, viewId, isFailed ? { isFailed, isRefreshing: false } : { isFailed }),

  setTitle: (state: TabState, { payload: { viewId, title } }: Payload<{ viewId: string; title: string }>): TabState =>
    title === '' ? state : changeView(state, viewId, { title }),

  keepState: (tabs: TabState, { payload: { viewId, state } }: Payload<{ viewId: string; state: unknown }>): TabState =>
    changeView(tabs, viewId, { state }),
};

/** A tab without a view; it gets one when it is first shown. */
const inactive = (entry: TabEntry): Tab => ({ ...entry, viewId: null, isFailed: false });

const entryOf = ({ viewId: _viewId, isFailed: _isFailed, isRefreshing: _isRefreshing, ...entry }: Tab): TabEntry =>
  entry;

/** Adds a tab. When the tab bar is full, a failed tab closes. */
function append(state: TabState, entry: TabEntry): TabState {
  const replaced = state.tabs.length < TABS.max ? undefined : replaceableTab(state);
  const rest = replaced ? without(state, (tab) => tab === replaced) : state;
  return { ...rest, tabs: [...rest.tabs, inactive(entry)] };
}

function activate(state: TabState, key: string, viewId: string): TabState {
  const target = tabByKey(state, key);
  if (!target) return state;
  if (state.activeKey === key && target.viewId !== null && state.standalone === null) return state;
  const tabs =
    target.viewId === null ? state.tabs.map((tab) => (tab === target ? { ...tab, viewId } : tab)) : state.tabs;
  const recent = [key, ...state.recent.filter((other) => other !== key && hasTab(state, other))];
  return { ...state, tabs, standalone: null, activeKey: key, recent };
}

/** Removes tabs and adds them to the closed ones, of which at most `TABS.max` are kept. */
function without(state: TabState, isClosing: (tab: Tab, index: number) => boolean): TabState {
  const closing = state.tabs.filter(isClosing);
  const before = state.closed.filter((facts) => closing.every((tab) => tab.key !== facts.key));
  const closed = [...closing.map(entryOf).reverse(), ...before].slice(0, TABS.max);
  return { ...state, tabs: state.tabs.filter((tab) => !closing.includes(tab)), closed };
}

function changeView(state: TabState, viewId: string | null, change: Partial<Tab>): TabState {
  const target = allTabs(state).find((tab) => tab.viewId === viewId);
  if (viewId === null || !target) return state;
  if (Object.entries(change).every(([key, value]) => target[key as keyof Tab] === value)) return state;
  const apply = (tab: Tab) => (tab.viewId === viewId ? { ...tab, ...change } : tab);
  return { ...state, tabs: state.tabs.map(apply), standalone: state.standalone ? apply(state.standalone) : null };
}
