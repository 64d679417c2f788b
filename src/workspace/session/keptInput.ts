import { fallback, object, string } from 'valibot';
import { read, stringList } from '@/common/schemas';
import type { User } from '@/services/session/user';
import type { Records } from '@/services/storage/records';
import type { DiscardUndo } from '../close-guard/discardUndo';
import type { UnsavedPages } from '../close-guard/unsavedModel';
import type { Notices } from '../notices/createNotices';

const KEY = 'atrium.kept-input';

const text = fallback(string(), '');
const noteSchema = object({
  tenantCode: text,
  accountCode: text,
  positionId: text,
  positionName: text,
  titles: stringList,
});

export interface KeptInputDeps {
  /** Of this window; they survive its reload. */
  records: Records;
  user: User;
  /** The pages with unsaved input. */
  unsaved(): UnsavedPages;
  titlesOf: DiscardUndo['titlesOf'];
  t(key: string, params?: Record<string, unknown>): string;
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
export function createKeptInput({ records, user, unsaved, titlesOf, t, notices }: KeptInputDeps): KeptInput {
  return {
    note() {
      const pages = unsaved();
      if (pages.length === 0) return;
      const titles = titlesOf(pages).map((title) => t(title));
      const { tenantCode, accountCode, positionId, positionName } = user;
      records.write(KEY, { tenantCode, accountCode, positionId, positionName, titles });
    },
    async show() {
      const found = records.read(KEY);
      if (found === undefined) return;
      records.remove(KEY);
      const { tenantCode, accountCode, positionId, positionName, titles } = read(noteSchema, found);
      const isOwn = tenantCode === user.tenantCode && accountCode === user.accountCode;
      // What somebody else had open is not shown to this account.
      const message =
        isOwn && positionId !== user.positionId
          ? t('workspace.replaced.position', { titles, position: positionName })
          : t('workspace.replaced.signIn');
      await notices.showMessages([{ type: 'warning', message }]);
    },
  };
}
