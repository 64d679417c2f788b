import { createWritable } from '@/common/readable';
import type { Readable } from '@/common/readable';

/** The views that hold input which would be lost with them. */
export interface Unsaved extends Readable<ReadonlySet<string>> {
  /** `source` tells holders within one view apart: a sub-app's screen from a page that it has mounted. */
  mark(viewId: string, isDirty: boolean, source?: string): void;
  /** Forgets the views that are gone. */
  keep(isThere: (viewId: string) => boolean): void;
}

export function createUnsaved(): Unsaved {
  const sources = new Map<string, Set<string>>();
  const views = createWritable<ReadonlySet<string>>(new Set());

  function announce() {
    const before = views.get();
    const isSame = before.size === sources.size && [...sources.keys()].every((id) => before.has(id));
    if (!isSame) views.set(new Set(sources.keys()));
  }

  return {
    get: views.get,
    subscribe: views.subscribe,
    mark(viewId, isDirty, source = viewId) {
      const held = sources.get(viewId) ?? new Set();
      if (isDirty) sources.set(viewId, held.add(source));
      else if (held.delete(source) && held.size === 0) sources.delete(viewId);
      announce();
    },
    keep(isThere) {
      [...sources.keys()].filter((id) => !isThere(id)).forEach((id) => sources.delete(id));
      announce();
    },
  };
}
