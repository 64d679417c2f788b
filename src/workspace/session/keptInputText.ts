import { fallback, object, string } from 'valibot';
import { read, stringList } from '@/common/schemas';
import type { Services } from '@/services';
import type { User } from '@/services/session/user';

const text = fallback(string(), '');
const noteSchema = object({
  tenantCode: text,
  accountCode: text,
  positionId: text,
  positionName: text,
  titles: stringList,
});

/** What a stored note tells the person who is signed in now. What somebody else had open is not shown to them. */
export function keptInputText(note: unknown, user: User, t: Services['i18n']['t']): string {
  const { tenantCode, accountCode, positionId, positionName, titles } = read(noteSchema, note);
  const isOwn = tenantCode === user.tenantCode && accountCode === user.accountCode;
  return isOwn && positionId !== user.positionId
    ? t('account.replaced.position', { titles, position: positionName })
    : t('account.replaced.signIn');
}
