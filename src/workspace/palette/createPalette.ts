import { createStore } from '@/common/store';
import type { Disposable } from '@/common/disposable';
import type { Observable } from '@/common/store';
import type { MenuItem } from '@/services';
import type { Records } from '@/services/storage/records';
import type { WorkspaceStore } from '../store/createWorkspaceStore';
import { activeTab } from '../tabs/tabReducer';
import { createPageMemory } from './createPageMemory';
import type { PageMemory } from './createPageMemory';
import { menuPathOfTab } from './menuPages';

/** What lasts of the page palette while it is closed. */
export interface Palette {
  isOpen: Observable<boolean>;
  setOpen(isOpen: boolean): void;
  memory: PageMemory;
  /** The menu page in front. */
  frontPath(): string | undefined;
  /** Remembers each menu page that comes to front; the disposable ends it. */
  start(): Disposable;
}

export interface PaletteDeps {
  store: WorkspaceStore;
  menu: readonly MenuItem[];
  /** Of the person in their position. */
  records: Records;
}

export function createPalette({ store, menu, records }: PaletteDeps): Palette {
  const isOpen = createStore(false);
  const memory = createPageMemory(records);
  const front = () => activeTab(store.getState().tabs);
  const frontPath = () => {
    const tab = front();
    return tab && menuPathOfTab(menu, tab);
  };

  return {
    isOpen,
    setOpen: isOpen.set,
    memory,
    frontPath,
    start() {
      let lastKey: string | undefined;
      return store.subscribe(() => {
        const key = front()?.key;
        if (key === lastKey) return;
        lastKey = key;
        const path = frontPath();
        if (path !== undefined) memory.remember(path);
      });
    },
  };
}
