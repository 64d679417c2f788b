import type { Draft, DraftStore } from './drafts';
import { createEmitter } from './emitter';

/** The drafts of one device, in memory. */
export interface FakeDrafts {
  /** The stored drafts, by the id of their page. */
  readonly kept: Map<string, { record: string; draft: Draft }>;
  /** The calls of `keep` and `forget`, oldest first. */
  readonly log: string[];
  /** Hides all pages. */
  hide(): void;
  open(record: string | (() => string)): Promise<DraftStore>;
}

/** Drafts for tests, stored at half past ten on 21 November 2026. */
export function createFakeDrafts(): FakeDrafts {
  const kept: FakeDrafts['kept'] = new Map();
  const log: string[] = [];
  const open = new Set<string>();
  const hidden = createEmitter();
  const saves = new Set<(record: string, saver: string) => void>();
  let pages = 0;
  return {
    kept,
    log,
    hide: hidden.emit,
    async open(record) {
      const recordNow = typeof record === 'function' ? record : () => record;
      const id = `draft-${++pages}`;
      open.add(id);
      return {
        id,
        find: async () =>
          [...kept]
            .filter(([other, entry]) => entry.record === recordNow() && !open.has(other))
            .map(([, { draft }]) => draft)
            .reverse(),
        async keep(content) {
          log.push(`keep ${id}`);
          kept.set(id, {
            record: recordNow(),
            draft: { id, keptAt: new Date(2026, 10, 21, 10, 32).getTime(), content },
          });
        },
        async forget(other = id) {
          log.push(`forget ${other}`);
          kept.delete(other);
        },
        noteSaved: () => saves.forEach((listener) => listener(recordNow(), id)),
        onSavedElsewhere(listener) {
          const own = (saved: string, saver: string) => saver !== id && saved === recordNow() && listener();
          saves.add(own);
          return () => saves.delete(own);
        },
        onHide: hidden.subscribe,
        async close() {
          open.delete(id);
        },
      };
    },
  };
}
