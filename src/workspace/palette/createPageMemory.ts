import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { Records } from '@/services/storage/records';
import { rememberPage, toggleFavourite } from './rememberPage';

const RECENTS_KEY = 'recent-pages';
const FAVOURITES_KEY = 'favourite-pages';

/** The pages a position opened last and those it wants at hand, as paths of the menu. */
export interface PageMemory {
  /** Newest first. */
  recents: Observable<readonly string[]>;
  favourites: Observable<readonly string[]>;
  /** The page came to front. */
  remember(path: string): void;
  toggleFavourite(path: string): void;
}

/** `records` are those of the person in their position. */
export function createPageMemory(records: Records): PageMemory {
  const recents = keptList(records, RECENTS_KEY);
  const favourites = keptList(records, FAVOURITES_KEY);
  return {
    recents: recents.list,
    favourites: favourites.list,
    remember: (path) => recents.change((paths) => rememberPage(paths, path)),
    toggleFavourite: (path) => favourites.change((paths) => toggleFavourite(paths, path)),
  };
}

/** A list in the records. Each change starts from what is kept there: another window may have written meanwhile. */
function keptList(records: Records, key: string) {
  const read = () => readPaths(records.read(key));
  const list = createStore(read());
  return {
    list,
    change(decide: (paths: readonly string[]) => readonly string[]) {
      const next = decide(read());
      records.write(key, next);
      list.set(next);
    },
  };
}

function readPaths(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((path): path is string => typeof path === 'string') : [];
}
