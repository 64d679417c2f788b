import type { Services } from '@/services';
import type { Notices } from '../notices/createNotices';

export type LeftDraftsServices = Pick<Services, 'drafts' | 'session' | 'i18n'>;

/** The answers to the question about drafts; `stay`: the person does not sign out. */
export type DraftsAnswer = 'delete' | 'keep' | 'stay';

export interface DraftsQuestion {
  ask(notices: Pick<Notices, 'choose'>): Promise<DraftsAnswer>;
  /** Ends the drafts of all pages that the person has open as well, so the session must end with it. */
  delete(): Promise<void>;
}

/** Looks for the drafts that the signed-in person would leave on this device; undefined when there are none. */
export async function leftDrafts({ drafts, session, i18n }: LeftDraftsServices): Promise<DraftsQuestion | undefined> {
  const user = session.get()?.user;
  if (!user) return undefined;
  const [store] = await Promise.all([drafts(), i18n.loadNamespaces('account')]);
  const { count, isStored } = await store.leftBy(user);
  if (count === 0) return undefined;
  return {
    ask: ({ choose }) =>
      choose<DraftsAnswer>(
        {
          title: i18n.t('account.drafts', { count }),
          text: i18n.t(isStored ? 'account.drafts.hint' : 'account.drafts.hint.window'),
          confirmText: i18n.t('account.drafts.delete'),
          isDanger: true,
        },
        { yes: 'delete', no: 'stay', more: { text: i18n.t('account.drafts.keep'), answer: 'keep' } },
      ),
    delete: () => store.discard(user),
  };
}
