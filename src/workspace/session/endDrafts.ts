import type { Services } from '@/services';
import type { Notices } from '../notices/createNotices';
import type { LeftDraftsServices } from './leftDrafts';

/** A sign-out waits no longer for the number of drafts: offline, the code that counts them may have to be fetched. */
const WAIT_MS = 3_000;

export interface EndDraftsDeps {
  services: LeftDraftsServices & Pick<Services, 'log'>;
  notices: Pick<Notices, 'choose'>;
}

/**
 * Ends the drafts of a person who signs out. Resolves to what deletes the input of open pages, which they have given up,
 * to be called before the session ends. `hasQuestion`: asks about those that they leave on this device, which are not
 * encrypted, and deletes these as well on request; resolves to undefined when they stay.
 */
export async function endDrafts(
  { services, notices }: EndDraftsDeps,
  { hasQuestion }: { hasQuestion: boolean },
): Promise<(() => void) | undefined> {
  const warn = (error: unknown) =>
    services.log({ level: 'warn', source: 'workspace', message: 'The drafts could not be read or deleted', error });
  const finding = import(/* webpackChunkName: "draft-store" */ './leftDrafts').then(({ leftDrafts }) =>
    leftDrafts(services),
  );
  finding.catch(warn);
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, WAIT_MS));
  const found = await Promise.race([finding, tooLate]).catch(() => undefined);
  const answer = (hasQuestion && (await found?.ask(notices))) || 'keep';
  if (answer === 'stay') return undefined;
  return () => void found?.end(answer).catch(warn);
}
