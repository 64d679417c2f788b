import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import type { Disposable } from '@/common/disposable';
import type { Records } from '@/services/storage/records';
import { defineModel } from '../store/defineModel';
import type { Payload, SubscriptionApi } from '../store/defineModel';

/** The visible part of the layout around a page: nothing, the tab bar, or everything. */
const CHROMES = ['none', 'tabs', 'full'] as const;
export type Chrome = (typeof CHROMES)[number];

/** The chrome that an embedding page requests in the query before the hash (`?chrome=none`). */
export function chromeOf(outerQuery: string, isOwnWindow: boolean): Chrome {
  if (isOwnWindow) return 'none';
  const requested = new URLSearchParams(outerQuery).get('chrome');
  return CHROMES.find((chrome) => chrome === requested) ?? 'full';
}

export interface LayoutState {
  chrome: Chrome;
  /** The window was opened for one page alone, which ends with it. It knows nothing of the tabs of other windows. */
  isOwnWindow: boolean;
  /** Whether pages open in tabs; otherwise there is one page at a time. */
  isTabMode: boolean;
  /** The menu shows icons only (wide screens). */
  isMenuCollapsed: boolean;
  /** The menu lies over the page as a drawer (small screens). */
  isDrawerOpen: boolean;
}

export interface LayoutModelDeps extends Pick<LayoutState, 'chrome' | 'isTabMode'> {
  isOwnWindow?: boolean;
  records: Records;
}

/** The layout around the pages. The tab mode and the state of the menu are stored on this device. */
export function createLayoutModel({ chrome, isTabMode, isOwnWindow = false, records }: LayoutModelDeps) {
  const state: LayoutState = {
    chrome,
    isOwnWindow,
    isTabMode: isTabMode && !isOwnWindow,
    isMenuCollapsed: records.read(STORAGE_KEYS.menuFolded) === true,
    isDrawerOpen: false,
  };
  return defineModel({
    namespace: 'layout',
    state,
    reducers: {
      toggleMenu: (layout: LayoutState, { payload: { isCompact } }: Payload<{ isCompact: boolean }>): LayoutState =>
        isCompact
          ? { ...layout, isDrawerOpen: !layout.isDrawerOpen }
          : { ...layout, isMenuCollapsed: !layout.isMenuCollapsed },
      closeDrawer: (layout: LayoutState): LayoutState =>
        layout.isDrawerOpen ? { ...layout, isDrawerOpen: false } : layout,
      setTabMode: (layout: LayoutState, { payload: isTabMode }: Payload<boolean>): LayoutState => ({
        ...layout,
        isTabMode,
      }),
    },
    effects: {},
    subscriptions: {
      rememberMenu: ({ watch }: SubscriptionApi<{ layout: LayoutState }>): Disposable =>
        watch(
          ({ layout }) => layout.isMenuCollapsed,
          (isMenuCollapsed) => records.write(STORAGE_KEYS.menuFolded, isMenuCollapsed),
        ),
      rememberTabMode: ({ watch }: SubscriptionApi<{ layout: LayoutState }>): Disposable =>
        watch(
          ({ layout }) => layout.isTabMode,
          (isTabMode) => records.write(STORAGE_KEYS.tabMode, isTabMode),
        ),
    },
  });
}
