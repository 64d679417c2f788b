import { createEmitter } from '@/common/emitter';
import type { Draft } from '@/common/drafts';
import type { PageDrafts } from './host';

export interface FakeDrafts extends PageDrafts {
  /** What is kept, by record and page, and what was asked for, in order. */
  readonly kept: Map<string, { record: string; draft: Draft }>;
  readonly log: string[];
  /** The browser may end the page. */
  hide(): void;
  /** The person has agreed to lose everything. */
  giveUp(): void;
}

/** Drafts for tests: kept in memory, at half past ten on 21 November 2026. */
export function createFakeDrafts(): FakeDrafts {
  const kept: FakeDrafts['kept'] = new Map();
  const log: string[] = [];
  const living = new Set<string>();
  const hidden = createEmitter();
  const givenUp = createEmitter();
  let pages = 0;
  return {
    kept,
    log,
    hide: hidden.emit,
    giveUp: givenUp.emit,
    onGivenUp: givenUp.subscribe,
    async open(record) {
      const own = `draft-${++pages}`;
      living.add(own);
      return {
        find: async () =>
          [...kept]
            .filter(([id, entry]) => entry.record === record && !living.has(id))
            .map(([, { draft }]) => draft)
            .reverse(),
        async keep(content) {
          log.push(`keep ${own}`);
          kept.set(own, { record, draft: { id: own, keptAt: new Date(2026, 10, 21, 10, 32).getTime(), content } });
        },
        async forget(id = own) {
          log.push(`forget ${id}`);
          kept.delete(id);
        },
        onHide: hidden.subscribe,
        async close() {
          living.delete(own);
        },
      };
    },
  };
}
