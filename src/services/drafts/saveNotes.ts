import { literal, object, safeParse, string } from 'valibot';
import type { DraftStore } from '@/common/drafts';
import { tryRead } from '@/common/tryRead';
import type { Environment } from '../environment';
import type { DraftOwner } from './draftEntry';

const CHANNEL = 'atrium-saves';

/** Says that a page has saved its record. Two persons may have different records under one key. */
const noteSchema = object({ kind: literal('saved'), tenantCode: string(), accountCode: string(), record: string() });

/**
 * Tells the open pages of a record, in this window and in the browser's others, when one of them saves it: the platform
 * gives records of pages no version by which a later save could be refused.
 *
 * The notes have a channel of their own, so that frames in partners' pages hear them as well, which share no session and
 * therefore have no `tabs`. A note holds nothing secret: who saved, and the record's key. The browser keeps the channel of
 * frames in another site's page apart from that of ordinary windows, as it does their databases, and so their drafts.
 */
export function createSaveNotes(page: Environment['page']): {
  open(owner: DraftOwner, record: () => string): Pick<DraftStore, 'noteSaved' | 'onSavedElsewhere'>;
} {
  const pages = new Set<(note: unknown) => void>();
  // Reading or opening it may throw where storage is blocked.
  const channel = tryRead(() => page.BroadcastChannel && new page.BroadcastChannel(CHANNEL));
  channel?.addEventListener('message', ({ data }) => pages.forEach((receive) => receive(data)));
  return {
    open({ tenantCode, accountCode }, record) {
      const listeners = new Set<() => void>();
      function receive(received: unknown) {
        const { success, output } = safeParse(noteSchema, received);
        if (!success || output.tenantCode !== tenantCode || output.accountCode !== accountCode) return;
        if (output.record === record()) listeners.forEach((listener) => listener());
      }
      return {
        noteSaved() {
          const note = { kind: 'saved', tenantCode, accountCode, record: record() };
          channel?.postMessage(note);
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
