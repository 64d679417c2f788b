import { literal, object, safeParse, string } from 'valibot';
import type { DraftStore } from '@/common/drafts';
import type { BrowserTabs } from '../environment';
import type { DraftOwner } from './draftEntry';

/** Says that a page has saved its record. */
const noteSchema = object({ kind: literal('saved'), tenantCode: string(), record: string() });

/**
 * Tells the open pages of a record, in this window and in the browser's others, when one of them saves it: the platform
 * gives records of pages no version by which a later save could be refused.
 */
export function createSaveNotes({ post, listen }: Pick<BrowserTabs, 'post' | 'listen'>): {
  open(owner: DraftOwner, record: () => string): Pick<DraftStore, 'noteSaved' | 'onSavedElsewhere'>;
} {
  const pages = new Set<(note: unknown) => void>();
  listen((received) => pages.forEach((receive) => receive(received)));
  return {
    open({ tenantCode }, record) {
      const listeners = new Set<() => void>();
      function receive(received: unknown) {
        const { success, output } = safeParse(noteSchema, received);
        if (!success || output.tenantCode !== tenantCode || output.record !== record()) return;
        listeners.forEach((listener) => listener());
      }
      return {
        noteSaved() {
          const note = { kind: 'saved', tenantCode, record: record() };
          post(note);
          pages.forEach((each) => each !== receive && each(note));
        },
        onSavedElsewhere(listener) {
          listeners.add(listener);
          pages.add(receive);
          return () => {
            listeners.delete(listener);
            if (listeners.size === 0) pages.delete(receive);
          };
        },
      };
    },
  };
}
