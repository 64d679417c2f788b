import type { Disposable } from '@/common/disposable';
import { notificationSetting } from '@/common/messages/browserNotifications';
import type { Message } from '@/common/messages/message';
import { sharePending } from '@/common/once';
import type { Announcer, AnnouncerDeps } from '../messages/createAnnouncer';
import { createWatch } from '../messages/createWatch';
import { createPolling } from './createPolling';
import type { PollingDeps } from './createPolling';
import { createBadgeReader } from './readBadges';
import type { BadgeReaderDeps } from './readBadges';

export interface PollBadgesDeps
  extends
    Omit<BadgeReaderDeps, 'onNews'>,
    Omit<AnnouncerDeps, 'refresh' | 'watch' | 'page'>,
    Omit<PollingDeps, 'run' | 'runsHidden'> {
  /** Loads the texts of the notices. */
  loadTexts(): Promise<void>;
}

/** Keeps the numbers up to date, and announces new messages. */
export function pollBadges(deps: PollBadgesDeps): { refresh(): void; dispose: Disposable } {
  const watch = createWatch(deps);
  let news: readonly Message[] = [];
  let announcer: Announcer | undefined;
  let isDisposed = false;

  const fetchAnnouncer = sharePending(async () => {
    const [{ createAnnouncer }] = await Promise.all([
      import(/* webpackChunkName: "news" */ '../messages/createAnnouncer'),
      deps.loadTexts(),
    ]);
    announcer = createAnnouncer({ ...deps, watch, refresh: () => polling.refresh() });
  });

  /**
   * Announces each message once at most. News whose announcement cannot be fetched waits for the next read, and other tabs
   * are not told that this one has read it.
   */
  async function announceNews(areMessagesRead: boolean) {
    if (news.length > 0 && !announcer) await fetchAnnouncer();
    if (isDisposed) return;
    const taken = news;
    news = [];
    if (taken.length > 0) announcer?.announce(taken);
    if (areMessagesRead) watch.noteRead();
  }

  const read = createBadgeReader({
    ...deps,
    onNews(messages) {
      news = [...news, ...messages];
    },
  });
  const polling = createPolling({
    async run() {
      const { isAnswered, areMessagesRead } = await read();
      // The numbers do not wait for what announces.
      if (!isDisposed)
        announceNews(areMessagesRead).catch((error: unknown) =>
          deps.log({ level: 'warn', source: 'badges', message: 'The news could not be announced', error }),
        );
      return isAnswered;
    },
    page: deps.page,
    isOnline: deps.isOnline,
    runsHidden: () => notificationSetting(deps.preferences) === 'on',
  });
  return {
    refresh: polling.refresh,
    dispose() {
      isDisposed = true;
      polling.dispose();
      announcer?.dispose();
    },
  };
}
