import type { MenuItem } from '@/services';
import type { Records } from '@/services/storage/records';
import { defineModel } from '../store/defineModel';
import type { EffectApi, Payload, SubscriptionApi } from '../store/defineModel';
import { activeTab } from '../tabs/tabReducers';
import type { TabState } from '../tabs/tabReducers';
import { menuPathOfTab } from './menuPages';

export interface PaletteState {
  isOpen: boolean;
  /** Paths of the menu, the last opened first. */
  recents: readonly string[];
  /** Paths of the menu. */
  favourites: readonly string[];
}

/** Number of recent pages in the palette. */
export const RECENT_PAGES_SHOWN = 8;

/** One more than shown, because the newest is the active page, which the palette excludes. */
const RECENT_PAGES_KEPT = RECENT_PAGES_SHOWN + 1;

const KEYS = { recents: 'recent-pages', favourites: 'favourite-pages' } as const;

/** The recent pages with this one as the newest. */
export function addRecent(recents: readonly string[], path: string): readonly string[] {
  return [path, ...recents.filter((other) => other !== path)].slice(0, RECENT_PAGES_KEPT);
}

/** Adds the page to the end of the favourites, or removes it. */
export function toggleFavourite(favourites: readonly string[], path: string): readonly string[] {
  const others = favourites.filter((other) => other !== path);
  return others.length < favourites.length ? others : [...favourites, path];
}

export interface PaletteModelDeps {
  menu: readonly MenuItem[];
  /** The records of the person and position. */
  records: Records;
}

type Api = EffectApi<object, { type: 'change'; payload: Partial<PaletteState> }>;

/** The page palette, with the recent and favourite pages of the position. */
export function createPaletteModel({ menu, records }: PaletteModelDeps) {
  function read(list: keyof typeof KEYS): readonly string[] {
    const value = records.read(KEYS[list]);
    return Array.isArray(value) ? value.filter((path): path is string => typeof path === 'string') : [];
  }

  /** Changes the stored list, because another window may have changed it. */
  function* changeList(list: keyof typeof KEYS, decide: (paths: readonly string[]) => readonly string[], { put }: Api) {
    const paths = decide(read(list));
    records.write(KEYS[list], paths);
    yield* put({ type: 'change', payload: { [list]: paths } });
  }

  const state: PaletteState = { isOpen: false, recents: read('recents'), favourites: read('favourites') };
  return defineModel({
    namespace: 'palette',
    state,
    reducers: {
      change: (palette: PaletteState, { payload }: Payload<Partial<PaletteState>>): PaletteState => ({
        ...palette,
        ...payload,
      }),
    },
    effects: {
      *addRecent({ payload: path }: Payload<string>, api: Api): Generator<unknown, void> {
        yield* changeList('recents', (paths) => addRecent(paths, path), api);
      },
      *toggleFavourite({ payload: path }: Payload<string>, api: Api): Generator<unknown, void> {
        yield* changeList('favourites', (paths) => toggleFavourite(paths, path), api);
      },
    },
    subscriptions: {
      /** Adds each page of the menu that becomes active. */
      recents: ({
        watch,
        getState,
        dispatch,
      }: SubscriptionApi<{ tabs: TabState }, { type: 'palette/addRecent'; payload: string }>) =>
        watch(
          ({ tabs }) => activeTab(tabs)?.key,
          () => {
            const tab = activeTab(getState().tabs);
            const path = tab && menuPathOfTab(menu, tab);
            if (path !== undefined) dispatch({ type: 'palette/addRecent', payload: path });
          },
        ),
    },
  });
}
