import type { Services } from '@/services';
import type { Notices } from '../notices/createNotices';

export type LeftDraftsServices = Pick<Services, 'drafts' | 'session' | 'i18n'>;

/** The question about drafts that were found. Resolves to what deletes them; undefined where the person keeps them. */
export type DraftsQuestion = (notices: Pick<Notices, 'confirm'>) => Promise<(() => Promise<void>) | undefined>;

/** Looks for the drafts that the signed-in person would leave on this device; undefined when there are none. */
export async function leftDrafts({ drafts, session, i18n }: LeftDraftsServices): Promise<DraftsQuestion | undefined> {
  const user = session.get()?.user;
  if (!user) return undefined;
  const [store] = await Promise.all([drafts(), i18n.loadNamespaces('account')]);
  const ids = await store.leftBy(user);
  if (ids.length === 0) return undefined;
  return async ({ confirm }) => {
    const isDeleting = await confirm({
      title: i18n.t('account.drafts', { count: ids.length }),
      text: i18n.t('account.drafts.hint'),
      confirmText: i18n.t('account.drafts.delete'),
      cancelText: i18n.t('account.drafts.keep'),
      isDanger: true,
    });
    return isDeleting ? () => store.remove(ids) : undefined;
  };
}
