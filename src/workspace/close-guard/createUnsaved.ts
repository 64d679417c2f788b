import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import { isWithin, viewOf } from './pageId';
import type { PageId } from './pageId';

/** The views that hold input which would be lost with them. */
export interface Unsaved extends Observable<ReadonlySet<string>> {
  mark(pageId: PageId, isDirty: boolean): void;
  /** The pages with unsaved input among these and what stands inside them. */
  among(pageIds: readonly PageId[]): readonly PageId[];
  /** The page is gone, with what stood inside it. */
  forget(pageId: PageId): void;
  /** Forgets the pages of views that are gone. */
  keep(isThere: (viewId: string) => boolean): void;
}

export function createUnsaved(): Unsaved {
  let pages: ReadonlySet<PageId> = new Set();
  const views = createStore<ReadonlySet<string>>(new Set());

  function set(dirty: readonly PageId[]) {
    pages = new Set(dirty);
    const now = new Set(dirty.map(viewOf));
    const before = views.get();
    if (now.size !== before.size || [...now].some((id) => !before.has(id))) views.set(now);
  }

  return {
    get: views.get,
    subscribe: views.subscribe,
    mark(pageId, isDirty) {
      const others = [...pages].filter((id) => id !== pageId);
      set(isDirty ? [...others, pageId] : others);
    },
    among: (pageIds) => [...pages].filter((id) => pageIds.some((outer) => isWithin(id, outer))),
    forget: (pageId) => set([...pages].filter((id) => !isWithin(id, pageId))),
    keep: (isThere) => set([...pages].filter((id) => isThere(viewOf(id)))),
  };
}
