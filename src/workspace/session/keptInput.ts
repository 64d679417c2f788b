import type { Services } from '@/services';
import type { User } from '@/services/session/user';
import type { Records } from '@/services/storage/records';
import type { DiscardUndo } from '../close-guard/discardUndo';
import type { UnsavedPages } from '../close-guard/unsavedModel';
import type { Notices } from '../notices/createNotices';

const KEY = 'atrium.kept-input';

export interface KeptInputDeps {
  /** Of this window; they survive its reload. */
  records: Records;
  user: User;
  /** The pages with unsaved input. */
  unsaved(): UnsavedPages;
  titlesOf: DiscardUndo['titlesOf'];
  i18n: Pick<Services['i18n'], 't' | 'loadNamespaces'>;
  notices: Pick<Notices, 'showMessages'>;
}

/** The note about pages that were closed with unsaved input, because another window has replaced the session. */
export interface KeptInput {
  /** Leaves the note for the next workspace of this window. */
  note(): void;
  /** Shows the note that an earlier workspace has left, until it is confirmed. */
  show(): Promise<void>;
}

/** Each unsaved page is a draft of its account and position, so the note says where to find it. */
export function createKeptInput({ records, user, unsaved, titlesOf, i18n, notices }: KeptInputDeps): KeptInput {
  return {
    note() {
      const pages = unsaved();
      if (pages.length === 0) return;
      const titles = titlesOf(pages).map((title) => i18n.t(title));
      const { tenantCode, accountCode, positionId, positionName } = user;
      records.write(KEY, { tenantCode, accountCode, positionId, positionName, titles });
    },
    async show() {
      const found = records.read(KEY);
      if (found === undefined) return;
      const [{ keptInputText }] = await Promise.all([
        import(/* webpackChunkName: "draft-store" */ './keptInputText'),
        i18n.loadNamespaces('account'),
      ]);
      await notices.showMessages([{ type: 'warning', message: keptInputText(found, user, i18n.t) }]);
      records.remove(KEY);
    },
  };
}
