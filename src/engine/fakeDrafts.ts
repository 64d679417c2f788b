import { createEmitter } from '@/common/emitter';
import { createFakeDrafts } from '@/common/fakeDrafts';
import type { FakeDrafts } from '@/common/fakeDrafts';
import type { PageDrafts } from './host';

export interface FakePageDrafts extends Omit<FakeDrafts, 'open'>, PageDrafts {
  /** All pages have closed with a result. */
  finish(): void;
  /** The drafts whose loss the person has undone. */
  readonly undone: Set<string>;
}

/** Drafts of pages for tests. */
export function createFakePageDrafts(): FakePageDrafts {
  const finished = createEmitter();
  const undone = new Set<string>();
  return {
    ...createFakeDrafts(),
    undone,
    finish: finished.emit,
    onFinished: finished.subscribe,
    isUndone: (id) => undone.has(id),
  };
}
