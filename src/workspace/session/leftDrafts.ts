import type { Services } from '@/services';
import type { Notices } from '../notices/createNotices';

export type LeftDraftsServices = Pick<Services, 'drafts' | 'session' | 'i18n'>;

/** A second press within this time is that of a double click. */
const DOUBLE_CLICK_MS = 500;

/** The answers to the question about drafts; `stay`: the person does not sign out. */
export type DraftsAnswer = 'delete' | 'keep' | 'stay';

export interface SignOutDrafts {
  /** Asks what becomes of the drafts of closed pages. Where there are none, they are kept without a question. */
  ask(notices: Pick<Notices, 'choose'>): Promise<DraftsAnswer>;
  /**
   * Deletes all drafts, or with `keep` those of open pages alone, whose input the person has given up before. The session
   * must end with it, because the open pages store nothing any more.
   */
  end(answer: Exclude<DraftsAnswer, 'stay'>): Promise<void>;
}

/** Looks for the drafts that the signed-in person would leave on this device; undefined without a person. */
export async function leftDrafts({ drafts, session, i18n }: LeftDraftsServices): Promise<SignOutDrafts | undefined> {
  const user = session.get()?.user;
  if (!user) return undefined;
  const [store] = await Promise.all([drafts(), i18n.loadNamespaces('account')]);
  const { count, isStored } = await store.leftBy(user);
  return {
    ask: async ({ choose }) => {
      if (count === 0) return 'keep';
      // The question before this one has its 放弃修改 where this one deletes.
      await new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK_MS));
      return choose<DraftsAnswer>(
        {
          title: i18n.t('account.drafts', { count }),
          text: i18n.t(isStored ? 'account.drafts.hint' : 'account.drafts.hint.window', { count }),
          confirmText: i18n.t('account.drafts.delete'),
          isDanger: true,
        },
        { yes: 'delete', no: 'stay', more: { text: i18n.t('account.drafts.keep'), answer: 'keep' } },
      );
    },
    end: (answer) => (answer === 'delete' ? store.discard(user) : store.discardOpen()),
  };
}
